// A visitor's profile: what its pages share.

import { Page } from "./page.mjs";
import { storage } from "./storage.mjs";

export class Context {
    constructor(options, tell) {
        this.options = options;
        this.tell = tell;
        this.pages = new Map();
        this.routes = [];
        this.scripts = [];
        this.clipboard = {
            text: "",
            readText: async () => this.clipboard.text,
            writeText: async (text) => {
                this.clipboard.text = text;
            },
        };
        this.ended = new Set(); // workers
        this.answers = new Map();
        this.questions = 0;
        this.kept = storage((...change) => this.spread(...change));
        this.writer = null;
    }

    open(id) {
        this.pages.set(id, new Page(id, this, this.tell));
    }

    close() {
        for (const page of this.pages.values()) page.leave();
        this.pages.clear();
    }

    // The texts that all pages share, as one of them has them: it hears of no change of its own.
    local(page) {
        return new Proxy(this.kept, {
            get: (kept, name) => {
                const value = Reflect.get(kept, name);
                if (typeof value !== "function") return value;
                return (...details) => this.by(page, () => value(...details));
            },
            set: (kept, name, text) => this.by(page, () => Reflect.set(kept, name, text)),
            deleteProperty: (kept, name) => this.by(page, () => Reflect.deleteProperty(kept, name)),
        });
    }

    by(page, act) {
        this.writer = page;
        return act();
    }

    spread(key, oldValue, newValue) {
        const { writer } = this;
        for (const page of this.pages.values()) {
            const { window } = page;
            if (page === writer || !window) continue;
            const details = { key, oldValue, newValue, url: writer.journey.url };
            const event = Object.assign(new window.Event("storage"), details);
            page.clock.setTimeout(() => window.dispatchEvent(event));
        }
    }

    // Has a worker answer nothing any more.
    end(worker) {
        this.ended.add(worker);
    }

    ask(page, worker, name, details) {
        const number = ++this.questions;
        if (this.ended.has(worker)) return new Promise(() => {});
        page.tell("question", { number, worker, name, details });
        return new Promise((resolve, reject) =>
            this.answers.set(number, { worker, resolve, reject }),
        );
    }

    answer(number, reply, fault) {
        const { worker, resolve, reject } = this.answers.get(number);
        this.answers.delete(number);
        if (this.ended.has(worker)) return;
        if (fault) reject(new Error(fault));
        else resolve(reply);
    }
}
