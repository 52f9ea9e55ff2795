// User actions on elements: clicks, typing, choosing options and files.

import { FOCUSABLE } from "./dom.mjs";
import { isDisabled } from "./expect.mjs";

const SET_AS_A_WHOLE = /^(color|date|datetime-local|month|range|time|week)$/;

// The conditions an element must meet before an action; error messages use their names.
const CHECKS = {
    visible: (each, { display }) => display.isVisible(each),
    enabled: (each) => !isDisabled(each),
    "in reach": (each, { window }) => !window.modal() || window.modal().contains(each),
    editable: (each) => !each.readOnly,
};
const POINTED = ["visible", "enabled", "in reach"];
const NEEDS = {
    check: POINTED,
    clear: ["visible", "enabled", "editable"],
    click: POINTED,
    fill: ["visible", "enabled", "editable"],
    hover: ["visible", "in reach"],
    select: ["visible", "enabled"],
};

// Returns the name of the first condition for an action that the element fails, if any.
export const failedCondition = (action, element, page) =>
    (NEEDS[action] ?? []).find((name) => !CHECKS[name](element, page));

export const ACTS = {
    blur: (element) => element.blur(),
    check,
    clear: (element, _, page) => fill(element, { text: "" }, page),
    click,
    dispatch: (element, { kind, init }, { window }) => {
        const event = new window.Event(kind, { bubbles: true, cancelable: true, composed: true });
        element.dispatchEvent(Object.assign(event, init));
    },
    fill,
    files: (element, { files }, page) => choose(element, files, page),
    focus: (element) => element.focus(),
    hover: (element, _, page) => {
        for (const kind of ["pointerover", "pointerenter", "mouseover", "mouseenter", "mousemove"])
            point(page, element, kind);
    },
    press: (element, { key }, page) => {
        element.focus();
        page.keyboard.press(key);
    },
    select,
    type: (element, { text }, page) => {
        element.focus();
        page.keyboard.type(text);
    },
};

function point({ window, keyboard }, element, kind, details = {}) {
    const { PointerEvent, MouseEvent } = window;
    const Kind = /^pointer|^click$/.test(kind) ? PointerEvent : MouseEvent;
    const all = { bubbles: !/enter$/.test(kind), cancelable: true, composed: true, detail: 1 };
    return element.dispatchEvent(new Kind(kind, { ...all, ...keyboard.held, ...details }));
}

function click(element, { modifiers = {}, times = 1 }, page) {
    for (let time = 1; time <= times; time++) {
        const details = { ...modifiers, detail: time };
        const isAccepted = point(page, element, "pointerdown", details);
        if (isAccepted && point(page, element, "mousedown", details)) focusAt(element, page);
        point(page, element, "pointerup", details);
        if (isAccepted) point(page, element, "mouseup", details);
        point(page, element, "click", details);
    }
}

// Moves the focus to the nearest focusable ancestor of a pressed element, or removes it.
function focusAt(element, { window }) {
    if (element.closest("label")) return; // its own click handler focuses the control
    const target = element.closest(`${FOCUSABLE},dialog`);
    if (target && !isDisabled(target)) target.focus();
    else window.document.activeElement?.blur();
}

function fill(element, { text }, { keyboard, window }) {
    element.focus();
    if (element.tagName === "INPUT" && SET_AS_A_WHOLE.test(element.type)) {
        element.value = text;
        if (element.value !== text) throw new Error(`the field rejects the value ${text}`);
        return keyboard.fields.dispatch(element, "input", "change");
    }
    if (element.type === "number" && Number.isNaN(Number(text)))
        throw new Error(`a number field rejects ${text}`);
    if (window.document.activeElement !== element) return;
    if (text) {
        keyboard.fields.replace(
            element,
            text.slice(0, maxLength(element)),
            0,
            element.value.length,
            "insertText",
        );
    } else if (element.value) {
        keyboard.fields.replace(element, "", 0, element.value.length, "deleteContentBackward");
    }
}

const maxLength = (field) => (field.maxLength > 0 ? field.maxLength : undefined);

function check(element, { on }, page) {
    if (element.checked !== on) click(element, {}, page);
    if (element.checked !== on) throw new Error("the click did not change the checked state");
}

function select(element, { wanted }, { keyboard }) {
    const options = [...element.options];
    const chosen = options.find(({ value, label, text }) => [value, label, text].includes(wanted));
    if (!chosen) throw new Error(`no option ${wanted} in ${options.map(({ value }) => value)}`);
    element.value = chosen.value;
    keyboard.fields.dispatch(element, "input", "change");
}

function choose(element, files, { keyboard }) {
    const list = files.map(
        ({ name, type, content }) => new File([Buffer.from(content, "base64")], name, { type }),
    );
    list.item = (number) => list[number] ?? null;
    Object.defineProperty(element, "files", { value: list, configurable: true });
    keyboard.fields.dispatch(element, "input", "change");
}
