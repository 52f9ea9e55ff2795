// What is written into fields, as by a visitor: with the events that a browser has for it.

const UNTYPED = /^(checkbox|radio|range|file|color|button|submit|reset|hidden)$/;
const TELLING = /^(text|search|url|tel|password)$/; // where their text is selected
const [BACKWARD, FORWARD] = ["deleteContentBackward", "deleteContentForward"];

export const isText = (element) =>
    element.tagName === "TEXTAREA" || (element.tagName === "INPUT" && !UNTYPED.test(element.type));
const canSelect = (field) =>
    field.tagName === "TEXTAREA" || (field.tagName === "INPUT" && TELLING.test(field.type));
const isDisabled = (field) => field.disabled || Boolean(field.closest("fieldset[disabled]"));

export class Fields {
    constructor(page) {
        this.page = page;
        this.before = new WeakMap(); // values of fields as their editing began
        this.chosen = null; // the field whose text is selected, of those that do not tell
    }

    get window() {
        return this.page.window;
    }

    edit(key, field) {
        const { selectionStart: start, selectionEnd: end, value } = this.caret(field);
        if (key.length === 1) return this.insert(field, key);
        if (key === "Backspace")
            return this.replace(
                field,
                "",
                start === end ? Math.max(0, end - 1) : start,
                end,
                BACKWARD,
            );
        if (key === "Delete")
            return this.replace(field, "", start, start === end ? end + 1 : end, FORWARD);
        const places = { Home: 0, End: value.length, ArrowLeft: start - 1, ArrowRight: end + 1 };
        const place = places[key];
        if (place !== undefined && canSelect(field)) {
            const at = Math.min(value.length, Math.max(0, place));
            field.setSelectionRange(at, at);
        }
    }

    insert(field, text) {
        const { selectionStart, selectionEnd, value } = this.caret(field);
        const most = field.maxLength > 0 ? field.maxLength : Number.POSITIVE_INFINITY;
        const room = most - (value.length - (selectionEnd - selectionStart));
        const taken = text.slice(0, Math.max(0, room));
        if (taken || !text) this.replace(field, taken, selectionStart, selectionEnd, "insertText");
    }

    // Puts a text in place of a part of a field, as if it was typed.
    replace(field, text, start, end, inputType) {
        if (field.readOnly || isDisabled(field)) return;
        const { InputEvent } = this.window;
        const details = { inputType, data: text || null, bubbles: true, composed: true };
        if (!field.dispatchEvent(new InputEvent("beforeinput", { ...details, cancelable: true })))
            return;
        if (!this.before.has(field)) this.before.set(field, field.value);
        this.chosen = null;
        const { value } = field;
        const written = value.slice(0, start) + text + value.slice(end);
        if (written === value && !text) return;
        if (field.type === "number" && !/^-?[\d.]*$/.test(written)) return;
        field.value = written;
        if (canSelect(field)) field.setSelectionRange(start + text.length, start + text.length);
        field.dispatchEvent(new InputEvent("input", details));
    }

    // Tells of a field that it was changed, once its editing ends.
    settle(field) {
        const before = this.before.get(field);
        this.before.delete(field);
        if (before !== undefined && before !== field.value) this.tell(field, "change");
    }

    tell(field, ...kinds) {
        for (const kind of kinds)
            field.dispatchEvent(new this.window.Event(kind, { bubbles: true }));
    }

    selectAll(field) {
        if (canSelect(field)) field.select();
        else this.chosen = field;
    }

    // Where in a field the next letter goes; some kinds do not tell, and take it at their end.
    caret(field) {
        const { value, selectionStart, selectionEnd } = field;
        if (canSelect(field)) return { value, selectionStart, selectionEnd };
        const start = this.chosen === field ? 0 : value.length;
        return { value, selectionStart: start, selectionEnd: value.length };
    }
}
