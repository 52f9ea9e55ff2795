// Runs before the first paint on every page: shows the chosen look, and mends what browsers lack.
const root = document.documentElement;

// Returns the result of a function in a list, or null if it throws: MicroPython cannot catch that.
function attempt(act) {
    try {
        return [act()];
    } catch {
        return null;
    }
}

// After a tap or click, what has the focus has no ring, until a key is pressed. Only that element is
// marked: a mark of the whole page would have the browser style all of it again.
let isTapped = false;
function markFocused() {
    document.activeElement?.toggleAttribute("data-tapped", isTapped);
}
for (const kind of ["pointerdown", "keydown"])
    addEventListener(
        kind,
        () => {
            isTapped = kind === "pointerdown";
            markFocused();
        },
        true,
    );
addEventListener("focusin", markFocused, true);

// Shows a setting that affects the look: the theme "light" or "dark", or the system's for ""; "yes" or
// "" for another one.
function showSetting(name, value) {
    root.setAttribute(`data-${name}`, value);
    if (name === "theme") colorBrowser(value);
}

// Colors the browser's own bars as the theme does the page.
function colorBrowser(theme) {
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
        const { of } = meta.dataset;
        const chosen = theme === of ? "all" : "not all";
        meta.media = theme ? chosen : `(prefers-color-scheme: ${of})`;
    }
}

// Copies a text that is promised. Safari forgets during an `await` that there was a click, so the
// clipboard gets the promise itself, in browsers that take one.
window.copyText = async (coming) => {
    if (!navigator.clipboard.write) return navigator.clipboard.writeText(await coming);
    const blob = coming.then((text) => new Blob([text], { type: "text/plain" }));
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
};

// Settings are stored under the names that store.py gives them, and change in all tabs at once.
const siteRoot = new URL(root.dataset.root ?? "./", document.baseURI);
const storageKey = (name) => `open-hive ${siteRoot.pathname} ${name}`;
for (const name of ["theme", "larger-keys", "left-handed", "no-hints"]) {
    const key = storageKey(name);
    const read = () => attempt(() => localStorage.getItem(key))?.[0] ?? "";
    showSetting(name, read());
    addEventListener("storage", (event) => {
        if (!event.key) showSetting(name, read());
        else if (event.key === key) showSetting(name, event.newValue ?? "");
    });
}

// PyScript opens a channel when it starts. Some browsers throw if they are set to block site data.
if (!attempt(() => new BroadcastChannel("").close()))
    window.BroadcastChannel = class extends EventTarget {
        postMessage() {}
        close() {}
    };

// PyScript opens a database for a feature that the page does not use. In browsers that block site
// data it would wait forever.
Object.defineProperty(window, "indexedDB", { value: { open: () => ({}) } });

// The only addresses that may be run as scripts: the engine, the Lab's editor, the QR codes, the
// service worker, and the worker that PyScript creates from text.
const runs = (url) =>
    /^\.\.?\/(engine\.py|sw\.js|lab\/editor\.js|runtime\/lean-qr\/qr\.js)$/.test(url) ||
    url.startsWith(`blob:${origin}/`);
window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (runs(url) ? url : null),
});
