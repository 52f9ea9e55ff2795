// Evaluates media queries for the screen that a test sets up.

const SIZES = { width: 0, height: 1 };
const UNITS = { px: 1, rem: 16, em: 16 };

export class Media {
    constructor({ viewport, has_touch, color_scheme, reduced_motion }) {
        this.size = [viewport.width, viewport.height];
        this.type = "screen";
        this.features = {
            pointer: has_touch ? "coarse" : "fine",
            "any-pointer": has_touch ? "coarse" : "fine",
            hover: has_touch ? "none" : "hover",
            "prefers-color-scheme": color_scheme ?? "light",
            "prefers-reduced-motion": reduced_motion ?? "no-preference",
            "prefers-contrast": "no-preference",
            "forced-colors": "none",
        };
        this.lists = new Set();
        this.cache = new Map();
    }

    matches(query) {
        if (!this.cache.has(query))
            this.cache.set(
                query,
                query.split(",").some((each) => this.holds(each.trim())),
            );
        return this.cache.get(query);
    }

    holds(query) {
        if (query.startsWith("not ")) return !this.holds(query.slice(4));
        return query.split(/\s*\band\s+/).every((part) => this.has(part));
    }

    has(part) {
        if (!part.startsWith("(")) return part === "all" || part === this.type;
        const [name, value] = part.slice(1, -1).split(/:\s*/);
        const [, bound, size] = /^(min|max)-(width|height)$/.exec(name) ?? [];
        if (bound) {
            const [, number, unit] = /^([\d.]+)(\w+)$/.exec(value);
            const limit = number * UNITS[unit];
            const measured = this.size[SIZES[size]];
            return bound === "min" ? measured >= limit : measured <= limit;
        }
        const [width, height] = this.size;
        if (name === "orientation") return value === (width > height ? "landscape" : "portrait");
        if (!(name in this.features)) throw new Error(`unknown media feature: ${part}`);
        return value ? this.features[name] === value : !/^no/.test(this.features[name]);
    }

    // Changes the emulated screen and dispatches `change` on the affected media query lists.
    change(update) {
        const before = new Map([...this.lists].map((list) => [list, list.matches]));
        update();
        this.cache.clear();
        for (const [list, matched] of before)
            if (list.matches !== matched) list.dispatchEvent(new list.window.Event("change"));
    }

    list(window, query) {
        const list = new window.EventTarget();
        Object.defineProperty(list, "matches", { get: () => this.matches(query) });
        Object.assign(list, { media: query, window });
        this.lists.add(list);
        return list;
    }
}
