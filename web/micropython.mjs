// MicroPython as the page runs it, its modules (app.bin) as a disk that is there from the start.
//
// PyScript's <script type="micropython"> takes an address beside its own, and passes it on as one
// beside the page: this file stands between. Its <script type="mpy"> would bring a library the page
// does not use, and start a quarter of a second later.

import { loadMicroPython as load } from "./runtime/micropython/micropython.mjs";

const HEAP = 8 << 20; // bytes
const at = (name) => new URL(name, import.meta.url).href;

async function disk() {
    const response = await fetch(at("app.bin"));
    return new Uint8Array(await response.arrayBuffer());
}

const started = disk();

export const loadMicroPython = async (options) => {
    const url = at("runtime/micropython/micropython.wasm");
    return load({ ...options, romfs: await started, heapsize: HEAP, url });
};
