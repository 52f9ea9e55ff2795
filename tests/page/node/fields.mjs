// Edits form fields as a user does, with the events that a browser dispatches.

const WITHOUT_TEXT = /^(checkbox|radio|range|file|color|button|submit|reset|hidden)$/;
const SELECTABLE = /^(text|search|url|tel|password)$/; // types that have selectionStart
const [BACKWARD, FORWARD] = ["deleteContentBackward", "deleteContentForward"];

export const isText = (element) =>
    element.tagName === "TEXTAREA" ||
    (element.tagName === "INPUT" && !WITHOUT_TEXT.test(element.type));
const canSelect = (field) =>
    field.tagName === "TEXTAREA" || (field.tagName === "INPUT" && SELECTABLE.test(field.type));
const isDisabled = (field) => field.disabled || Boolean(field.closest("fieldset[disabled]"));

export class Fields {
    constructor(page) {
        this.page = page;
        this.before = new WeakMap(); // field → its value before the user edited it
        this.selected = null; // a field without selectionStart on which `selectAll` was called
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
        const limit = field.maxLength > 0 ? field.maxLength : Number.POSITIVE_INFINITY;
        const room = limit - (value.length - (selectionEnd - selectionStart));
        const accepted = text.slice(0, Math.max(0, room));
        if (accepted || !text)
            this.replace(field, accepted, selectionStart, selectionEnd, "insertText");
    }

    // Replaces part of a field's text, as typing does; a handler of `beforeinput` can prevent it.
    replace(field, text, start, end, inputType) {
        if (field.readOnly || isDisabled(field)) return;
        const { InputEvent } = this.window;
        const details = { inputType, data: text || null, bubbles: true, composed: true };
        if (!field.dispatchEvent(new InputEvent("beforeinput", { ...details, cancelable: true })))
            return;
        if (!this.before.has(field)) this.before.set(field, field.value);
        this.selected = null;
        const { value } = field;
        const written = value.slice(0, start) + text + value.slice(end);
        if (written === value && !text) return;
        if (field.type === "number" && !/^-?[\d.]*$/.test(written)) return;
        field.value = written;
        if (canSelect(field)) field.setSelectionRange(start + text.length, start + text.length);
        field.dispatchEvent(new InputEvent("input", details));
    }

    // Dispatches `change` if a field's value has changed since the user began to edit it.
    settle(field) {
        const before = this.before.get(field);
        this.before.delete(field);
        if (before !== undefined && before !== field.value) this.dispatch(field, "change");
    }

    dispatch(field, ...types) {
        for (const type of types)
            field.dispatchEvent(new this.window.Event(type, { bubbles: true }));
    }

    selectAll(field) {
        if (canSelect(field)) field.select();
        else this.selected = field;
    }

    // Returns the value and selection of a field. If it has no selectionStart, its caret is at the end
    // unless `selectAll` was called on it.
    caret(field) {
        const { value, selectionStart, selectionEnd } = field;
        if (canSelect(field)) return { value, selectionStart, selectionEnd };
        const start = this.selected === field ? 0 : value.length;
        return { value, selectionStart: start, selectionEnd: value.length };
    }
}
