// Runs build/bytecode.py in Pyodide, with PyScript's library where the page's worker has it:
//     node build/pyodide.mjs PROJECT OUT
import { pathToFileURL } from "node:url";

const [project, out] = process.argv.slice(2);
const modules = pathToFileURL(`${project}/web/node_modules/`);
const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", modules));
const { default: library } = await import(
    new URL("@pyscript/core/src/stdlib/pyscript.js", modules)
);

const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
const write = (folder, entries) => {
    pyodide.FS.mkdirTree(folder);
    for (const [name, content] of Object.entries(entries))
        if (typeof content === "string") pyodide.FS.writeFile(`${folder}/${name}`, content);
        else write(`${folder}/${name}`, content);
};
write(".", library);

// Stand-ins for the JavaScript modules that PyScript's library imports in a worker.
pyodide.registerJsModule("_pyscript", { fs: {}, interpreter: pyodide });
pyodide.registerJsModule("polyscript", {
    config: { sync_main_only: true },
    ffi: {},
    js_modules: {},
    lazy_py_modules: null,
    storage: null,
    xworker: { sync: {}, window: null },
});

pyodide.mountNodeFS("/project", project);
pyodide.mountNodeFS("/out", out);
try {
    pyodide.runPython(`
        import sys
        sys.path.append("/project")
        from build.bytecode import main
        main("/project", "/out")
    `);
} catch (error) {
    console.error(error.message); // not `error.stack`, which quotes a line of source code of a megabyte
    process.exitCode = 1;
}
