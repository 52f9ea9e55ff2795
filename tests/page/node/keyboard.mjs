// Key presses, with the browser's default action for each key.

import { FOCUSABLE } from "./dom.mjs";
import { Fields, isText } from "./fields.mjs";

const CODES = { " ": "Space", Enter: "Enter" };
const MODIFIERS = {
    Alt: "altKey",
    Control: "ctrlKey",
    ControlOrMeta: "ctrlKey",
    Meta: "metaKey",
    Shift: "shiftKey",
};
const SUBMITS_ON_ENTER = /^(text|search|url|tel|password|email|number|date|month|time)$/;

export class Keyboard {
    constructor(page) {
        this.page = page;
        this.held = {};
        this.fields = new Fields(page);
    }

    get window() {
        return this.page.window;
    }

    get target() {
        return this.window.document.activeElement ?? this.window.document.body;
    }

    // Presses a key, optionally with modifiers, such as "Control+v".
    press(combination) {
        const parts = combination.split(/\+(?=.)/);
        const key = parts.pop().replace(/^Space$/, " ");
        const before = this.held;
        this.held = {
            ...before,
            ...Object.fromEntries(parts.map((name) => [MODIFIERS[name], true])),
        };
        this.down(key);
        this.up(key);
        this.held = before;
    }

    type(text) {
        for (const letter of text) this.press(letter.replace(/\n|\r/, "Enter").replace("+", "+"));
    }

    hold(name, isDown) {
        if (name in MODIFIERS) this.held = { ...this.held, [MODIFIERS[name]]: isDown };
        else if (isDown) this.down(name);
        else this.up(name);
    }

    event(kind, key) {
        const code = CODES[key] ?? (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key);
        const { KeyboardEvent } = this.window;
        const details = { key, code, bubbles: true, cancelable: true, composed: true };
        const event = new KeyboardEvent(kind, { ...details, ...this.held });
        return this.target.dispatchEvent(event);
    }

    down(key) {
        if (!this.event("keydown", key)) return;
        const { ctrlKey, altKey, metaKey } = this.held;
        if (ctrlKey || metaKey) this.chord(key.toLowerCase());
        else if (!altKey) this.act(key, this.target);
    }

    up(key) {
        const isAllowed = this.event("keyup", key);
        if (
            isAllowed &&
            key === " " &&
            this.target.matches("button,summary,[type=checkbox],[type=radio]")
        )
            this.target.click();
    }

    act(key, target) {
        if (key === "Tab") this.moveFocus(this.held.shiftKey ? -1 : 1);
        else if (key === "Escape") this.escape();
        else if (key === "Enter") this.enter(target);
        else if (target.type === "number" && /^Arrow(Up|Down)$/.test(key)) this.slide(key, target);
        else if (isText(target)) this.fields.edit(key, target);
        else if (target.type === "radio") this.choose(key, target);
        else if (target.type === "range") this.slide(key, target);
    }

    escape() {
        const dialog = this.window.modal();
        if (dialog?.dispatchEvent(new this.window.Event("cancel", { cancelable: true })))
            dialog.close();
    }

    enter(target) {
        if (target.tagName === "TEXTAREA") return this.fields.insert(target, "\n");
        if (target.matches("button,summary,a[href]")) return target.click();
        if (target.tagName !== "INPUT") return;
        this.fields.settle(target);
        const { form } = target;
        const button = [...(form?.elements ?? [])].find((each) => each.type === "submit");
        if (button) button.click();
        else if (
            form &&
            [...form.elements].filter((each) => SUBMITS_ON_ENTER.test(each.type)).length < 2
        )
            form.requestSubmit();
    }

    choose(key, radio) {
        const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
        if (!by) return;
        const all = [...this.window.document.querySelectorAll("input[type=radio]")];
        const group = all.filter((each) => each.name === radio.name && !each.disabled);
        const next = group.at((group.indexOf(radio) + by) % group.length);
        next.focus();
        next.click();
    }

    slide(key, field) {
        const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[key];
        const [least, most] = [field.min || "-Infinity", field.max || "Infinity"].map(Number);
        const ends = field.type === "range" ? { Home: least, End: most } : {};
        const next = by ? Number(field.value) + by * Number(field.step || 1) : ends[key];
        if (next === undefined || next < least || next > most) return;
        field.value = String(next);
        this.fields.dispatch(field, "input", "change");
    }

    chord(key) {
        const { clipboard } = this.page.context;
        const field = isText(this.target) ? this.target : null;
        const { selectionStart: start, selectionEnd: end } = field ? this.fields.caret(field) : {};
        if (key === "a" && field) this.fields.selectAll(field);
        if (/^(home|end)$/.test(key) && field)
            this.fields.edit(key === "home" ? "Home" : "End", field);
        if (key === "v") this.paste(clipboard.text, field);
        if (/^[cx]$/.test(key) && field && start !== end) {
            clipboard.text = field.value.slice(start, end);
            if (key === "x") this.fields.replace(field, "", start, end, "deleteByCut");
        }
    }

    paste(text, field) {
        const event = new this.window.Event("paste", {
            bubbles: true,
            cancelable: true,
            composed: true,
        });
        event.clipboardData = { getData: () => text };
        if (this.target.dispatchEvent(event) && field)
            this.fields.insert(
                field,
                field.tagName === "INPUT" ? text.replace(/[\r\n]/g, "") : text,
            );
    }

    // Moves the focus to the next (1) or previous (-1) element in the order of the Tab key.
    moveFocus(by) {
        const { document, modal } = this.window;
        const all = [...(modal() ?? document).querySelectorAll(FOCUSABLE)];
        const stops = all.filter((each) => this.isStop(each));
        const ordered = [
            ...stops.filter((each) => tabIndex(each) > 0),
            ...stops.filter((each) => !tabIndex(each)),
        ];
        const at = ordered.indexOf(this.target);
        let next = ordered[at + by];
        if (at < 0) next = by > 0 ? this.after(ordered) : ordered.at(-1);
        if (!next) return this.target.blur();
        next.focus();
        if (next.tagName === "INPUT" && isText(next)) this.fields.selectAll(next);
    }

    after(stops) {
        const { target } = this;
        if (target === this.window.document.body) return stops[0];
        return stops.find((each) => target.compareDocumentPosition(each) & 4);
    }

    isStop(element) {
        if (tabIndex(element) < 0 || element.disabled || !this.page.display.isShown(element))
            return false;
        if (element.type !== "radio" || element.checked || element === this.target) return true;
        const all = [...this.window.document.querySelectorAll("input[type=radio]")];
        return !all.some((each) => each.name === element.name && each.checked);
    }
}

const tabIndex = (element) => Number(element.getAttribute("tabindex") ?? 0);
