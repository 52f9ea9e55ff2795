// Runs before the first paint: shows the view that the address names, and the chosen look.
const root = document.documentElement;

// Returns the result of a function in a list, or null if it throws: MicroPython cannot catch that.
function attempt(act) {
    try {
        return [act()];
    } catch {
        return null;
    }
}

// After a tap or click, nothing has a ring, until a key is pressed.
addEventListener("pointerdown", () => root.toggleAttribute("data-pointer", true), true);
addEventListener("keydown", () => root.toggleAttribute("data-pointer", false), true);

// Done, in the settings, goes back to the view before them, whose address the history keeps.
addEventListener("hashchange", ({ oldURL }) => {
    if (location.hash !== "#settings" || history.state) return;
    attempt(() => history.replaceState(new URL(oldURL).hash || "#solve", ""));
});
document.addEventListener("click", (event) => {
    if (!history.state || !event.target.closest("#done")) return;
    event.preventDefault();
    history.back();
});

if (/^#solve\/[^?]/.test(location.hash)) root.dataset.asked = ""; // the address names a hive

// Returns the view that an address such as #play/vctaoen names.
const views = root.dataset.views?.split(" ") ?? [];
function viewOf(address) {
    const [, name] = /^#(\w+)/.exec(address) ?? [];
    return views.includes(name) ? name : "solve";
}

function showView() {
    if (!window.starting) return;
    const view = viewOf(location.hash);
    root.dataset.view = view;
    for (const link of document.querySelectorAll(".top [data-view]"))
        link.setAttribute("aria-current", link.dataset.view === view ? "page" : "false");
}
showView(); // shown.js calls it again when there are links to mark
addEventListener("hashchange", showView);

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
const ownKey = (name) => storageKey(root.lang === "en" ? name : `${name}-${root.lang}`); // as in language.py
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

// Returns the visitor's date, as 2026-11-21. Python has no years of five digits, and computes with days
// before and after: a clock that is wrong by centuries says the last or first date that it can use.
function today() {
    const now = new Date();
    if (now.getFullYear() > 9998) return "9998-12-31";
    return now.getFullYear() < 1000 ? "1000-01-01" : now.toLocaleDateString("sv");
}

// What was typed in Play before Python has started, which then takes it over: unfinished guesses, and
// guesses that were entered, each with the name of the game whose letters were shown. It is one text in
// the tab's storage, see app/play/drafts.py. A tab that is closed leaves guesses that have not been
// judged to the next one.
const boardKey = ownKey("board");
const waitingKey = ownKey("waiting");
const isText = (text) => typeof text === "string" && text.trim();
const isGuess = (each) => Array.isArray(each) && each.length === 2 && each.every(isText);
const storedValue = (storage, key) =>
    attempt(() => JSON.parse(window[storage].getItem(key)))?.[0] ?? null;
const storeValue = (storage, key, value) =>
    attempt(() => window[storage].setItem(key, JSON.stringify(value)));
const listIn = (value, isValid) => (Array.isArray(value) ? value.filter(isValid) : []);
const leftGuesses = () => listIn(storedValue("localStorage", waitingKey), isGuess);
const typedText = () => {
    const { drafts, waiting } = storedValue("sessionStorage", boardKey) ?? {};
    return { drafts: listIn(drafts, isText), waiting: listIn(waiting, isGuess) };
};
window.early = typedText();
const storeEarly = () => storeValue("sessionStorage", boardKey, window.early);
{
    // Earlier versions stored each draft, and the waiting guesses, under names of their own.
    const names = attempt(() => Object.keys(sessionStorage))?.[0] ?? [];
    const earlier = names.filter((name) => name === waitingKey || name.startsWith(`${boardKey}/`));
    for (const name of earlier)
        if (name === waitingKey)
            early.waiting.push(...listIn(storedValue("sessionStorage", name), isGuess));
        else early.drafts.push(sessionStorage.getItem(name));
    const left = leftGuesses();
    early.waiting.push(...left);
    if (earlier.length + left.length && storeEarly()) {
        attempt(() => localStorage.removeItem(waitingKey));
        for (const name of earlier) sessionStorage.removeItem(name);
    }
}
addEventListener("pagehide", () => {
    dispatchEvent(new Event("leaving")); // drafts.py stores which guesses still wait
    const typed = typedText();
    const guesses = [...leftGuesses(), ...typed.waiting];
    if (typed.waiting.length && storeValue("localStorage", waitingKey, guesses))
        storeValue("sessionStorage", boardKey, { ...typed, waiting: [] });
});
document.addEventListener("submit", (event) => {
    if (!window.early || event.target.method === "dialog") return;
    event.preventDefault();
    window.clicked = null; // the button Enter
    const guess = event.target.elements.guess;
    if (isText(guess?.value)) {
        const game = document.getElementById("keys").dataset.game ?? today();
        window.early.waiting.push([game, guess.value]);
        guess.value = "";
        storeEarly();
    }
});

// The button or word of a view that was clicked last before Python could handle that. page.py repeats
// the click, on what then has the same text if Python has rendered other elements.
window.clicked = null;
addEventListener("hashchange", () => {
    window.clicked = null;
});
document.addEventListener(
    "click",
    (event) => {
        const target = event.target.closest("button, [data-action], a[target]");
        const view = target?.closest("main > section:not([data-ready])")?.id;
        if (!view) return;
        if (target.matches("a")) {
            if (!window.starting || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
        }
        window.clicked = { view, target, place: target.parentElement.closest("[id]").id };
    },
    true,
);
window.repeatClick = (view) => {
    if (window.clicked?.view !== view) return;
    const { target, place } = window.clicked;
    window.clicked = null;
    const { localName, textContent } = target;
    const others = [...document.getElementById(place).querySelectorAll(localName)];
    const same = others.find((other) => other.textContent === textContent);
    (target.isConnected ? target : same)?.click();
};

// Returns whether a key belongs to a shortcut, or to a letter that is not composed yet. AltGr, which
// types letters, is Ctrl and Alt together in Windows. The page's Python calls it, too.
function isChord(event) {
    if (event.getModifierState?.("AltGraph")) return event.isComposing;
    return event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
}

// Letters that are typed outside of a control go to the letters field.
document.addEventListener("keydown", (event) => {
    const field = document.getElementById("letters");
    const control = event.target.closest("a, button, summary, input, select, textarea, dialog");
    const isForControl = control && !control.closest("#hive");
    if (!field?.offsetParent || isForControl || isChord(event)) return;
    if (/^(\p{L}|Backspace)$/u.test(event.key)) field.focus();
});

// Letters that were typed before Python has started are stored for a reload.
addEventListener("pagehide", () => {
    if (!window.starting) return;
    const { value } = document.getElementById("letters");
    attempt(() => value && sessionStorage.setItem(ownKey("letters"), value));
});
