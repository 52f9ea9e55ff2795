// Loads MicroPython for a page, with the page's modules as a disk that is there from the start: app.bin,
// or lab.bin in the Lab, which the page preloads as its image.
//
// PyScript's <script type="micropython"> resolves an address against its own, and its interpreter
// against the page: this file translates. Its <script type="mpy"> would load a library that the page
// does not use, and start a quarter of a second later.

import { loadMicroPython as load } from "./runtime/micropython/micropython.js";

const HEAP = 16 << 20; // bytes: half of it is set aside for the look-up of a large hive
const at = (name) => new URL(name, import.meta.url).href;

async function disk() {
    const response = await fetch(document.getElementById("image").href);
    return new Uint8Array(await response.arrayBuffer());
}

const started = disk();

// The possible words are downloaded while MicroPython starts, but only after the likely words, which
// are shown first. Pages of other languages need neither.
const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByName(at("likely.bee")).length) return;
    observer.disconnect();
    const preload = { rel: "preload", as: "fetch", crossOrigin: "", href: at("possible.bee") };
    document.head.append(Object.assign(document.createElement("link"), preload));
});
if (document.querySelector("link[href$='likely.bee']"))
    observer.observe({ type: "resource", buffered: true });

// Makes the bytes that a text takes in MicroPython's memory those that are written there. Emscripten
// counts too many after half a surrogate pair, and what happens to be in memory ends the text.
function countWrittenBytes(module) {
    const { lengthBytesUTF8 } = module;
    const encoder = new TextEncoder();
    module.lengthBytesUTF8 = (text) =>
        /[\ud800-\udfff]/.test(text) ? encoder.encode(text).length : lengthBytesUTF8(text);
}

export const loadMicroPython = async (options) => {
    const url = at("runtime/micropython/micropython.wasm");
    const micropython = await load({ ...options, romfs: await started, heapsize: HEAP, url });
    countWrittenBytes(micropython._module);
    const { FS } = micropython;
    window.writeFile = (path, content) => FS.writeFile(path, new Uint8Array(content)); // for page.py
    await new Promise((resolve) => setTimeout(resolve)); // lets the browser respond
    return micropython;
};
