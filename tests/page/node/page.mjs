// One page (tab) of the site. Each document that it loads gets a new window; tests act on it and
// read it through these methods.

import { ACTS, failedCondition } from "./act.mjs";
import { Clock } from "./clock.mjs";
import { verdict } from "./expect.mjs";
import { Finder } from "./find.mjs";
import { Journey } from "./history.mjs";
import { Keyboard } from "./keyboard.mjs";
import { Media } from "./media.mjs";
import { Network } from "./network.mjs";
import { start } from "./python.mjs";
import { StoredItems } from "./storage.mjs";
import { open } from "./window.mjs";

const MAX_PAUSE = 25; // milliseconds between two checks

const ERROR_EVENTS = ["error", "unhandledrejection"];
const describe = (error) => `${error?.message ?? error}\n${error?.stack ?? ""}`;

// The second parameter has no name, because a property of the window could shadow it.
const EVALUATE = new Function("window", "with (window) { return eval(arguments[1]); }");

export class Page {
    constructor(id, context, emit) {
        this.id = id;
        this.context = context;
        this.options = context.options;
        this.base = this.options.base_url;
        this.emit = (kind, details) => emit({ event: kind, page: id, ...details });
        this.clock = new Clock();
        this.clock.report = (error) => this.reportError("error", error);
        this.network = new Network(this.options, this.emit);
        this.network.routes = [...context.routes];
        this.media = new Media(this.options);
        this.journey = new Journey(this);
        this.keyboard = new Keyboard(this);
        this.scripts = [...context.scripts];
        this.storages = { localStorage: context.localStorage, sessionStorage: new StoredItems() };
        this.window = null;
    }

    // Loads the document at the current address. Resolves when its Python has started, or earlier
    // if the test has paused a request or replaced `fetch`.
    async load() {
        const { url } = this.journey;
        this.emit("navigated", { url });
        const html = url === "about:blank" ? "" : await this.network.text(url);
        this.leave();
        if (!html || url !== this.journey.url) return;
        const window = open(this, html);
        this.finder = new Finder(window, this.display);
        window.addEventListener(
            "blur",
            ({ target }) => target.matches && this.keyboard.fields.settle(target),
            true,
        );
        window.document.dispatchEvent(new window.Event("DOMContentLoaded", { bubbles: true }));
        window.dispatchEvent(new window.Event("load"));
        for (const kind of ERROR_EVENTS)
            window.addEventListener(kind, ({ error }) =>
                this.emit("pageerror", { text: describe(error) }),
            );
        const print = (kind, text) => this.emit("console", { kind, text });
        const started = start({
            window,
            folder: this.options.folder,
            print,
            modules: this.modules(),
        })
            .then((python) => (this.python = python))
            .catch(
                (error) => window === this.window && this.reportError("unhandledrejection", error),
            );
        return Promise.race([started, this.network.requestPaused(), this.isStalled(window)]).then(
            () => {},
        );
    }

    // Resolves once Python has started, or waits although nothing is being fetched, as it does after a
    // test has replaced `fetch`.
    async isStalled(window) {
        for (let checks = 0; checks < 3; checks++) {
            await new Promise((resolve) => setTimeout(resolve, MAX_PAUSE));
            if (this.network.pending || window.hasDisk) checks = 0;
            if (window !== this.window || this.python) return;
        }
    }

    // Runs a test's init scripts in a new window, before the page's own scripts.
    prepare(window) {
        for (const script of this.scripts)
            new Function("window", `with (window) { ${script}\n }`)(window);
    }

    // Returns the JavaScript modules that the page's Python imports: a stand-in for PyScript's
    // workers, whose calls the test process answers.
    modules() {
        const call = (worker, name) =>
            name === "then" // `await` must not take the exports for a promise
                ? undefined
                : (...details) => this.context.ask(this, worker, name, details);
        const exports = (worker) => new Proxy({}, { get: (_, name) => call(worker, name) });
        const workers = new Proxy({}, { get: (_, name) => this.worker(name, exports(name)) });
        return { polyscript: { workers, Exports: Object } };
    }

    // Resolves to a worker's exports; its script element gets the method that terminates it.
    worker(name, exports) {
        const script = this.window?.document.querySelector(`script[name="${name}"]`);
        if (script) script.xworker = { terminate: () => this.context.terminate(name) };
        return Promise.resolve(exports);
    }

    leave() {
        const { window } = this;
        if (!window) return;
        this.collectCoverage();
        this.journey.leave(() => window.dispatchEvent(new window.Event("pagehide")));
        this.clock.stop();
        this.media.lists.clear();
        this.window = this.python = null;
        window.gone = true;
    }

    // Records which lines of the page's Python have run, if a test measures coverage.
    collectCoverage() {
        if (this.python && this.options.overlay)
            this.python.runPython("import probes, js; js.reach(probes.reached.hex())");
    }

    // Dispatches an error event in the window, as a browser does for uncaught errors.
    reportError(kind, error) {
        const { window } = this;
        const message = error?.message ?? String(error);
        window?.dispatchEvent(
            Object.assign(new window.Event(kind), { error, message, reason: error }),
        );
    }

    follow(link) {
        if (link.hasAttribute("download")) return this.save(link.download, link.href);
        if (link.target === "_blank") return this.emit("popup", { url: link.href });
        this.journey.go(link.href);
    }

    async save(name, url) {
        const content = Buffer.from(await (await fetch(url)).arrayBuffer());
        this.emit("download", { name, content: content.toString("base64") });
    }

    find(steps) {
        return this.finder.all(steps);
    }

    // Returns the only element that a locator finds, or undefined; throws if there are several.
    one(steps) {
        const found = this.find(steps);
        if (found.length > 1) {
            const shown = found.slice(0, 5).map((each) => each.outerHTML.slice(0, 120));
            throw new Error(`strict mode violation: ${found.length} elements\n${shown.join("\n")}`);
        }
        return found[0];
    }

    // Calls `check` until it returns no reason to wait (`why`), and returns its `value`. Throws an
    // error with the last reason after `patience` milliseconds.
    async until(patience, check) {
        const end = performance.now() + patience;
        for (let pause = 1; ; pause = Math.min(2 * pause, MAX_PAUSE)) {
            const { value, why } = check();
            if (!why) return value;
            if (performance.now() > end) throw new Error(`after ${patience} ms: ${why}`);
            await new Promise((resolve) => setTimeout(resolve, pause));
        }
    }

    async act(steps, name, details, patience) {
        const element = await this.until(patience, () => {
            const value = this.one(steps);
            const failed = value && failedCondition(name, value, this);
            return {
                value,
                why: value ? failed && `the element is not ${failed}` : "no such element",
            };
        });
        await ACTS[name](element, details, this);
    }

    async expect(steps, wanted, isTrue, patience) {
        await this.until(patience, () => {
            const useAll = wanted.several || wanted.what === "count";
            const found = useAll ? this.find(steps) : [this.one(steps)].filter(Boolean);
            const { pass, actual, isMissing } = verdict(this, found, wanted);
            const isMet =
                !isTrue && isMissing ? /visible|attached/.test(wanted.what) : pass === isTrue;
            return { why: isMet ? "" : `actual: ${JSON.stringify(actual)}` };
        });
    }

    // Evaluates an expression; if its value is a function, calls that with the arguments.
    async evaluate(program, args) {
        const text = /^\s*(async\s+)?function\b|^\s*\{/.test(program) ? `(${program})` : program;
        const value = EVALUATE(this.window, text);
        return typeof value === "function" ? value(...args) : value;
    }
}
