// Decides which elements are visible without computing a layout, from `display` and `visibility` in
// the style sheets. Elements that browsers hide by default and most empty ones are not visible.

import postcss from "postcss";

const PROPERTIES = /^(display|visibility|text-transform)$/;
const NEVER_RENDERED = new Set([
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
const VISIBLE_WHEN_EMPTY =
    "audio,button,canvas,hr,iframe,img,input,meter,progress,select,svg,textarea,video";

const sheets = new Map();

// Returns a style sheet's rules for each of PROPERTIES, in descending order of precedence.
function rules(text) {
    if (!sheets.has(text)) {
        const found = { display: [], visibility: [], "text-transform": [] };
        let order = 0;
        postcss.parse(text).walkDecls(PROPERTIES, ({ prop, value, important, parent }) => {
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

// Returns the selectors of a rule, combined with those of the rules around it.
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

    // Returns the value that the style sheets set for a property of an element, if any.
    given(element, prop) {
        const matches = (rule) =>
            rule.media.every((query) => this.media.matches(query)) &&
            element.matches(rule.selector);
        return this.rules[prop].find(matches)?.value;
    }

    of(element) {
        if (NEVER_RENDERED.has(element.tagName)) return "none";
        const given = this.given(element, "display");
        if (given) return given;
        if (element.hasAttribute("hidden")) return "none";
        if (element.tagName === "DIALOG" && !element.hasAttribute("open")) return "none";
        if (element.tagName === "INPUT" && element.type === "hidden") return "none";
        return BLOCKS.has(element.tagName) ? "block" : "inline";
    }

    // Tells whether a browser would create a box for an element.
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

    // Tells whether an element is visible in Playwright's sense: shown and not empty.
    isVisible(element) {
        if (!this.isShown(element)) return false;
        if (element.matches(`${VISIBLE_WHEN_EMPTY},html,body`) || element.closest("svg"))
            return true;
        if ([...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
            return true;
        return [...element.children].some((child) => this.isVisible(child));
    }

    // Returns the `innerText` of an element: line breaks as displayed, hidden text omitted.
    text(element) {
        if (!this.isRendered(element)) return element.textContent;
        return this.lines(element)
            .replace(/[ \t]*\n[ \t]*/g, "\n")
            .replace(/ +/g, " ")
            .replace(/\n{3,}/g, "\n\n")
            .trim();
    }

    lines(element) {
        let text = "";
        for (const node of element.childNodes) {
            if (node.nodeType === 3) text += this.cased(node);
            else if (node.nodeType === 1) text += this.part(node, element);
        }
        return text;
    }

    part(node, outer) {
        if (node.tagName === "BR") return "\n";
        if (node.tagName === "TEXTAREA" || node.tagName === "SELECT") return "";
        const display = this.of(node);
        const isCollapsed = outer.tagName === "DETAILS" && !outer.open && node !== first(outer);
        if (display === "none" || isCollapsed) return "";
        if (this.inherited(node, "visibility") === "hidden") return "";
        const text = this.lines(node);
        if (node.tagName === "TD" || node.tagName === "TH")
            return text.trim() + (node.nextElementSibling ? "\t" : "");
        if (node.tagName === "P") return `\n\n${text}\n\n`;
        const isLine =
            /^(block|flex|grid|list-item)$/.test(display) || /flex|grid/.test(this.of(outer));
        return isLine ? `\n${text}\n` : text;
    }

    cased({ data, parentElement }) {
        const text = parentElement.closest("pre") ? data : data.replace(/\s+/g, " ");
        const how = this.inherited(parentElement, "text-transform");
        if (how === "uppercase") return text.toUpperCase();
        return how === "lowercase" ? text.toLowerCase() : text;
    }

    // Returns a stand-in for `getComputedStyle`, with only the properties known here.
    style(element) {
        const values = {
            display: this.of(element),
            visibility: this.inherited(element, "visibility") ?? "visible",
            content: "",
        };
        return { ...values, getPropertyValue: (name) => values[name] ?? "" };
    }
}

const first = (details) => details.querySelector(":scope > summary");
