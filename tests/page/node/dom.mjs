// What happy-dom leaves out or does otherwise than browsers: what a click brings about, and dialogs.

import {
    EventTarget,
    HTMLAnchorElement,
    HTMLButtonElement,
    HTMLDetailsElement,
    HTMLLabelElement,
} from "happy-dom";

const CONTROLS = "button,input,select,textarea";
const ACTIVE = `a[href],summary,label,${CONTROLS}`;
export const FOCUSABLE = `a[href],summary,[tabindex],${CONTROLS}`;

// Each of these acts as soon as a click comes by, before those further up could prevent it.
for (const each of [HTMLAnchorElement, HTMLButtonElement, HTMLDetailsElement, HTMLLabelElement])
    delete each.prototype.dispatchEvent;

const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
    const isWhole = event.type === "click" && event.eventPhase === 0 && this.closest;
    if (isWhole && this.matches(CONTROLS) && this.disabled) return false;
    const answer = dispatchEvent.call(this, event);
    if (isWhole && !event.defaultPrevented) activate(this);
    return answer;
};

// Does what a browser does at a click that nobody prevented.
function activate(target) {
    const active = target.closest(ACTIVE);
    const { tagName } = active ?? {};
    if (tagName === "A") {
        target.ownerDocument.defaultView.follow(active);
    } else if (tagName === "BUTTON" && active.type === "submit" && active.isConnected) {
        if (!active.disabled) active.form?.requestSubmit(active);
    } else if (tagName === "SUMMARY") {
        const details = active.parentElement;
        if (details.tagName === "DETAILS") details.open = !details.open;
    } else if (tagName === "LABEL") {
        active.control?.focus();
        active.control?.click();
    }
}

export function installDialogs(window, display) {
    const { prototype } = window.HTMLDialogElement;
    const modals = []; // those that are open, each over the one before
    const before = new WeakMap(); // what had the focus
    Object.assign(prototype, {
        showModal() {
            if (this.open) throw new window.DOMException("It is open.", "InvalidStateError");
            this.setAttribute("open", "");
            before.set(this, window.document.activeElement);
            modals.push(this);
            const places = [...this.querySelectorAll(FOCUSABLE)];
            const first = places.find((each) => !each.disabled && display.isShown(each));
            (this.querySelector("[autofocus]") ?? first ?? this).focus();
        },
        close(value) {
            if (!this.open) return;
            this.removeAttribute("open");
            if (value !== undefined) this.returnValue = value;
            if (modals.includes(this)) {
                modals.splice(modals.indexOf(this), 1);
                before.get(this)?.focus();
            }
            window.setTimeout(() => this.dispatchEvent(new window.Event("close")));
        },
    });
    window.modal = () => modals.at(-1);
}
