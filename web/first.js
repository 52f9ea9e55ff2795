// Shows the view that the address names before the page's Python is there to do it, and keeps the
// guesses that are entered until then.
document.documentElement.dataset.view = /^#(play|lab)\b/.exec(location.hash)?.[1] ?? "solve";
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
