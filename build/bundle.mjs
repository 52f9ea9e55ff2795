// Bundles the scripts of PyScript, MicroPython, the Lab's editor, and QR codes from their npm packages:
//     node build/bundle.mjs PROJECT OUT
//
// OUT/core.js starts Python on the page. OUT/worker.js starts it in workers; it is loaded with the
// engine. OUT/micropython.js is MicroPython's script without its spaces, and OUT/editor.js is
// CodeMirror with web/lab/editor.js. OUT/qr.js draws QR codes. PyScript's Python library,
// its plugins, its installer of packages, and its access to the visitor's folders are left out, since
// the page uses none of them. OUT/sources.json lists the files that they consist of. A first visit loads 44 kB of scripts instead of 78 kB, compressed.
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [project, out] = process.argv.slice(2);
const modules = `${project}/web/node_modules`;
const { build } = await import(pathToFileURL(`${modules}/esbuild/lib/main.js`));

const UNUSED =
    /@pyscript\/core\/src\/(stdlib\/pyscript|plugins(\/codemirror)?)\.js$|polyscript\/esm\/(python\/mip|interpreter\/_nativefs)\.js$/;
const NOTHING = 'export default ""; export const initializeNativeFS = () => null;';
const WORKER = /polyscript\/esm\/worker\/xworker\.js$/;
const LATER = `
    let create;
    export const loadWorkers = async () => { create = (await import("./worker.js")).default; };
    export default (...given) => create(...given);
`;
const CORE = `
    export { hooks } from "./@pyscript/core/src/core.js";
    export { loadWorkers } from "./polyscript/esm/worker/xworker.js";
`;

const QR = `
    import { correction, generate } from "lean-qr";
    import { toSvgPath } from "lean-qr/extras/svg";
    export function draw(text) {
        const code = generate(text, { minCorrectionLevel: correction.L });
        return { size: code.size, path: toSvgPath(code) };
    }
`;

const parts = {
    name: "parts",
    setup({ onLoad }) {
        onLoad({ filter: UNUSED }, () => ({ contents: NOTHING }));
        onLoad({ filter: WORKER }, () => ({ contents: LATER }));
    },
};
const options = {
    minify: true,
    format: "esm",
    target: ["chrome111", "firefox114", "safari16.4"],
    legalComments: "none",
    metafile: true,
    absWorkingDir: project,
    logLevel: "error",
};
const bundling = {
    ...options,
    bundle: true,
    external: ["./worker.js", "./3rd-party/*", "./pyodide_graph.js", "./plugins/donkey.js"],
};
const bundles = [
    {
        ...bundling,
        stdin: { contents: CORE, resolveDir: modules },
        outfile: `${out}/core.js`,
        plugins: [parts],
    },
    {
        ...bundling,
        entryPoints: [`${modules}/polyscript/esm/worker/xworker.js`],
        outfile: `${out}/worker.js`,
    },
    {
        ...options,
        bundle: true,
        format: "iife",
        globalName: "codeEditor",
        loader: { ".css": "text" },
        target: "es2022",
        entryPoints: [`${project}/web/lab/editor.js`],
        outfile: `${out}/editor.js`,
    },
    {
        ...options,
        bundle: true,
        format: "iife",
        globalName: "qr",
        stdin: { contents: QR, resolveDir: modules },
        outfile: `${out}/qr.js`,
    },
    {
        ...options,
        entryPoints: [`${modules}/@micropython/micropython-webassembly-pyscript/micropython.mjs`],
        outfile: `${out}/micropython.js`,
    },
];
const made = await Promise.all(bundles.map(build));
const inputs = made.flatMap(({ metafile }) =>
    Object.values(metafile.outputs).map((file) => file.inputs),
);
const sources = inputs.flatMap((each) =>
    Object.keys(each).filter((name) => each[name].bytesInOutput > 0),
);
await writeFile(`${out}/sources.json`, JSON.stringify([...new Set(sources)].sort()));
