// Makes happy-dom behave like a browser where it does not: default actions of clicks, and dialogs.

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

// In happy-dom these elements act on a click before their ancestors can prevent the default action.
for (const each of [HTMLAnchorElement, HTMLButtonElement, HTMLDetailsElement, HTMLLabelElement])
    delete each.prototype.dispatchEvent;

const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
    const isClick = event.type === "click" && event.eventPhase === 0 && this.closest;
    if (isClick && this.matches(CONTROLS) && this.disabled) return false;
    const isAllowed = dispatchEvent.call(this, event);
    if (isClick && !event.defaultPrevented) activate(this);
    return isAllowed;
};

// Performs the default action of a click on an element, as a browser does.
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
    const modals = []; // the open modal dialogs, the topmost last
    const before = new WeakMap(); // dialog → the element that had the focus before it opened
    Object.assign(prototype, {
        showModal() {
            if (this.open)
                throw new window.DOMException("The dialog is already open.", "InvalidStateError");
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
