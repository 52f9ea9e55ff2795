// `localStorage` and `sessionStorage`, which outlive the windows that use them.

const QUOTA = 5 * 2 ** 20; // characters, as in Chrome
const ITEMS = Symbol("items");
const PAGE = Symbol("page");

// The items of a storage. `onChange` is called with the page that changed an item, the item's name,
// its old value, and its new one.
export class StoredItems extends Map {
    constructor(onChange = () => {}) {
        super();
        this.onChange = onChange;
    }

    write(page, name, text) {
        const before = this.get(name) ?? null;
        let size = name.length + text.length;
        for (const [other, value] of this) if (other !== name) size += other.length + value.length;
        if (size > QUOTA)
            throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        this.set(name, text);
        if (before !== text) this.onChange(page, name, before, text);
    }
}

// The `Storage` class of a window. Both storages of the window use it, so if a test replaces one of
// its methods, both change.
export class Storage {
    get length() {
        return this[ITEMS].size;
    }

    key(number) {
        return [...this[ITEMS].keys()][number] ?? null;
    }

    getItem(name) {
        return this[ITEMS].get(String(name)) ?? null;
    }

    setItem(name, text) {
        this[ITEMS].write(this[PAGE], String(name), String(text));
    }

    removeItem(name) {
        const before = this.getItem(name);
        if (this[ITEMS].delete(String(name)))
            this[ITEMS].onChange(this[PAGE], String(name), before, null);
    }

    clear() {
        const { size } = this[ITEMS];
        this[ITEMS].clear();
        if (size) this[ITEMS].onChange(this[PAGE], null, null, null);
    }
}

// Returns a storage object of a page, an instance of its window's `Storage` class (`Kind`). As in
// browsers, items are also properties.
export function storage(items, Kind, page) {
    const isText = (target, name) => typeof name === "string" && !(name in target);
    return new Proxy(Object.create(Kind.prototype), {
        get(target, name, self) {
            if (name === ITEMS) return items;
            if (name === PAGE) return page;
            return isText(target, name) ? items.get(name) : Reflect.get(target, name, self);
        },
        set(_, name, text, self) {
            self.setItem(name, text);
            return true;
        },
        has: (target, name) => name in target || items.has(name),
        deleteProperty(_, name) {
            Kind.prototype.removeItem.call(storage(items, Kind, page), name);
            return true;
        },
        ownKeys: () => [...items.keys()],
        getOwnPropertyDescriptor: (_, name) =>
            items.has(name)
                ? { value: items.get(name), enumerable: true, configurable: true, writable: true }
                : undefined,
    });
}
