// What of a page is seen, as far as that can be told without laying it out: by the style sheets'
// `display` and `visibility`, by what a browser hides by itself, and by what has nothing in it.

import postcss from "postcss";

const TOLD = /^(display|visibility|text-transform)$/;
const NEVER = new Set([
    "HEAD",
    "LINK",
    "META",
    "NOSCRIPT",
    "SCRIPT",
    "STYLE",
    "TEMPLATE",
    "TITLE",
    "DATALIST",
]);
const BLOCKS = new Set(
    (
        "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FOOTER FORM H1 H2 H3 H4" +
        " H5 H6 HEADER HR HTML LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TFOOT THEAD TR UL"
    ).split(" "),
);
const FILLED = "audio,button,canvas,hr,iframe,img,input,meter,progress,select,svg,textarea,video";

const sheets = new Map();

// Returns the rules of a style sheet that tell what is seen.
function rules(text) {
    if (!sheets.has(text)) {
        const found = { display: [], visibility: [], "text-transform": [] };
        let order = 0;
        postcss.parse(text).walkDecls(TOLD, ({ prop, value, important, parent }) => {
            const media = [];
            for (let outer = parent.parent; outer.type !== "root"; outer = outer.parent)
                if (outer.name === "media") media.push(outer.params);
            for (const selector of selectors(parent)) {
                if (selector.includes("::")) continue;
                const rank = [important ? 1 : 0, ...specificity(selector), order++];
                found[prop].push({ value, media, selector, rank });
            }
        });
        for (const each of Object.values(found))
            each.sort((one, other) => compare(other.rank, one.rank));
        sheets.set(text, found);
    }
    return sheets.get(text);
}

// The selectors of a rule, those of the rules that it stands in among them.
function selectors(rule) {
    let outer = rule.parent;
    while (outer.type === "atrule") outer = outer.parent;
    if (rule.type === "atrule") return selectors(rule.parent);
    if (outer.type !== "rule") return rule.selectors;
    return selectors(outer).flatMap((above) =>
        rule.selectors.map((each) =>
            each.includes("&") ? each.replaceAll("&", above) : `${above} ${each}`,
        ),
    );
}

function specificity(selector) {
    const bare = selector.replace(/:where\([^)]*\)/g, "").replace(/:(not|is|has)\(/g, " ");
    const count = (pattern) => (bare.match(pattern) ?? []).length;
    return [
        count(/#[\w-]+/g),
        count(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g),
        count(/(^|[\s>+~(,])[a-z]\w*/g),
    ];
}

const compare = (one, other) => {
    const at = one.findIndex((part, place) => part !== other[place]);
    return at < 0 ? 0 : one[at] - other[at];
};

export class Display {
    constructor(media, styles) {
        this.media = media;
        this.rules = rules(styles);
    }

    // The value of a property that a style sheet gives an element, if one does.
    given(element, prop) {
        const matches = (rule) =>
            rule.media.every((query) => this.media.matches(query)) &&
            element.matches(rule.selector);
        return this.rules[prop].find(matches)?.value;
    }

    of(element) {
        if (NEVER.has(element.tagName)) return "none";
        const given = this.given(element, "display");
        if (given) return given;
        if (element.hasAttribute("hidden")) return "none";
        if (element.tagName === "DIALOG" && !element.hasAttribute("open")) return "none";
        if (element.tagName === "INPUT" && element.type === "hidden") return "none";
        return BLOCKS.has(element.tagName) ? "block" : "inline";
    }

    // Whether an element takes part in what is laid out.
    isRendered(element) {
        if (!element.isConnected) return false;
        for (let each = element; each; each = each.parentElement) {
            if (this.of(each) === "none") return false;
            const outer = each.parentElement;
            if (outer?.tagName === "DETAILS" && !outer.open && each !== first(outer)) return false;
        }
        return true;
    }

    inherited(element, prop) {
        for (let each = element; each; each = each.parentElement) {
            const value = this.given(each, prop);
            if (value && value !== "inherit") return value;
        }
    }

    isShown(element) {
        return this.isRendered(element) && this.inherited(element, "visibility") !== "hidden";
    }

    // Whether an element is seen: shown, and not empty.
    isVisible(element) {
        if (!this.isShown(element)) return false;
        if (element.matches(`${FILLED},html,body`) || element.closest("svg")) return true;
        if ([...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
            return true;
        return [...element.children].some((child) => this.isVisible(child));
    }

    // The text as it is read, of lines and without what is hidden.
    text(element) {
        if (!this.isRendered(element)) return element.textContent;
        return this.lines(element)
            .replace(/[ \t]*\n[ \t]*/g, "\n")
            .replace(/ +/g, " ")
            .replace(/\n{3,}/g, "\n\n")
            .trim();
    }

    lines(element) {
        let told = "";
        for (const node of element.childNodes) {
            if (node.nodeType === 3) told += this.cased(node);
            else if (node.nodeType === 1) told += this.part(node, element);
        }
        return told;
    }

    part(node, outer) {
        if (node.tagName === "BR") return "\n";
        if (node.tagName === "TEXTAREA" || node.tagName === "SELECT") return "";
        const display = this.of(node);
        const isFolded = outer.tagName === "DETAILS" && !outer.open && node !== first(outer);
        if (display === "none" || isFolded) return "";
        if (this.inherited(node, "visibility") === "hidden") return "";
        const told = this.lines(node);
        if (node.tagName === "TD" || node.tagName === "TH")
            return told.trim() + (node.nextElementSibling ? "\t" : "");
        if (node.tagName === "P") return `\n\n${told}\n\n`;
        const isLine =
            /^(block|flex|grid|list-item)$/.test(display) || /flex|grid/.test(this.of(outer));
        return isLine ? `\n${told}\n` : told;
    }

    cased({ data, parentElement }) {
        const text = parentElement.closest("pre") ? data : data.replace(/\s+/g, " ");
        const how = this.inherited(parentElement, "text-transform");
        if (how === "uppercase") return text.toUpperCase();
        return how === "lowercase" ? text.toLowerCase() : text;
    }

    // What `getComputedStyle` tells of an element, of the little that is known.
    style(element) {
        const told = {
            display: this.of(element),
            visibility: this.inherited(element, "visibility") ?? "visible",
            content: "",
        };
        return { ...told, getPropertyValue: (name) => told[name] ?? "" };
    }
}

const first = (details) => details.querySelector(":scope > summary");
