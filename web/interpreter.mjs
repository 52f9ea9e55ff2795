// Pyodide, with what PyScript's library imports: PyScript's own hook for it is left out (start.mjs).

import { loadPyodide as load, version } from "./runtime/pyodide/pyodide.mjs";

const indexURL = new URL("./runtime/pyodide/", import.meta.url).href;

// Before it starts PyScript looks into a database for packages that it kept. There is none to keep,
// and where a visitor forbids all site data no database: it looks into one that is empty.
const answered = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
};
const store = { getAllKeys: () => answered([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) } });

// Pyodide first tries to load its other half as workers of old did: to be refused that is nothing
// to tell a visitor's console of, as Firefox does.
globalThis.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url === `${indexURL}pyodide.asm.js` ? url : null),
});

export async function loadPyodide(options) {
    const interpreter = await load({ ...options, indexURL });
    interpreter.registerJsModule("_pyscript", { fs: {}, interpreter });
    return interpreter;
}
export { version };
