// Loads Pyodide, and adds the module that PyScript's hook would add; start.mjs removes that hook.

import { loadPyodide as load, version } from "./runtime/pyodide/pyodide.mjs";

const indexURL = new URL("./runtime/pyodide/", import.meta.url).href;

// PyScript first looks for cached packages in a database. There are none, and browsers that block
// site data have no database, so it gets an empty one.
const answered = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
};
const store = { getAllKeys: () => answered([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) } });

// Pyodide first tries to load its other half as in a classic worker. Without this policy Firefox
// logs an error for it.
globalThis.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url === `${indexURL}pyodide.asm.js` ? url : null),
});

export async function loadPyodide(options) {
    const interpreter = await load({ ...options, indexURL });
    interpreter.registerJsModule("_pyscript", { fs: {}, interpreter });
    return interpreter;
}
export { version };
