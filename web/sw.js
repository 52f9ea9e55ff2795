// Keeps the site for use without a network, one version of it at a time.
//
// A version is this file with its list. The browser runs a changed one beside the one in charge;
// it takes over once no page uses the old one, or when a page asks for it and all reload. What is
// kept is filed by name and hash: versions share what is the same, never take each other's files,
// and an installation cut short only leaves less to fetch for the next.

const FILES = new Map([]); // name → hash, written by build/offline.py; the page's own name is ""

// Names, written likewise, of what is only kept once a visitor has needed it: some always, some until
// a page says that it is idle, the engine's where data or memory is short.
const LATER = [];
const LAST = [];
const ENGINE = [];
const isShort = navigator.connection?.saveData || navigator.deviceMemory <= 2;

const BASE = registration.scope;
const CACHE = `open-hive ${BASE}`;
const filed = (name) => `${BASE}${name}?${FILES.get(name)}`;

// What is under way ends when another version takes over: a browser waits for it, minutes if need be.
let way = new AbortController();
function giveWay() {
    way.abort();
    way = new AbortController();
}

// Amid a deployment a server has files of two versions: those of the other one fail their hash. So
// does what came wrong and is kept outside as if it were right: it is asked for once more, past that.
const fetched = (name) => {
    const { signal } = way;
    const ask = (cache) => fetch(BASE + name, { cache, integrity: FILES.get(name), signal });
    return ask("no-cache").catch(() => ask("reload"));
};

// The page itself is checked whenever it is opened. It checks the rest, and asks anew for what is
// damaged. A store that is broken or full leaves a site that is fetched.
async function kept(name, { mode, cache: wish }) {
    const cache = await caches.open(CACHE).catch(() => null);
    const found = wish === "reload" ? null : await cache?.match(filed(name)).catch(() => null);
    if (found && (mode !== "navigate" || (await isRight(found, name)))) return found;
    const response = await fetched(name);
    await cache?.put(filed(name), response.clone()).catch(() => {});
    return response;
}

async function isRight(response, name) {
    const content = await response.clone().arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return FILES.get(name) === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

const keep = async (cache, name) =>
    (await cache.match(filed(name))) || cache.put(filed(name), await fetched(name));

async function keepAll() {
    const cache = await caches.open(CACHE);
    const later = new Set([...LATER, ...LAST, ...(isShort ? ENGINE : [])]);
    const there = (await cache.keys()).map(({ url }) => url); // asked once: each look costs its time
    const known = new Set([...there, ...there.map((url) => url.split("?")[0])]);
    const isWanted = (name) => !later.has(name) || known.has(BASE + name); // as it once was
    const isMissing = (name) => isWanted(name) && !known.has(filed(name));
    await Promise.all([...FILES.keys()].filter(isMissing).map((name) => keep(cache, name)));
}

// What does not come now is asked for again by the next page.
async function keepLast() {
    const cache = await caches.open(CACHE);
    await Promise.allSettled(LAST.map((name) => keep(cache, name)));
}

async function dropTheRest() {
    if (registration.installing ?? registration.waiting) return; // that one will, and knows better
    const cache = await caches.open(CACHE);
    const ours = new Set([...FILES.keys()].map(filed));
    const others = (await cache.keys()).filter(({ url }) => !ours.has(url));
    await Promise.all(others.map((request) => cache.delete(request)));
}

// One at a time of each, and no installation may count on what is being dropped.
const alone = (work, subject = "") => navigator.locks.request(CACHE + subject, work);

// After taking over from another version: the pages opened since. All others must reload.
let served = null;
const reload = (page) => page?.type === "window" && page.postMessage("reload");

addEventListener("install", (event) => event.waitUntil(alone(keepAll)));

addEventListener("message", (event) => {
    if (event.data === "keep the rest") event.waitUntil(alone(keepLast, "last"));
    else if (event.data === "give way") giveWay();
    else skipWaiting();
});

addEventListener("activate", (event) => {
    const takeOver = async () => {
        const pages = await clients.matchAll(); // of the version before
        if (pages.length) served = new Set();
        await clients.claim();
        pages.forEach(reload);
        await alone(dropTheRest);
    };
    event.waitUntil(takeOver());
});

addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    const path = origin + pathname;
    const name = path.slice(BASE.length).replace(/^index\.html$/, "");
    if (method !== "GET" || !path.startsWith(BASE) || !FILES.has(name)) return;
    event.respondWith(kept(name, event.request));
    // A page that was just being opened when this version took over is in no list but asks here.
    if (mode === "navigate") served?.add(event.resultingClientId);
    else if (served && !served.has(event.clientId))
        event.waitUntil(clients.get(event.clientId).then(reload));
});
