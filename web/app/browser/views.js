// Runs before the first paint: shows the view that the address names, and keeps what is typed and
// clicked until Python has started.

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

// Returns the visitor's date, as 2026-11-21. Python has no years of five digits, and computes with days
// before and after: a clock that is wrong by centuries says the last or first date that it can use.
function today() {
    const now = new Date();
    if (now.getFullYear() > 9998) return "9998-12-31";
    return now.getFullYear() < 1000 ? "1000-01-01" : now.toLocaleDateString("sv");
}

const ownKey = (name) => storageKey(root.lang === "en" ? name : `${name}-${root.lang}`); // as in language.py

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
