// Where a page is and was: `location` and `history`, as a browser has them.

export class Journey {
    constructor(page) {
        this.page = page;
        this.entries = [];
        this.index = -1;
        this.document = 0; // the number of the one that is open
    }

    get entry() {
        return this.entries[this.index];
    }

    get url() {
        return this.entry?.url ?? "about:blank";
    }

    push(url, state = null) {
        this.entries.splice(++this.index, this.entries.length);
        this.replace(url, state);
    }

    replace(url, state = null) {
        this.entries[this.index] = { url, state, document: this.document };
    }

    // Follows a link; returns a promise if a document is loaded.
    go(address, { isAgain = false } = {}) {
        const before = this.url;
        const url = new URL(address, before === "about:blank" ? undefined : before).href;
        const isWithin = url.includes("#") && url.split("#")[0] === before.split("#")[0];
        if (!isWithin || (isAgain && url === before)) {
            this.document++;
            if (url === before) this.replace(url);
            else this.push(url);
            return this.page.load();
        }
        if (url !== before) {
            this.push(url);
            this.tell(before);
        }
    }

    reload() {
        this.document++;
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
                this.page.load();
            } else {
                this.tell(before);
            }
        });
    }

    // Has the document hear of another place in it, soon.
    tell(before) {
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

    // Has a window show where its page is.
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
        for (const place of [window, window.document])
            fix(place, "location", location, (url) => journey.go(url));
        fix(window, "history", history);
    }
}

export function fix(place, name, value, set = () => {}) {
    Object.defineProperty(place, name, { get: () => value, set, configurable: true });
}
