// Back closes the dialog that is open over a view, such as Play's menu, and nothing else.
//
// Each of them has an entry of its own in the history, with the view's address, and with its number as
// the state: {layer: 1} for a dialog, {layer: 2} for one that was opened from it. What is closed in
// another way takes its entry along. An entry whose dialog is gone, such as one that Forward or a reload
// returns to, is left at once.
const LAYERS = "dialog[open]";
let layers = []; // in the order they were opened
let isLeaving = false; // whether entries are being left
let isFollowing = false; // whether a link has been clicked, and has no entry yet
let address = ""; // of the view under the layers
window.layer = () => history.state?.layer ?? 0; // of the current entry

function followLayers() {
    const open = [...document.querySelectorAll(LAYERS)];
    const isNew = (each) => !layers.includes(each);
    // Until the next frame, the focus stays in a dialog that is closed, and keys typed there are lost.
    const { activeElement: focused } = document;
    if (focused?.closest("dialog:not([open])")) focused.blur();
    layers = [...layers.filter((each) => open.includes(each)), ...open.filter(isNew)];
    if (isLeaving || isFollowing) return;
    for (let layer = window.layer(); layer < layers.length; ) {
        layer++;
        address = location.href;
        attempt(() => history.pushState({ layer }, ""));
    }
    const closed = window.layer() - layers.length;
    isLeaving = closed > 0;
    if (isLeaving) history.go(-closed);
}
new MutationObserver(followLayers).observe(document, { subtree: true, attributeFilter: ["open"] });
addEventListener("load", followLayers);
addEventListener("popstate", () => {
    const closed = isLeaving ? [] : layers.slice(window.layer()).reverse();
    const isSame = (isLeaving || closed.length) && location.href === address;
    isLeaving = false;
    for (const each of closed) each.close();
    followLayers();
    if (!isSame) return;
    // After this event, the browser moves the focus to the element that an address such as #play names,
    // and scrolls there, at the latest when it is asked for scrollY.
    const top = scrollY;
    let focused = document.activeElement;
    const note = ({ target }) => {
        if (!target.matches("main > section")) focused = target; // by the page, meanwhile
    };
    document.addEventListener("focusin", note);
    setTimeout(() => {
        document.removeEventListener("focusin", note);
        if (scrollY !== top) scrollTo(0, top);
        focused.focus({ preventScroll: true });
    });
});
document.addEventListener(
    "click",
    (event) => {
        isFollowing = Boolean(event.target.closest("a"));
        if (isFollowing)
            setTimeout(() => {
                isFollowing = false;
                followLayers();
            });
    },
    true,
);
