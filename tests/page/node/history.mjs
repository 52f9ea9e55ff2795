// The session history of a page, with the browser's `location` and `history` on top of it.

export class Journey {
    constructor(page) {
        this.page = page;
        this.entries = [];
        this.index = -1;
        this.document = 0; // the loaded document's number; entries of others need a reload
        this.last = null; // the address that the last document had
        this.left = null; // the same, while that document handles that it is left
    }

    get entry() {
        return this.entries[this.index];
    }

    get url() {
        return this.left ?? this.entry?.url ?? "about:blank";
    }

    push(url, state = null) {
        this.entries.splice(++this.index, this.entries.length);
        this.replace(url, state);
    }

    replace(url, state = null) {
        this.entries[this.index] = { url, state, document: this.document };
    }

    // Navigates to an address; returns a promise if that loads a document.
    go(address, { isReload = false } = {}) {
        const before = this.url;
        const url = new URL(address, before === "about:blank" ? undefined : before).href;
        const isWithin = url.includes("#") && url.split("#")[0] === before.split("#")[0];
        if (!isWithin || (isReload && url === before)) {
            this.document++;
            this.last = before;
            if (url === before) this.replace(url);
            else this.push(url);
            return this.page.load();
        }
        if (url !== before) {
            this.push(url);
            this.notify(before);
        }
    }

    reload() {
        this.document++;
        this.last = this.url;
        this.replace(this.url);
        return this.page.load();
    }

    step(by) {
        this.page.clock.setTimeout(() => {
            const before = this.url;
            if (!this.entries[this.index + by]) return;
            this.index += by;
            if (this.entry.document !== this.document) {
                this.entry.document = ++this.document;
                this.last = before;
                this.page.load();
            } else {
                this.notify(before);
            }
        });
    }

    // Calls a function for which the address is still that of the document that is left.
    leave(act) {
        this.left = this.last;
        act();
        this.left = this.last = null;
    }

    // Dispatches `popstate` and `hashchange` after a navigation within the document.
    notify(before) {
        const { url, state } = this.entry;
        const { window } = this.page;
        this.page.clock.setTimeout(() => {
            window.dispatchEvent(Object.assign(new window.Event("popstate"), { state }));
            if (url.split("#")[1] !== before.split("#")[1])
                window.dispatchEvent(
                    new window.HashChangeEvent("hashchange", { oldURL: before, newURL: url }),
                );
        });
    }

    // Installs `location` and `history` in a window.
    install(window) {
        const journey = this;
        const location = {
            get href() {
                return journey.url;
            },
            set href(url) {
                journey.go(url);
            },
            set hash(hash) {
                journey.go(`#${hash.replace(/^#/, "")}`);
            },
            get hash() {
                const { hash } = new URL(journey.url);
                return hash;
            },
            assign: (url) => void journey.go(url),
            replace: (url) => {
                journey.index--;
                journey.go(url);
            },
            reload: () => void journey.reload(),
            toString: () => journey.url,
        };
        for (const part of ["origin", "protocol", "host", "hostname", "port", "pathname", "search"])
            Object.defineProperty(location, part, { get: () => new URL(journey.url)[part] });
        const absolute = (url) => (url ? new URL(url, journey.url).href : journey.url);
        const history = {
            get length() {
                return journey.entries.length;
            },
            get state() {
                return journey.entry.state;
            },
            scrollRestoration: "auto",
            pushState: (state, _, url) => journey.push(absolute(url), state),
            replaceState: (state, _, url) => journey.replace(absolute(url), state),
            back: () => journey.step(-1),
            forward: () => journey.step(1),
            go: (by = 0) => (by ? journey.step(by) : journey.reload()),
        };
        for (const owner of [window, window.document])
            fix(owner, "location", location, (url) => journey.go(url));
        fix(window, "history", history);
    }
}

export function fix(owner, name, value, set = () => {}) {
    Object.defineProperty(owner, name, { get: () => value, set, configurable: true });
}
