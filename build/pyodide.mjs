// Runs build/bytecode.py in Pyodide:
//     node build/pyodide.mjs PROJECT OUT
import { pathToFileURL } from "node:url";

const [project, out] = process.argv.slice(2);
const modules = pathToFileURL(`${project}/web/node_modules/`);
const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", modules));

const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
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
