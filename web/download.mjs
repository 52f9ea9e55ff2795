// Pyodide, with its download counted: tells the page how many bytes have come so far.
//
// The page cannot see what its worker fetches. A later visit fetches nothing and counts nothing.

import { loadPyodide as load, version } from "./runtime/pyodide/pyodide.mjs";

const base = new URL("./", import.meta.url).href;
const later = globalThis.caches?.has(`open-hive ${base}`).catch(() => false);
const channel = new BroadcastChannel(`download of ${base}`);
const { fetch } = globalThis;
let bytes = 0;

async function count(response) {
    const reader = response.body.getReader();
    for (let part; !(part = await reader.read()).done; ) {
        channel.postMessage((bytes += part.value.length));
    }
}

globalThis.fetch = async (...request) => {
    const [response, uncounted] = await Promise.all([fetch(...request), later]);
    if (!uncounted) count(response.clone()).catch(() => {}); // whoever asked hears of it, too
    return response;
};

export const loadPyodide = (options) => load({ ...options, indexURL: `${base}runtime/pyodide/` });
export { version };
