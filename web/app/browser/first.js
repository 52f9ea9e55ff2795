// Before the first paint: shows the view that the address names, and the theme that was chosen.
const root = document.documentElement;
if (/^#solve\/./.test(location.hash)) root.dataset.asked = ""; // the page is about a hive

function showView() {
    if (window.starting) root.dataset.view = /^#(play|lab)\b/.exec(location.hash)?.[1] ?? "solve";
}
showView();
addEventListener("hashchange", showView);
const code = /^#lab\/edit\/(\w+)/.exec(location.hash); // to be opened in the editor
if (code) root.dataset.code = code[1];

// "light", "dark", or nothing: as the system has it. The page's Python calls it, too.
function showTheme(theme) {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
        const { of } = meta.dataset;
        const chosen = theme === of ? "all" : "not all";
        meta.media = theme ? chosen : `(prefers-color-scheme: ${of})`;
    }
}

// What a function returns, in a list; null if it throws, which the page's Python could not catch.
function attempt(act) {
    try {
        return [act()];
    } catch {
        return null;
    }
}

// Where store.py keeps things, or kept the theme once; the system's if that is forbidden.
const kept = (name) => `open-hive ${new URL("./", document.baseURI).pathname} ${name}`;
attempt(() => {
    const own = localStorage.getItem(kept("theme"));
    showTheme(own ?? localStorage.getItem("open-hive/theme") ?? "");
});

// Where a visitor forbids all site data some browsers open no channel, which PyScript starts with.
if (!attempt(() => new BroadcastChannel("").close()))
    window.BroadcastChannel = class extends EventTarget {
        postMessage() {}
        close() {}
    };

// PyScript opens a database for folders that the page never asks for. Where all site data is
// forbidden that breaks: it waits for one that does not come.
Object.defineProperty(window, "indexedDB", { value: { open: () => ({}) } });

// All that may become a script by its address: the engine, the worker that PyScript makes of its own
// text, and the one that keeps the site.
const runs = (url) =>
    /^\.\/(engine\.py|sw\.js|lab\/editor\.js)$/.test(url) || url.startsWith(`blob:${origin}/`);
window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (runs(url) ? url : null),
});

// Guesses that wait for the page's Python to judge them, each with the name of its game. They are
// stored for the tab, and app/saved/waiting.py goes on with them.
const [stored] = attempt(() => JSON.parse(sessionStorage.getItem(kept("waiting")))) ?? [];
const isText = (text) => typeof text === "string" && text.trim();
const isGuess = (each) => Array.isArray(each) && each.length === 2 && each.every(isText);
window.early = Array.isArray(stored) ? stored.filter(isGuess) : [];
const today = () => new Date().toLocaleDateString("sv"); // as 2026-11-21
document.addEventListener("submit", (event) => {
    if (!window.early || event.target.method === "dialog") return;
    event.preventDefault();
    const guess = event.target.elements.guess;
    if (isText(guess?.value)) {
        window.early.push([location.hash.slice("#play/".length) || today(), guess.value]);
        guess.value = "";
        attempt(() => sessionStorage.setItem(kept("waiting"), JSON.stringify(window.early)));
    }
});

// Letters typed where nothing else would have them go to the solver's field, from the first on.
document.addEventListener("keydown", (event) => {
    const field = document.getElementById("letters");
    const control = event.target.closest("a, button, summary, input, select, textarea, dialog");
    const isTaken = control && !control.closest("#hive");
    const isChord = event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
    if (!field?.offsetParent || isTaken || isChord) return;
    if (/^([a-z]|Backspace)$/i.test(event.key)) field.focus();
});

// What was typed while there is no Python outlives a reload.
addEventListener("pagehide", () => {
    if (!window.starting) return;
    const { value } = document.getElementById("letters");
    attempt(() => value && sessionStorage.setItem(kept("letters"), value));
});
