// Python code in colors, read-only or to be edited: the thinnest glue to CodeMirror.
//
// The build makes one file of it (see build/runtime.py), which the page loads when code is first
// opened. CodeMirror puts its rules into a style element, which our policy forbids, unless it
// stands in a shadow tree: there it adopts a sheet, and so do we.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import {
    bracketMatching,
    indentOnInput,
    indentUnit,
    syntaxHighlighting,
} from "@codemirror/language";
import { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter, highlightCode } from "@lezer/highlight";
import rules from "./editor.css";

const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);
document.adoptedStyleSheets.push(sheet);

/** Put code into an element, each kind of token in a span of its class. */
export function paint(element, code) {
    const put = (text, kinds) => {
        const part = kinds ? document.createElement("span") : document.createTextNode("");
        if (kinds) part.className = kinds;
        part.textContent = text;
        element.append(part);
    };
    element.replaceChildren();
    const tree = pythonLanguage.parser.parse(code);
    highlightCode(code, tree, classHighlighter, put, () => put("\n"));
}

const fault = StateEffect.define();
const marked = Decoration.line({ class: "cm-fault" });
const faults = StateField.define({
    create: () => Decoration.none,
    update(shown, { docChanged, effects, state }) {
        for (const effect of effects)
            if (effect.is(fault)) {
                const { lines } = state.doc;
                if (effect.value < 1 || effect.value > lines) return Decoration.none;
                return Decoration.set([marked.range(state.doc.line(effect.value).from)]);
            }
        return docChanged ? Decoration.none : shown;
    },
    provide: (field) => EditorView.decorations.from(field),
});

/** Open an editor in an element; `changed` is called when its visitor has changed the code. */
export function open(element, label, changed) {
    const root = element.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const tab = new Compartment();
    const extensions = [
        lineNumbers(),
        history(),
        indentOnInput(),
        indentUnit.of("    "),
        bracketMatching(),
        pythonLanguage,
        syntaxHighlighting(classHighlighter),
        faults,
        tab.of([]),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged) changed();
        }),
    ];
    const fresh = (doc) => EditorState.create({ doc, extensions });
    const view = new EditorView({ state: fresh(""), parent: root, root });
    return {
        code: () => view.state.doc.toString(),
        show: (code) => view.setState(fresh(code)),
        mark: (line) => view.dispatch({ effects: fault.of(line) }),
        indent: (isOn) =>
            view.dispatch({ effects: tab.reconfigure(isOn ? keymap.of([indentWithTab]) : []) }),
        focus: () => view.focus(),
    };
}
