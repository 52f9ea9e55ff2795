// Finds elements by the steps of a locator, as Playwright does.

import { computeAccessibleName, getRole } from "dom-accessibility-api";

const WITHOUT_CONTENT = new Set(["SCRIPT", "NOSCRIPT", "STYLE", "HEAD", "TEMPLATE"]);
const LABELED = "input,select,textarea,button,meter,output,progress";

export const spaced = (text) =>
    text
        .replace(/[\u200b\u00ad]/g, "")
        .replace(/\s+/g, " ")
        .trim();

// Tells whether a text matches a pattern: equals it, contains it in any case, or fits a regex.
export function fits(text, { text: wanted, exact, regex, flags }) {
    if (regex !== undefined) return new RegExp(regex, flags).test(text);
    if (exact) return spaced(text) === spaced(wanted);
    return spaced(text).toLowerCase().includes(spaced(wanted).toLowerCase());
}

export class Finder {
    constructor(window, display) {
        this.document = window.document;
        this.display = display;
        this.naming = { getComputedStyle: (element) => this.style(element) };
    }

    all(steps, root = this.document) {
        return steps.reduce((found, step) => this[step.by](found, step), [root]);
    }

    within(roots, matches) {
        const found = new Set();
        for (const root of roots)
            for (const each of root.querySelectorAll("*")) if (matches(each)) found.add(each);
        return [...found];
    }

    css(roots, { selector }) {
        const [, plain, isVisible] = /^(.*?)(:visible)?$/.exec(selector);
        const found = new Set(roots.flatMap((root) => [...root.querySelectorAll(plain)]));
        return [...found].filter((each) => !isVisible || this.display.isVisible(each));
    }

    nth(found, { at }) {
        return [found.at(at)].filter(Boolean);
    }

    role(roots, { role, name, states, hidden }) {
        return this.within(
            roots,
            (each) =>
                this.roleOf(each) === role &&
                (hidden || this.isExposed(each)) &&
                Object.entries(states).every(
                    ([state, value]) => this.state(each, state) === value,
                ) &&
                (!name || fits(this.nameOf(each), name)),
        );
    }

    // Finds the innermost elements with a matching text; a root itself can be one.
    text(roots, pattern) {
        const matches = (each) =>
            !WITHOUT_CONTENT.has(each.tagName) &&
            !each.closest("head") &&
            fits(textOf(each), pattern) &&
            ![...each.children].some((child) => fits(textOf(child), pattern));
        const own = roots.filter((root) => root.nodeType === 1 && matches(root));
        return [...new Set([...own, ...this.within(roots, matches)])];
    }

    label(roots, pattern) {
        return this.within(roots, (each) => this.labels(each).some((text) => fits(text, pattern)));
    }

    attribute(roots, { name, ...pattern }) {
        const has = (each) => each.hasAttribute(name) && fits(each.getAttribute(name), pattern);
        return this.within(roots, has);
    }

    filter(found, { text, notText, has, hasNot, visible }) {
        return found.filter(
            (each) =>
                (!text || fits(textOf(each), text)) &&
                (!notText || !fits(textOf(each), notText)) &&
                (!has || this.all(has, each).length) &&
                (!hasNot || !this.all(hasNot, each).length) &&
                (visible === undefined || this.display.isVisible(each) === visible),
        );
    }

    and(found, { steps }) {
        const others = new Set(this.all(steps));
        return found.filter((each) => others.has(each));
    }

    or(found, { steps }) {
        const wanted = new Set([...found, ...this.all(steps)]);
        return [...this.document.querySelectorAll("*")].filter((each) => wanted.has(each));
    }

    labels(element) {
        const texts = [];
        const by = element.getAttribute("aria-labelledby");
        if (by) {
            const parts = by.split(/\s+/).map((id) => this.document.getElementById(id));
            texts.push(...parts.filter(Boolean).map(textOf));
        } else if (element.hasAttribute("aria-label")) {
            texts.push(element.getAttribute("aria-label"));
        }
        if (element.matches(LABELED)) texts.push(...[...(element.labels ?? [])].map(textOf));
        return texts;
    }

    roleOf(element) {
        if (WITHOUT_CONTENT.has(element.tagName)) return null;
        return getRole(element);
    }

    // Returns the style for computing accessible names. The library trims the text of inline elements,
    // so those that start or end with a space are reported as inline blocks.
    style(element) {
        const style = this.display.style(element);
        const isSpaced = style.display === "inline" && /^\s|\s$/.test(element.textContent);
        return isSpaced ? { ...style, getPropertyValue: () => "inline-block" } : style;
    }

    nameOf(element) {
        return computeAccessibleName(element, this.naming);
    }

    // Tells whether assistive technology can reach an element.
    isExposed(element) {
        return !element.closest('[aria-hidden="true"]') && this.display.isShown(element);
    }

    state(element, name) {
        if (name === "level")
            return Number(
                element.getAttribute("aria-level") ?? /^H(\d)$/.exec(element.tagName)?.[1],
            );
        if (name === "disabled") return element.disabled || element.ariaDisabled === "true";
        if (name === "checked" && "checked" in element) return element.checked;
        if (name === "selected" && "selected" in element) return element.selected;
        return element.getAttribute(`aria-${name}`) === "true";
    }
}

function textOf(element) {
    if (WITHOUT_CONTENT.has(element.tagName)) return "";
    if (element.tagName === "INPUT" && /^(submit|button|reset)$/.test(element.type))
        return element.value;
    if (!element.querySelector?.("script,style,noscript,template")) return element.textContent;
    return [...element.childNodes]
        .map((node) => (node.nodeType === 1 ? textOf(node) : node.nodeType === 3 ? node.data : ""))
        .join("");
}
