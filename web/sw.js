// The service worker: caches the site for offline use, one version at a time.
//
// A version is this file with its list of files. The browser installs a changed one beside the
// active one; it becomes active when no page uses the old version, or when a page asks for it and
// all pages reload. Files are cached by name and hash: versions share equal files, never use each
// other's, and an interrupted installation continues where it stopped.

// build/offline.py defines constants before this line:
// HASHES of the files, by name; the page itself has the name "".
// LATER and LAST, names of files that are not cached at once: LATER when first used, and LAST also
// when a page of a later visit is idle. Visitors who want everything offline get all of them.
// PAGES, the names of the page in each language with the files that only it needs. They are cached at
// once for the languages in which the site is open, and otherwise when first used.

const FILES = new Map(Object.entries(HASHES));

const BASE = registration.scope;
const CACHE = `open-hive ${BASE}`;
const cacheKey = (name) => `${BASE}${name}?${FILES.get(name)}`;
const EVERYTHING = `${BASE}everything`; // in the cache if wanted; app/browser/offline.py adds it

// Downloads are aborted when another version takes over; the browser would wait for them.
let downloads = new AbortController();
function abortDownloads() {
    downloads.abort();
    downloads = new AbortController();
}

// During a deployment a server has files of two versions, and those of the other one fail the check
// of their hash. So does a damaged file in the browser's own cache: it is fetched again without it.
const fetched = (name) => {
    const { signal } = downloads;
    const ask = (cache) => fetch(BASE + name, { cache, integrity: FILES.get(name), signal });
    return ask("no-cache").catch(() => ask("reload"));
};

// Returns a file from the cache, or fetches and caches it. The page itself is checked whenever it is
// opened; it checks the other files, and fetches damaged ones again. Without a working cache the site
// is fetched from the network. With "force-cache" the page asks for a file as it arrives, to show the
// progress, before it asks for the file that is checked and cached.
async function cachedOrFetched(name, { mode, cache: wish }) {
    const cache = await caches.open(CACHE).catch(() => null);
    const found = wish === "reload" ? null : await cache?.match(cacheKey(name)).catch(() => null);
    if (found && (mode !== "navigate" || (await isUndamaged(found, name)))) return found;
    if (wish === "force-cache") return fetch(BASE + name, { signal: downloads.signal });
    const response = await fetched(name);
    if (cache) await cache.put(cacheKey(name), response.clone()).catch(() => {});
    return response;
}

async function isUndamaged(response, name) {
    const content = await response.clone().arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return FILES.get(name) === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

const addToCache = async (cache, name) =>
    (await cache.match(cacheKey(name))) || cache.put(cacheKey(name), await fetched(name));

// Returns the name of a file of the site, given its address; pages have the name of their folder.
const nameOf = (address) =>
    address
        .split(/[?#]/)[0]
        .slice(BASE.length)
        .replace(/(^|\/)index\.html$/, "$1");

async function cacheAtInstall() {
    const cache = await caches.open(CACHE);
    const there = (await cache.keys()).map(({ url }) => url); // all at once, since each look-up is slow
    const known = new Set([...there, ...there.map((url) => url.split("?")[0])]);
    const later = new Set(known.has(EVERYTHING) ? [] : [...LATER, ...LAST]);
    const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    const open = new Set(
        windows.map(({ url }) => nameOf(url)).filter((name) => Object.hasOwn(PAGES, name)),
    );
    if (!open.size) open.add("");
    for (const [name, files] of Object.entries(PAGES))
        for (const file of files) open.has(name) ? later.delete(file) : later.add(file);
    // An earlier version of the file was cached; the names of modules once ended in .mjs.
    const wasCached = (name) =>
        known.has(BASE + name) || known.has(BASE + name.replace(/js$/, "mjs"));
    const isWanted = (name) => !later.has(name) || wasCached(name);
    const isMissing = (name) => isWanted(name) && !known.has(cacheKey(name));
    await Promise.all([...FILES.keys()].filter(isMissing).map((name) => addToCache(cache, name)));
}

// Files that cannot be loaded now are requested again by the next page.
async function cacheLast() {
    const cache = await caches.open(CACHE);
    await Promise.allSettled(LAST.map((name) => addToCache(cache, name)));
}

async function deleteOtherVersions() {
    if (registration.installing ?? registration.waiting) return; // the newer version will delete them
    await caches.delete(`open-hive snapshot ${BASE}`); // of the engine's memory, by earlier versions
    const cache = await caches.open(CACHE);
    const ours = new Set([EVERYTHING, ...[...FILES.keys()].map(cacheKey)]);
    const others = (await cache.keys()).filter(({ url }) => !ours.has(url));
    await Promise.all(others.map((request) => cache.delete(request)));
}

// Returns the names of the files that are not cached, also of those that only other languages need.
async function missingFiles() {
    const cache = await caches.open(CACHE);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    return [...FILES.keys()].filter((name) => !there.has(cacheKey(name)));
}

// Runs one job at a time: an installation must not rely on files that are being deleted.
const alone = (work, subject = "") => navigator.locks.request(CACHE + subject, work);

// Pages opened since this version took over from another one; all other pages must reload.
let currentPages = null;
const reload = (page) => page?.type === "window" && page.postMessage("reload");

addEventListener("install", (event) => event.waitUntil(alone(cacheAtInstall)));

addEventListener("message", (event) => {
    if (event.data === "keep the rest") event.waitUntil(alone(cacheLast, "last"));
    else if (event.data === "give way") abortDownloads();
    else if (event.data === "list missing files")
        event.waitUntil(
            missingFiles().then((names) => event.ports[0].postMessage(JSON.stringify(names))),
        );
    else skipWaiting();
});

addEventListener("activate", (event) => {
    const takeOver = async () => {
        const pages = await clients.matchAll(); // of the last version
        if (pages.length) currentPages = new Set();
        await clients.claim();
        pages.forEach(reload);
        await alone(deleteOtherVersions);
    };
    event.waitUntil(takeOver());
});

addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const name = nameOf(url);
    if (method !== "GET" || !url.startsWith(BASE) || !FILES.has(name)) return;
    event.respondWith(cachedOrFetched(name, event.request));
    // A page that was opening while this version took over was in no list, but its requests arrive.
    if (mode === "navigate") currentPages?.add(event.resultingClientId);
    else if (currentPages && !currentPages.has(event.clientId))
        event.waitUntil(clients.get(event.clientId).then(reload));
});
