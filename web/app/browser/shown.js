// Shows what a view showed when it was last left, from before the first paint until Python has the
// same again. Only texts are stored, with a few attributes of their elements.
//
// Python marks a view whose address it has answered completely: data-settled has the key of the hive
// and the sentence for the status line. It finds data-painted, with the address, in a view that is
// shown again, and leaves that alone until it has the answer.
{
    const MAX_SHOWN_LENGTH = 100_000; // characters, several times what the longest answer takes
    const WIDE = "(min-width: 44rem)"; // where groups of words are open at first, see groups.py
    const CHOICES = ["boundary", "found-order", "tells-hints"]; // stored; they affect views
    const PARTS =
        "[data-text], [data-content], [data-if], [data-href], [data-disabled], [data-shown]";
    const WITH_CONTENT = "[data-text], [data-content], [data-shown='']";
    const TAGS =
        /^(a|b|button|details|div|h3|i|li|optgroup|option|p|span|summary|table|tbody|td|th|tr|ul)$/;
    const ATTRIBUTES =
        /^(aria-(hidden|label)|class|data-(at|group|note|points)|dir|disabled|label|lang|open|role|scope|tabindex|translate|type|value)$/;
    const LINK = /^(#|https:\/\/[a-z]{2,3}\.wiktionary\.org\/wiki\/[\p{L}%'·-]+$)/u;

    const viewName = () =>
        root.dataset.view ?? document.querySelector("main > section:not([hidden])").id;
    const partsOf = (section) =>
        [...section.querySelectorAll(PARTS), section.querySelector("#letters")].filter(
            (part) => part && !part.closest("dialog"),
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

    const customStyles = ({ style }) =>
        Array.from(style)
            .filter((name) => name.startsWith("--"))
            .map((n) => [n, style.getPropertyValue(n)]);

    // Turns the content of an element into lists, and lists into elements.
    const stored = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
        return [node.localName, attributes, customStyles(node), [...node.childNodes].map(stored)];
    };
    function restored(item) {
        if (typeof item === "string") return item;
        const [tag, attributes, styles, content] = item;
        if (!TAGS.test(tag)) throw new TypeError(tag);
        const element = document.createElement(tag);
        for (const [name, value] of attributes) {
            if (ATTRIBUTES.test(name)) element.setAttribute(name, value);
            else if (name === "href" && LINK.test(value))
                Object.assign(element, { href: value, target: "_blank", rel: "noreferrer" });
        }
        if (element.className) element.classList.remove("new"); // which starts an animation
        for (const style of styles) element.style.setProperty(...style);
        element.append(...content.map(restored));
        return element;
    }

    function storePart(part) {
        const content = part.matches(WITH_CONTENT) ? [...part.childNodes].map(stored) : null;
        const { hidden, disabled, value } = part;
        const lang = part.getAttribute("lang");
        const href = part.matches("a") ? part.getAttribute("href") : "";
        return { hidden, disabled, lang, value, href, styles: customStyles(part), content };
    }
    function showPart(part, { hidden, disabled, lang, value, href, styles }, content) {
        part.hidden = hidden;
        if (lang !== null) part.lang = lang;
        if (part.matches("input, button, select")) part.disabled = disabled;
        if (href && LINK.test(href)) part.href = href;
        for (const style of styles) part.style.setProperty(...style);
        if (content) part.replaceChildren(...content);
        if (part.matches("#letters, select")) part.value = value;
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
        const contents = saved.parts.map(({ content }) => content?.map(restored));
        for (const [at, part] of parts.entries()) showPart(part, saved.parts[at], contents[at]);
        moveLine(section, saved.sentence);
        section.dataset.painted = saved.address;
    }

    // Moves the status line to a view, with a sentence unless it shows a failure.
    window.moveLine = (section, sentence) => {
        const line = ["status", "voice", "failure"].map((name) => document.getElementById(name));
        section.querySelector(".status-place").append(...line);
        if (line[2].hidden) Object.assign(line[0], { textContent: sentence, className: "" });
    };

    // Buttons that were clicked in a view that is shown again, before Python could handle the click:
    // the ID of the element around each, and its label.
    const clicks = [];
    document.addEventListener("click", ({ target }) => {
        const button = target.closest("button");
        const { painted } = button?.closest("main > section")?.dataset ?? {};
        const part = button?.parentElement?.closest("[id]"); // null once the click has removed it
        if (!painted || !part.matches(WITH_CONTENT)) return;
        clicks.push([part.id, button.textContent]);
        window.clicked = null; // by first.js
    });

    // Clicks them once Python has rendered the view.
    window.takeOver = (section) => {
        delete section.dataset.painted;
        setTimeout(() => {
            for (const [id, label] of clicks.splice(0)) {
                const buttons = [...document.getElementById(id).querySelectorAll("button")];
                buttons.find((button) => button.textContent === label)?.click();
            }
        });
    };

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
