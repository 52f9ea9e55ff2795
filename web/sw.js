// The service worker: caches the site for offline use, one version at a time.
//
// A version is this file with its list of files. The browser installs a changed one beside the
// active one; it becomes active when no page uses the old version, or when a page asks for it and
// all pages reload. Files are cached by name and hash: versions share equal files, never use each
// other's, and an interrupted installation continues where it stopped.

// build/offline.py defines constants before this line:
// FILES, the hash of each file by its name; pages have the name of their folder, the English one "".
// ALWAYS, the names of the files that every visit needs, and PAGES, by the name of each page, of those
// that only its language needs. All others are cached when first used, or if everything is wanted.

const BASE = registration.scope;
const CACHE = `open-hive ${BASE}`;
const EVERYTHING = `${BASE}everything`; // in the cache if wanted; app/browser/offline.py adds it

const cacheKey = (name) => `${BASE}${name}?${FILES[name]}`;
const nameOf = (address) => {
    const name = address
        .split(/[?#]/)[0]
        .slice(BASE.length)
        .replace(/(^|\/)index(\.html)?$/, "$1");
    return Object.hasOwn(FILES, `${name}/`) ? `${name}/` : name; // see app/browser/slash.js
};
const withCache = (use) => caches.open(CACHE).then(use);
const cachedAddresses = async (cache) => new Set((await cache.keys()).map(({ url }) => url));
const reload = (page) => page?.postMessage("reload"); // see app/browser/reload.js

// Runs one job at a time: an installation must not rely on files that are being deleted.
const alone = (job) => navigator.locks.request(CACHE, () => withCache(job));

// Downloads are aborted when another version takes over; the browser would wait for them.
let downloads = new AbortController();

// During a deployment a server has files of two versions, and those of the other one fail the check
// of their hash. So does a damaged file in the browser's own cache: it is fetched again without it.
// A response that the host has redirected is made anew, since browsers show no page from it.
const fetched = async (name) => {
    const { signal } = downloads;
    const ask = (cache) => fetch(BASE + name, { cache, integrity: FILES[name], signal });
    const response = await ask("no-cache").catch(() => ask("reload"));
    const { body, headers, redirected } = response;
    return redirected ? new Response(body, { headers }) : response;
};

// Returns a file from the cache, or fetches and caches it; without a working cache it only fetches.
// A page asks with "reload" for a file that it found damaged. With "force-cache" it asks for a file
// as it arrives, to show the progress, before it asks for the file that is checked and cached.
async function answer(name, wish) {
    const find = (cache) => wish !== "reload" && cache.match(cacheKey(name));
    const found = await withCache(find).catch(() => null);
    if (found) return found;
    if (wish === "force-cache") return fetch(BASE + name, { signal: downloads.signal });
    const response = await fetched(name);
    await withCache((cache) => cache.put(cacheKey(name), response.clone())).catch(() => {});
    return response;
}

// Caches what open pages need, and each file of which an earlier version was cached.
async function install(cache) {
    const there = await cachedAddresses(cache);
    const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    const open = windows.flatMap(({ url }) => PAGES[nameOf(url)] ?? []);
    const wanted = new Set([...ALWAYS, ...open, ...[...there].map(nameOf)]);
    const isMissing = (name) =>
        !there.has(cacheKey(name)) && (wanted.has(name) || there.has(EVERYTHING));
    const add = async (name) => cache.put(cacheKey(name), await fetched(name));
    await Promise.all(Object.keys(FILES).filter(isMissing).map(add));
}

async function deleteOtherVersions(cache) {
    if (registration.installing ?? registration.waiting) return; // the newer version will delete them
    await caches.delete(`open-hive snapshot ${BASE}`); // of the engine's memory, by earlier versions
    const ours = new Set([EVERYTHING, ...Object.keys(FILES).map(cacheKey)]);
    const others = [...(await cachedAddresses(cache))].filter((address) => !ours.has(address));
    await Promise.all(others.map((address) => cache.delete(address)));
}

// Returns the names of the files that are not cached, for app/browser/offline.py.
async function missing(cache) {
    const there = await cachedAddresses(cache);
    const names = Object.keys(FILES).filter((name) => !there.has(cacheKey(name)));
    return new Response(JSON.stringify(names));
}

async function takeOver() {
    const pages = await clients.matchAll(); // of the last version
    await clients.claim();
    pages.forEach(reload);
    await alone(deleteOtherVersions);
}

// Sends a visitor without a network back from a page that is not cached, in another language, to the
// one that linked to it, or to the English one: app/page.py says there what is missing.
const back = ({ referrer }) => {
    const { pathname } = new URL(referrer.startsWith(BASE) ? referrer : BASE);
    return Response.redirect(`${pathname}?unsaved`);
};

addEventListener("install", (event) => event.waitUntil(alone(install)));
addEventListener("activate", (event) => event.waitUntil(takeOver()));

// A page sends the names of files to cache; and a text, to both versions, when the visitor chooses the
// new one.
addEventListener("message", (event) => {
    if (Array.isArray(event.data)) {
        const names = event.data.filter((name) => Object.hasOwn(FILES, name));
        return event.waitUntil(Promise.allSettled(names.map((name) => answer(name))));
    }
    downloads.abort();
    downloads = new AbortController();
    skipWaiting();
});

addEventListener("fetch", (event) => {
    const { cache, integrity, method, mode, url } = event.request;
    const name = nameOf(url);
    if (method !== "GET" || !url.startsWith(BASE)) return;
    if (name === "missing.json") return event.respondWith(withCache(missing));
    if (!Object.hasOwn(FILES, name)) return;
    const answering = answer(name, cache);
    const isOther = mode === "navigate" && name.endsWith("/");
    event.respondWith(isOther ? answering.catch(() => back(event.request)) : answering);
    // A page that was opening while this version took over was in no list, but it is of another one.
    if (integrity && integrity !== FILES[name])
        event.waitUntil(clients.get(event.clientId).then(reload));
});
