// Loads Pyodide with the engine's files.
//
// Pyodide starts from a snapshot of its memory if an earlier visit has stored one. The snapshot has
// imported beecore and read the words, which takes most of the time of a start.

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
    const interpreter = (await restored(options)) ?? (await started(options));
    const { runPythonAsync } = interpreter;
    interpreter.runPythonAsync = async (code, ...rest) =>
        code.startsWith(LIBRARY) ? null : runPythonAsync(code, ...rest);
    return interpreter;
}
export { version };

const content = async (name) => new Uint8Array(await (await fetch(base + name)).arrayBuffer());

async function started(options) {
    const [interpreter, archive] = await Promise.all([
        load({ ...options, indexURL }),
        content("beecore.zip"), // with the words
    ]);
    interpreter.unpackArchive(archive, "zip");
    return interpreter;
}

// The rest uses functions that only Pyodide's exact version is known to have.

const VERSION = ""; // of the engine's files, filled in by build/offline.py
const cacheName = `open-hive snapshot ${base}`; // the same as in sw.js and app/answers/snapshot.py
const address = `${base}snapshot?${VERSION}`;

// All modules are imported, since a restored Pyodide has none of beecore's files.
const PREPARE = `
import asyncio, functools, importlib, json, pathlib, pyodide.ffi, random
from beecore import pack
for path in pathlib.Path("beecore").rglob("*.pyc"):
    name = ".".join(path.with_suffix("").parts)
    importlib.import_module(name.removesuffix(".__init__"))
pack.read_file(pathlib.Path("lexicon.bee").resolve())
`;
const RESEED = "import random; random.seed()";

const digest = async (bytes) =>
    String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

async function undamaged(response) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if ((await digest(bytes)) === response.headers.get("digest")) return bytes;
    throw new Error("the snapshot is damaged");
}

// Returns Pyodide restored from the stored snapshot; null if there is none, or it is of no use.
async function restored(options) {
    try {
        const found = await caches.match(address, { cacheName });
        if (found) {
            const snapshot = undamaged(found); // while Pyodide loads
            snapshot.catch(() => {}); // load() throws it
            const interpreter = await load({ ...options, indexURL, _loadSnapshot: snapshot });
            interpreter.runPython(RESEED);
            return interpreter;
        }
        await caches.delete(cacheName); // a snapshot of another version
    } catch {
        globalThis.caches?.delete(cacheName).catch(() => {});
    }
    return null;
}

// Starts Pyodide to take a snapshot of its memory. Only a Python without any of the page's objects
// can be stored, so this needs a worker of its own: see app/answers/snapshot.py.
export async function storeSnapshot() {
    const interpreter = await started({ _makeSnapshot: true });
    interpreter.runPython(PREPARE);
    const snapshot = interpreter.makeMemorySnapshot();
    const headers = { digest: await digest(snapshot) };
    const cache = await caches.open(cacheName);
    await cache.put(address, new Response(snapshot, { headers }));
}
