// On phones, dialogs are sheets at the foot of the window: a finger pulls one down, and closes it if it
// pulls far enough. What is scrolled down inside scrolls instead.
{
    const FAR = 80; // pixels
    let sheet = null; // the one that is pulled
    let start = 0;
    let pulled = 0;
    addEventListener("touchstart", ({ target, touches }) => {
        sheet = target.matches("textarea, input") ? null : target.closest("dialog");
        for (let each = target; sheet?.contains(each); each = each.parentElement)
            if (each.scrollTop) sheet = null;
        if (!sheet) return; // first, since the next question makes the browser lay the page out
        if (touches.length > 1 || !matchMedia("(max-width: 43.99rem)").matches) sheet = null;
        start = touches[0].clientY;
        pulled = 0;
    });
    const passive = { passive: true };
    addEventListener(
        "touchmove",
        ({ touches }) => {
            pulled = Math.max(0, touches[0].clientY - start);
            if (sheet) sheet.style.translate = `0 ${pulled}px`;
        },
        passive,
    );
    addEventListener("touchend", () => {
        if (!sheet) return;
        sheet.style.translate = "";
        if (pulled > FAR) sheet.close();
        sheet = null;
    });
}
