// A page of the site: its window, as often as it is loaded, and what a test asks of it.

import { ACTS, lacking } from "./act.mjs";
import { Clock } from "./clock.mjs";
import { verdict } from "./expect.mjs";
import { Finder } from "./find.mjs";
import { Journey } from "./history.mjs";
import { Keyboard } from "./keyboard.mjs";
import { Media } from "./media.mjs";
import { Network } from "./network.mjs";
import { start } from "./python.mjs";
import { Kept } from "./storage.mjs";
import { open } from "./window.mjs";

const LONGEST_PAUSE = 25; // milliseconds between two looks

const BROKEN = ["error", "unhandledrejection"];
const told = (error) => `${error?.message ?? error}\n${error?.stack ?? ""}`;

// Its second argument has no name, which one of the window's would hide.
const EVALUATE = new Function("window", "with (window) { return eval(arguments[1]); }");

export class Page {
    constructor(id, context, tell) {
        this.id = id;
        this.context = context;
        this.options = context.options;
        this.base = this.options.base_url;
        this.tell = (kind, details) => tell({ event: kind, page: id, ...details });
        this.clock = new Clock();
        this.clock.report = (error) => this.broke("error", error);
        this.network = new Network(this.options, this.tell);
        this.network.routes = [...context.routes];
        this.media = new Media(this.options);
        this.journey = new Journey(this);
        this.keyboard = new Keyboard(this);
        this.scripts = [...context.scripts];
        this.storages = { localStorage: context.kept, sessionStorage: new Kept() };
        this.window = null;
    }

    // Opens the document that the address names. Resolves once its Python has begun, or a test is
    // asked what is to become of a file.
    async load() {
        const { url } = this.journey;
        this.tell("navigated", { url });
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
        for (const kind of BROKEN)
            window.addEventListener(kind, ({ error }) => this.tell("broke", { text: told(error) }));
        const print = (kind, text) => this.tell("console", { kind, text });
        const started = start({
            window,
            folder: this.options.folder,
            print,
            modules: this.modules(),
        })
            .then((python) => (this.python = python))
            .catch((error) => window === this.window && this.broke("unhandledrejection", error));
        return Promise.race([started, this.network.isAsked(), this.isHeld(window)]).then(() => {});
    }

    // Resolves if a page fetches nothing although it waits: a test has taken the place of `fetch`.
    async isHeld(window) {
        for (let looks = 0; looks < 3; looks++) {
            await new Promise((resolve) => setTimeout(resolve, LONGEST_PAUSE));
            if (this.network.pending || window.hasDisk) looks = 0;
            if (window !== this.window || this.python) return;
        }
    }

    // What a test has done in a window before the page's own scripts.
    prepare(window) {
        for (const script of this.scripts)
            new Function("window", `with (window) { ${script}\n }`)(window);
    }

    // What the page's Python imports of PyScript: workers, which a test answers for.
    modules() {
        const call = (worker, name) =>
            name === "then"
                ? undefined
                : (...details) => this.context.ask(this, worker, name, details); // no promise itself
        const exports = (worker) => new Proxy({}, { get: (_, name) => call(worker, name) });
        const workers = new Proxy({}, { get: (_, name) => this.worker(name, exports(name)) });
        return { polyscript: { workers, Exports: Object } };
    }

    // Returns what a worker exports; its script has what ends it.
    worker(name, exports) {
        const script = this.window?.document.querySelector(`script[name="${name}"]`);
        if (script) script.xworker = { terminate: () => this.context.end(name) };
        return Promise.resolve(exports);
    }

    leave() {
        const { window } = this;
        if (!window) return;
        this.gather();
        window.dispatchEvent(new window.Event("pagehide"));
        this.clock.stop();
        this.media.lists.clear();
        this.window = this.python = null;
        window.gone = true;
    }

    // Hands over which lines of the page's Python have run.
    gather() {
        if (this.python && this.options.overlay)
            this.python.runPython("import probes, js; js.reach(probes.reached.hex())");
    }

    // Has the page hear of what broke.
    broke(kind, error) {
        const { window } = this;
        const message = error?.message ?? String(error);
        window?.dispatchEvent(
            Object.assign(new window.Event(kind), { error, message, reason: error }),
        );
    }

    follow(link) {
        if (link.hasAttribute("download")) return this.save(link.download, link.href);
        if (link.target === "_blank") return this.tell("popup", { url: link.href });
        this.journey.go(link.href);
    }

    async save(name, url) {
        const content = Buffer.from(await (await fetch(url)).arrayBuffer());
        this.tell("download", { name, content: content.toString("base64") });
    }

    find(steps) {
        return this.finder.all(steps);
    }

    // Returns what is found: one, or an error.
    one(steps) {
        const found = this.find(steps);
        if (found.length > 1) {
            const told = found.slice(0, 5).map((each) => each.outerHTML.slice(0, 120));
            throw new Error(`strict mode violation: ${found.length} elements\n${told.join("\n")}`);
        }
        return found[0];
    }

    // Waits until a look has something to return; what it is last is told if that is never so.
    async until(patience, look) {
        const end = performance.now() + patience;
        for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
            const { value, why } = look();
            if (!why) return value;
            if (performance.now() > end) throw new Error(`after ${patience} ms: ${why}`);
            await new Promise((resolve) => setTimeout(resolve, pause));
        }
    }

    async act(steps, name, details, patience) {
        const element = await this.until(patience, () => {
            const value = this.one(steps);
            const lack = value && lacking(name, value, this);
            return { value, why: value ? lack && `it is not ${lack}` : "no such element" };
        });
        await ACTS[name](element, details, this);
    }

    async expect(steps, wanted, isTrue, patience) {
        await this.until(patience, () => {
            const isOfAll = wanted.several || wanted.what === "count";
            const found = isOfAll ? this.find(steps) : [this.one(steps)].filter(Boolean);
            const { pass, seen, isMissing } = verdict(this, found, wanted);
            const isMet =
                !isTrue && isMissing ? /visible|attached/.test(wanted.what) : pass === isTrue;
            return { why: isMet ? "" : `seen is ${JSON.stringify(seen)}` };
        });
    }

    // Evaluates a program, or calls the function that it is.
    async evaluate(program, argument) {
        const text = /^\s*(async\s+)?function\b|^\s*\{/.test(program) ? `(${program})` : program;
        const value = EVALUATE(this.window, text);
        return typeof value === "function" ? value(...argument) : value;
    }
}
