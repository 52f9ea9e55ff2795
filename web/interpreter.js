// Loads Pyodide with the engine's files.

import { loadPyodide as load, version } from "./runtime/pyodide/pyodide.js";

const base = new URL("./", import.meta.url).href;
const indexURL = `${base}runtime/pyodide/`;

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

// PyScript first runs a program that begins like this, to install a library that the engine does not
// use.
const LIBRARY = "import os as _os";

export async function loadPyodide(options) {
    const [interpreter, response] = await Promise.all([
        load({ ...options, indexURL }),
        fetch(`${base}beecore.zip`),
    ]);
    interpreter.unpackArchive(new Uint8Array(await response.arrayBuffer()), "zip");
    const { runPythonAsync } = interpreter;
    interpreter.runPythonAsync = async (code, ...rest) =>
        code.startsWith(LIBRARY) ? null : runPythonAsync(code, ...rest);
    return interpreter;
}
export { version };
