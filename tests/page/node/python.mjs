// Starts the page's MicroPython, as PyScript and web/micropython.js do in a browser.
//
// In MicroPython the module `js` is the runtime's `globalThis`, which here must be a page's
// window. So the runtime's source is compiled once into a function with `globalThis` as a parameter,
// which is called for each document.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const SCRIPT =
    "../../../web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";
const HEAP = 16 << 20; // bytes, as in web/micropython.js
const PARAMETERS = [
    "globalThis",
    "window",
    "document",
    "navigator",
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "Date",
    "fetch",
    "WebAssembly",
    "process",
    "require",
];

const AsyncFunction = (async () => {}).constructor;
const runtimes = new Map();

async function runtime(folder) {
    if (!runtimes.has(folder)) {
        const wasm = readFileSync(join(folder, "runtime/micropython/micropython.wasm"));
        const source = readFileSync(new URL(SCRIPT, import.meta.url), "utf-8")
            .replace(/\bexport (default \w+;|(?=async function))/g, "")
            .replaceAll("import.meta.url", '"file:///micropython.mjs"');
        const make = new AsyncFunction(...PARAMETERS, isolate(source));
        runtimes.set(folder, { make, wasm: await WebAssembly.compile(wasm) });
    }
    return runtimes.get(folder);
}

// Returns the runtime's source with local variables in place of its global ones, which pages would
// otherwise share.
function isolate(source) {
    const shared = [...source.matchAll(/globalThis\.((?:proxy|pyProxy)\w+)=/g)].map(
        (each) => each[1],
    );
    const text = source
        .replaceAll("globalThis.Module=Module", "share(Module)")
        .replace(/globalThis\.((?:proxy|pyProxy)\w+)/g, "$1");
    return `let Module, ${shared}; const share = (made) => { Module = made; };
${text}
return loadMicroPython;`;
}

// Starts MicroPython in a window and runs the page's script; resolves to the interpreter.
export async function start({ window, folder, print, modules }) {
    const image = window.fetch(new URL("app.bin", window.document.baseURI));
    const { make, wasm } = await runtime(folder);
    const assembly = {
        ...properties(WebAssembly),
        instantiateStreaming: async (_, imports) => ({
            instance: await WebAssembly.instantiate(wasm, imports),
            module: wasm,
        }),
    };
    const load = await make(
        window,
        window,
        window.document,
        window.navigator,
        window.setTimeout,
        window.clearTimeout,
        window.setInterval,
        window.Date,
        async () => new Response(),
        assembly,
    );
    const romfs = new Uint8Array(await (await image).arrayBuffer());
    window.hasDisk = true;
    const python = await load({
        romfs,
        heapsize: HEAP,
        url: "micropython.wasm",
        stdout: (line) => print("log", line),
        stderr: (line) => print("error", line),
    });
    for (const [name, module] of Object.entries(modules)) python.registerJsModule(name, module);
    if (window.closed) return python;
    const script = window.document.querySelector("script[type=micropython]");
    python.runPython(script.textContent);
    return python;
}

const properties = (thing) =>
    Object.fromEntries(Object.getOwnPropertyNames(thing).map((name) => [name, thing[name]]));
