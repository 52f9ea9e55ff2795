// `localStorage` and `sessionStorage`, kept for as long as a test wants them.

const ROOM = 5 * 2 ** 20; // characters, as much as Chrome has
const KEPT = Symbol("kept");
const PAGE = Symbol("page");

// Texts by name; `told` is called with the page that changed one, the name, and the text before and
// after.
export class Kept extends Map {
    constructor(told = () => {}) {
        super();
        this.told = told;
    }

    write(page, name, text) {
        const before = this.get(name) ?? null;
        let size = name.length + text.length;
        for (const [other, kept] of this) if (other !== name) size += other.length + kept.length;
        if (size > ROOM) throw new DOMException("There is no room.", "QuotaExceededError");
        this.set(name, text);
        if (before !== text) this.told(page, name, before, text);
    }
}

// What a window has by this name: a page may change it, and with it both storages.
export class Storage {
    get length() {
        return this[KEPT].size;
    }

    key(number) {
        return [...this[KEPT].keys()][number] ?? null;
    }

    getItem(name) {
        return this[KEPT].get(String(name)) ?? null;
    }

    setItem(name, text) {
        this[KEPT].write(this[PAGE], String(name), String(text));
    }

    removeItem(name) {
        const before = this.getItem(name);
        if (this[KEPT].delete(String(name)))
            this[KEPT].told(this[PAGE], String(name), before, null);
    }

    clear() {
        const { size } = this[KEPT];
        this[KEPT].clear();
        if (size) this[KEPT].told(this[PAGE], null, null, null);
    }
}

// Returns a page's storage, of a window's own kind; its texts are its properties, too.
export function storage(kept, Kind, page) {
    const isText = (target, name) => typeof name === "string" && !(name in target);
    return new Proxy(Object.create(Kind.prototype), {
        get(target, name, self) {
            if (name === KEPT) return kept;
            if (name === PAGE) return page;
            return isText(target, name) ? kept.get(name) : Reflect.get(target, name, self);
        },
        set(_, name, text, self) {
            self.setItem(name, text);
            return true;
        },
        has: (target, name) => name in target || kept.has(name),
        deleteProperty(_, name) {
            Kind.prototype.removeItem.call(storage(kept, Kind, page), name);
            return true;
        },
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: (_, name) =>
            kept.has(name)
                ? { value: kept.get(name), enumerable: true, configurable: true, writable: true }
                : undefined,
    });
}
