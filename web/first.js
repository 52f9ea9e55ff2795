// Before the first paint: shows the view that the address names, and the theme that was chosen.
const root = document.documentElement;
if (/^#solve\/./.test(location.hash)) root.dataset.asked = ""; // the page is about a hive
root.dataset.view = /^#(play|lab)\b/.exec(location.hash)?.[1] ?? "solve";
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

try {
    showTheme(localStorage.getItem("open-hive/theme") ?? "");
} catch {} // forbidden: the system's

// Guesses that are entered before the page's Python is there, for it to judge.
window.early = [];
document.addEventListener("submit", (event) => {
    if (!window.early || event.target.method === "dialog") return;
    event.preventDefault();
    const guess = event.target.elements.guess;
    if (guess) {
        window.early.push(guess.value);
        guess.value = "";
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
