// What can be expected of elements, each of one or of all that a locator finds.

import { computeAccessibleDescription } from "dom-accessibility-api";
import { spaced } from "./find.mjs";

// Whether a text is as wanted: the whole of it, or with `part` something in it.
function agrees(text, { text: wanted, regex, flags, folded }, isPart = false) {
    if (regex !== undefined) return new RegExp(regex, flags).test(text);
    const fold = (each) => (folded ? spaced(each).toLowerCase() : spaced(each));
    return isPart ? fold(text).includes(fold(wanted)) : fold(text) === fold(wanted);
}

// Of one element: what is seen of it, to be compared with what is wanted.
const SEEN = {
    attribute: (each, { name }) => each.getAttribute(name),
    class: (each) => each.className,
    css: (each, { name }, { display }) => display.style(each).getPropertyValue(name),
    description: (each, _, { finder }) => computeAccessibleDescription(each, finder.naming),
    id: (each) => each.id,
    name: (each, _, { finder }) => finder.nameOf(each),
    role: (each, _, { finder }) => finder.roleOf(each),
    value: (each) => each.value,
    text: (each, { inner }, { display }) => (inner ? display.text(each) : each.textContent),
};

const STATES = {
    checked: (each) => (each.type ? each.checked : each.ariaChecked === "true"),
    disabled: (each) => isDisabled(each),
    editable: (each) => !isDisabled(each) && !each.readOnly,
    empty: (each) => ("value" in each ? !each.value : !each.textContent.trim()),
    enabled: (each) => !isDisabled(each),
    focused: (each) => each.ownerDocument.activeElement === each,
    visible: (each, { display }) => display.isVisible(each),
};

export const isDisabled = (element) =>
    Boolean(element.closest(":disabled, [aria-disabled=true]")) ||
    Boolean(element.closest("fieldset[disabled]"));

// Returns whether what is found is as expected, and what it is.
export function verdict(page, found, { what, wanted, several, part, ...details }) {
    if (what === "count") return { pass: found.length === wanted, seen: found.length };
    if (several) {
        const seen = found.map((each) => SEEN[what](each, details, page));
        const agree = part ? inOrder : (texts) => texts.length === wanted.length && inOrder(texts);
        return { pass: agree(seen), seen };
    }
    if (what === "attached")
        return { pass: found.length > 0 === (wanted ?? true), seen: found.length };
    if (found.length === 0) {
        const pass = what === "hidden" || (what === "visible" && wanted === false);
        return { pass, isMissing: true, seen: "no such element" };
    }
    const [element] = found;
    if (what === "hidden") return { pass: !page.display.isVisible(element), seen: "visible" };
    if (what in STATES) {
        const pass = STATES[what](element, page) === (wanted ?? true);
        return { pass, seen: `${pass ? "" : "not "}${what}: ${element.outerHTML.slice(0, 200)}` };
    }
    const seen = SEEN[what](element, details, page);
    if (wanted === null) return { pass: seen !== null, seen };
    return { pass: seen !== null && agrees(seen, wanted, part), seen };

    function inOrder(texts) {
        let at = 0;
        for (const text of texts) {
            if (at < wanted.length && agrees(text, wanted[at], part)) at++;
            else if (!part) return false;
        }
        return at === wanted.length;
    }
}
