// An editor for Python code, with CodeMirror.
//
// build/runtime.py bundles this module with CodeMirror into one file, which the page loads when code
// is first opened. The editor is in a shadow tree because CodeMirror adopts a style sheet there;
// elsewhere it inserts a style element, which the page's content security policy forbids.
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
import { classHighlighter } from "@lezer/highlight";
import rules from "./editor.css";

const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);

const markError = StateEffect.define(); // its value is the number of the line to mark
const errorLine = Decoration.line({ class: "cm-fault" });
const errorMarks = StateField.define({
    create: () => Decoration.none,
    update(marks, { docChanged, effects, state }) {
        for (const effect of effects)
            if (effect.is(markError)) {
                const { lines } = state.doc;
                if (effect.value < 1 || effect.value > lines) return Decoration.none;
                return Decoration.set([errorLine.range(state.doc.line(effect.value).from)]);
            }
        return docChanged ? Decoration.none : marks;
    },
    provide: (field) => EditorView.decorations.from(field),
});

/** Opens an editor in an element and returns its methods; `changed` is called after each edit. */
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
        errorMarks,
        tab.of([]),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged) changed();
        }),
    ];
    const stateOf = (doc) => EditorState.create({ doc, extensions });
    const view = new EditorView({ state: stateOf(""), parent: root, root });
    return {
        code: () => view.state.doc.toString(),
        show: (code) => {
            view.setState(stateOf(code));
            // Until CodeMirror has measured the lines, their numbers stand too close together.
            element.classList.add("unmeasured");
            const write = () => element.classList.remove("unmeasured");
            view.requestMeasure({ read: () => null, write });
        },
        mark: (line) => view.dispatch({ effects: markError.of(line) }),
        indent: (isOn) =>
            view.dispatch({ effects: tab.reconfigure(isOn ? keymap.of([indentWithTab]) : []) }),
        focus: () => view.focus(),
    };
}
