// Shows what a view showed when it was last left, from before the first paint until Python has the
// same again. It stores the elements that `rendering.py` fills.
//
// For example, Solve lists the words of #solve/vctaoen. Once all are listed, Python marks the view by
// data-settled, with the key of the hive and the sentence in the status line, and this script stores
// the words. On the next visit to that address, it lists them at once, and marks the view by
// data-painted="#solve/vctaoen". So Python leaves the list alone until it has looked the words up.
{
    const MAX_SHOWN_LENGTH = 100_000; // characters, several times what the longest answer takes
    const WIDE = "(min-width: 44rem)"; // where groups of words are open at first, see results.py
    const CHOICES = ["boundary", "found-order", "hides-totals"]; // stored; they affect views
    const PARTS =
        "[data-text], [data-content], [data-if], [data-href], [data-disabled], [data-shown]";
    const WITH_CONTENT = "[data-text], [data-content], [data-shown='']";
    const viewName = () =>
        root.dataset.view ?? document.querySelector("main > section:not([hidden])").id;
    const partsOf = (section) =>
        [...section.querySelectorAll(PARTS), section.querySelector("#letters")].filter(
            (part) => part && !part.closest("dialog:not(#menu)"),
        );

    // Returns a text that is different whenever a view could show something else of a hive.
    function basisOf(key) {
        const names = [...CHOICES, `game/${key}`];
        const stored = names.map((name) => localStorage.getItem(storageKey(name)));
        stored.push(localStorage.getItem(ownKey("taught")));
        const mode = sessionStorage.getItem(storageKey("mode"));
        const seen = [today(), navigator.language, matchMedia(WIDE).matches];
        const text = JSON.stringify([mode, ...seen, ...stored]);
        let sum = 0;
        for (let at = 0; at < text.length; at++)
            sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
        return `${text.length} ${sum}`;
    }

    // Returns the content of an element as HTML. The policy forbids attributes for styles in it.
    function markupOf(part) {
        const copy = part.cloneNode(true);
        for (const element of copy.querySelectorAll("[style]")) {
            element.dataset.style = element.style.cssText;
            element.removeAttribute("style");
        }
        for (const { classList } of copy.querySelectorAll(".new")) classList.remove("new"); // its animation
        return copy.innerHTML;
    }

    function storePart(part) {
        const { hidden, disabled, href } = part;
        const { value } = part.matches("#letters, select") ? part : {};
        const lang = part.lang || undefined; // an empty one would replace that of the page
        const markup = part.matches(WITH_CONTENT) ? markupOf(part) : null;
        return [{ hidden, disabled, href, value, lang }, part.style.cssText, markup];
    }
    function showPart(part, [properties, style, markup]) {
        if (markup !== null) part.innerHTML = trusted(markup);
        for (const element of part.querySelectorAll("[data-style]"))
            element.style.cssText = element.dataset.style;
        part.style.cssText = style;
        Object.assign(part, properties); // after the options of a select
    }

    const buildName = () => document.querySelector("meta[name=version]").dataset.build;
    const shownKey = (section) => ownKey(`shown/${section.id}`);

    // Stores what the current view shows.
    function store() {
        const section = document.getElementById(viewName());
        const { settled } = section.dataset;
        if (window.starting || !settled) return;
        const [key, ...words] = settled.split(" ");
        const text = JSON.stringify({
            build: buildName(),
            address: location.hash,
            key,
            basis: basisOf(key),
            sentence: words.join(" "),
            parts: partsOf(section).map(storePart),
        });
        if (text.length <= MAX_SHOWN_LENGTH) localStorage.setItem(shownKey(section), text);
    }

    // Shows the current view as it was stored, if its address and all that it depends on are the same.
    function showStored() {
        const section = document.getElementById(viewName());
        const saved = JSON.parse(localStorage.getItem(shownKey(section)));
        if (saved?.build !== buildName() || saved.address !== location.hash) return;
        const parts = partsOf(section);
        if (saved.basis !== basisOf(saved.key) || saved.parts.length !== parts.length) return;
        for (const [at, part] of parts.entries()) showPart(part, saved.parts[at]);
        moveLine(section, saved.sentence);
        section.dataset.painted = saved.address;
    }

    // Moves the status line to a view, with a sentence unless it shows a failure.
    window.moveLine = (section, sentence) => {
        const line = ["status", "voice", "failure"].map((name) => document.getElementById(name));
        const place = section.querySelector(".status-place");
        place.append(...line);
        const className = place.dataset.look ?? "";
        if (line[2].hidden) Object.assign(line[0], { textContent: sentence, className });
    };

    showView();
    attempt(showStored);
    addEventListener("hashchange", () => {
        if (!window.starting) return;
        const { painted } = document.getElementById(viewName()).dataset;
        if (painted && painted !== location.hash) location.reload();
        else attempt(showStored);
    });
    addEventListener("pagehide", () => attempt(store));
    document.addEventListener("visibilitychange", () => document.hidden && attempt(store));
}
