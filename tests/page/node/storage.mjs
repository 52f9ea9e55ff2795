// `localStorage` and `sessionStorage`, kept for as long as a test wants them.

const ROOM = 5 * 2 ** 20; // characters, as much as Chrome has

export class Storage {
    #texts = new Map();
    #told;

    constructor(told = () => {}) {
        this.#told = told;
    }

    get length() {
        return this.#texts.size;
    }

    key(number) {
        return [...this.#texts.keys()][number] ?? null;
    }

    getItem(name) {
        return this.#texts.get(String(name)) ?? null;
    }

    setItem(name, text) {
        const [key, value] = [String(name), String(text)];
        const before = this.getItem(key);
        let size = key.length + value.length;
        for (const [other, kept] of this.#texts)
            if (other !== key) size += other.length + kept.length;
        if (size > ROOM)
            throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        this.#texts.set(key, value);
        if (before !== value) this.#told(key, before, value);
    }

    removeItem(name) {
        const before = this.getItem(name);
        if (this.#texts.delete(String(name))) this.#told(String(name), before, null);
    }

    clear() {
        const had = this.length;
        this.#texts.clear();
        if (had) this.#told(null, null, null);
    }
}

const isOwn = (storage, name) => typeof name === "string" && !(name in storage);

// Returns a storage whose texts are its properties, too; `told` is called with the name, the text
// before and the text after each change.
export function storage(told) {
    const kept = new Storage(told);
    const methods = new Map();
    return new Proxy(kept, {
        get(_, name) {
            if (isOwn(kept, name)) return kept.getItem(name) ?? undefined;
            const value = Reflect.get(kept, name, kept);
            if (typeof value !== "function" || name === "constructor") return value;
            if (methods.get(name)?.of !== value)
                methods.set(name, Object.assign(value.bind(kept), { of: value }));
            return methods.get(name);
        },
        set: (_, name, text) => {
            kept.setItem(name, text);
            return true;
        },
        has: (_, name) => name in kept || kept.getItem(name) !== null,
        deleteProperty: (_, name) => {
            kept.removeItem(name);
            return true;
        },
        ownKeys: () => Array.from({ length: kept.length }, (_, number) => kept.key(number)),
        getOwnPropertyDescriptor: (_, name) =>
            kept.getItem(name) === null
                ? undefined
                : {
                      value: kept.getItem(name),
                      enumerable: true,
                      configurable: true,
                      writable: true,
                  },
    });
}
