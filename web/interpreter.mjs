// Pyodide, with what PyScript's library imports: PyScript's own hook for it is left out (start.mjs).

import { loadPyodide as load, version } from "./runtime/pyodide/pyodide.mjs";

const indexURL = new URL("./runtime/pyodide/", import.meta.url).href;

export async function loadPyodide(options) {
    const interpreter = await load({ ...options, indexURL });
    interpreter.registerJsModule("_pyscript", { fs: {}, interpreter });
    return interpreter;
}
export { version };
