// A visitor's profile: what its pages share.

import { Page } from "./page.mjs";
import { Kept } from "./storage.mjs";

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
        this.kept = new Kept((...change) => this.spread(...change));
        for (const { localStorage } of options.storage_state?.origins ?? [])
            for (const { name, value } of localStorage) this.kept.set(name, value);
    }

    open(id) {
        this.pages.set(id, new Page(id, this, this.tell));
    }

    close() {
        for (const page of this.pages.values()) page.leave();
        this.pages.clear();
    }

    // Has all pages but one hear of what that one has written.
    spread(writer, key, oldValue, newValue) {
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
