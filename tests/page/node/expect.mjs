// Checks expectations about elements, like Playwright's `expect` does.

import { computeAccessibleDescription } from "dom-accessibility-api";
import { spaced } from "./find.mjs";

// Tells whether a text equals or, if `isPart`, contains the wanted text, or matches an expression.
function agrees(text, { text: wanted, regex, flags, folded }, isPart = false) {
    if (regex !== undefined) return new RegExp(regex, flags).test(text);
    const fold = (each) => (folded ? spaced(each).toLowerCase() : spaced(each));
    return isPart ? fold(text).includes(fold(wanted)) : fold(text) === fold(wanted);
}

// Read the text of one element that is compared with the expected text.
const ACTUAL = {
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

// Returns whether the found elements are as expected, and the actual value for the error message.
export function verdict(page, found, { what, wanted, several, part, ...details }) {
    if (what === "count") return { pass: found.length === wanted, actual: found.length };
    if (several) {
        const actual = found.map((each) => ACTUAL[what](each, details, page));
        const agree = part ? inOrder : (texts) => texts.length === wanted.length && inOrder(texts);
        return { pass: agree(actual), actual };
    }
    if (what === "attached")
        return { pass: found.length > 0 === (wanted ?? true), actual: found.length };
    if (found.length === 0) {
        const pass = what === "hidden" || (what === "visible" && wanted === false);
        return { pass, isMissing: true, actual: "no such element" };
    }
    const [element] = found;
    if (what === "hidden") return { pass: !page.display.isVisible(element), actual: "visible" };
    if (what in STATES) {
        const pass = STATES[what](element, page) === (wanted ?? true);
        return { pass, actual: `${pass ? "" : "not "}${what}: ${element.outerHTML.slice(0, 200)}` };
    }
    const actual = ACTUAL[what](element, details, page);
    if (wanted === null) return { pass: actual !== null, actual };
    return { pass: actual !== null && agrees(actual, wanted, part), actual };

    function inOrder(texts) {
        let at = 0;
        for (const text of texts) {
            if (at < wanted.length && agrees(text, wanted[at], part)) at++;
            else if (!part) return false;
        }
        return at === wanted.length;
    }
}
