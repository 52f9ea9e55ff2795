// Guards the page: no damaged file is run, and every failure is shown.
//
// The script is part of the page itself, before everything that could fail (see build/page.py).
// It assumes neither that a file can be loaded, nor that it is the one that was built.

const SECONDS = 15; // until a page that has not started is called slow
const SECONDS_TO_FETCH = 5; // that a reload or a message waits for the scripts, fetched once more
const MAX_ADDRESS_LENGTH = 100; // in a bug report: an address can contain a player's code
const HASHES = JSON.parse(document.getElementById("hashes").textContent); // by name

const home = new URL(document.documentElement.dataset.root, document.baseURI).href;
const plainFetch = window.fetch;
document.documentElement.classList.add("scripted");

const notLoaded = (name) => `${name} could not be loaded, or is damaged`;

// A file of the site that differs from the one that was built is fetched once more without the
// browser's cache, and then refused.
window.fetch = (asked, options) => {
    const { href } = new URL(asked.url ?? asked, home);
    const name = href.startsWith(home) && href.slice(home.length);
    const integrity = name && HASHES[name];
    if (!integrity) return plainFetch(asked, options);
    const checked = { integrity, ...options };
    return plainFetch(asked, checked)
        .catch(() => plainFetch(asked, { ...checked, cache: "reload" }))
        .catch(() => Promise.reject(new Error(notLoaded(name))));
};

// Returns a bug report: the details of an error, the version, the address, and the browser.
function described(details) {
    const { content } = document.querySelector("meta[name=version]");
    const build = HASHES["app.bin"]?.slice("sha256-".length, "sha256-".length + 8);
    const address = location.href.slice(home.length, home.length + MAX_ADDRESS_LENGTH) || "#solve";
    return `${details.trim()}\n\nOpen Hive ${content} (${build}), ${address}\n${navigator.userAgent}`;
}

// Returns a sentence for an error; it promises that progress is saved only if the storage works.
function wentWrong() {
    const probe = "open-hive probe";
    try {
        localStorage.setItem(probe, "x".repeat(1000));
        localStorage.removeItem(probe);
        return text("page-broken-saved");
    } catch {
        return text("page-broken");
    }
}

// Shows an error in the status line.
function showError(sentence, details) {
    if (document.readyState === "loading")
        return addEventListener("DOMContentLoaded", () => showError(sentence, details), {
            once: true,
        });
    const { dataset } = document.documentElement;
    const line = ["status", "voice", "failure"].map((name) => document.getElementById(name));
    document.querySelector(`#${dataset.view} .status-place`)?.append(...line);
    for (const place of line.slice(0, 2)) place.textContent = sentence;
    line[0].className = "error";
    document.querySelector("#report pre").textContent = described(details);
    line[2].hidden = false;
}

// The page's Python sets this to false when it has started.
window.starting = true;
setTimeout(() => {
    if (window.starting && document.getElementById("failure").hidden)
        showError(text("page-slow"), `The page has not started within ${SECONDS} seconds.`);
}, 1000 * SECONDS);

// Returns an error with its traceback: Python's is part of the message; JavaScript's is the stack,
// which contains the message in some browsers only.
function withTraceback(error, message) {
    const said = error?.message ?? message;
    const { name, stack } = error ?? {};
    if (!said || !stack || name === "PythonError") return said;
    return stack.includes(said) ? stack : `${said}\n${stack}`;
}

function onError({ target, error, message, reason }) {
    const file = target.src?.startsWith(home) && target.src.slice(home.length);
    if (target.src && !HASHES[file]) return; // a script that the host has added
    const why = file ? notLoaded(file) : withTraceback(reason ?? error, message);
    if (!why) return; // an optional file, such as an icon
    if (window.starting) {
        document.documentElement.classList.add("dead");
        startFailure().then((sentence) => window.starting && showError(sentence, why));
    } else showError(wentWrong(), why);
}
addEventListener("error", onError, true); // captured, since failed scripts do not bubble
addEventListener("unhandledrejection", onError);

// Returns a sentence that says why the page has not started, as far as the browser can tell.
async function startFailure() {
    const said = (why) => text("page-not-started", { why });
    if (location.protocol === "file:") return said("file");
    if (window.origin === "null") return said("frame");
    if (isOld()) return text("page-old-browser");
    if (!hasWebAssembly()) return said("webassembly");
    if (!navigator.onLine) return said("offline");
    const types = await fetchedScripts(({ integrity }) => ({ integrity })); // of undamaged scripts
    return said(types.every((type) => /script/i.test(type)) ? "other" : "type");
}

// Returns whether this browser is older than those that page-old-browser names: than Chrome 111 or
// Safari 16.4. The start in Firefox needs less than its version there.
function isOld() {
    const lookbehind = "(?<=)"; // new in Safari 16.4; before, a literal would break this script
    try {
        new RegExp(lookbehind);
        return !CSS.supports("color", "color-mix(in srgb, red, red)");
    } catch {
        return true;
    }
}

// Browsers have no WebAssembly in Apple's Lockdown Mode, and a policy of the host can forbid its use.
function hasWebAssembly() {
    const smallestModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    try {
        return Boolean(new WebAssembly.Module(smallestModule));
    } catch {
        return false;
    }
}

// Fetches the scripts of the page again, and returns the types of those that arrive in time.
async function fetchedScripts(options) {
    const parts = [...document.querySelectorAll("script[src], link[rel=modulepreload]")];
    const types = [];
    const fetched = parts.map(async (part) => {
        const response = await plainFetch(part.src || part.href, options(part));
        types.push(response.headers.get("content-type"));
    });
    const late = new Promise((done) => setTimeout(done, 1000 * SECONDS_TO_FETCH));
    await Promise.race([Promise.allSettled(fetched), late]);
    return types;
}

document.addEventListener("click", async ({ target }) => {
    if (target.id !== "again") return;
    await fetchedScripts(() => ({ cache: "reload" }));
    location.reload();
});
