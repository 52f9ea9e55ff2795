// MicroPython as the page runs it, its modules (app.bin) as a disk that is there from the start.
//
// PyScript's <script type="micropython"> takes an address beside its own, and passes it on as one
// beside the page: this file stands between. Its <script type="mpy"> would bring a library the page
// does not use, and start a quarter of a second later.

import { loadMicroPython as load } from "./runtime/micropython/micropython.mjs";

const HEAP = 8 << 20; // bytes
const at = (name) => new URL(name, import.meta.url).href;
const disk = fetch(at("app.bin")).then((response) => response.arrayBuffer());

export const loadMicroPython = async (options) =>
    load({
        ...options,
        heapsize: HEAP,
        romfs: new Uint8Array(await disk),
        url: at("runtime/micropython/micropython.wasm"),
    });
