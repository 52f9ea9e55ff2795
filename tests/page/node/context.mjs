// A browser profile: the storage, clipboard, workers, and routes that its pages share.

import { Page } from "./page.mjs";
import { StoredItems } from "./storage.mjs";

export class Context {
    constructor(options, emit) {
        this.options = options;
        this.emit = emit;
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
        this.terminated = new Set(); // names of terminated workers
        this.answers = new Map();
        this.questions = 0;
        this.localStorage = new StoredItems((...change) => this.broadcast(...change));
        for (const { localStorage } of options.storage_state?.origins ?? [])
            for (const { name, value } of localStorage) this.localStorage.set(name, value);
    }

    open(id) {
        this.pages.set(id, new Page(id, this, this.emit));
    }

    close() {
        for (const page of this.pages.values()) page.leave();
        this.pages.clear();
    }

    // Dispatches a storage event to every page except the one that changed the item.
    broadcast(writer, key, oldValue, newValue) {
        for (const page of this.pages.values()) {
            const { window } = page;
            if (page === writer || !window) continue;
            const details = { key, oldValue, newValue, url: writer.journey.url };
            const event = Object.assign(new window.Event("storage"), details);
            page.clock.setTimeout(() => window.dispatchEvent(event));
        }
    }

    // Makes a worker ignore all pending and future calls.
    terminate(worker) {
        this.terminated.add(worker);
    }

    ask(page, worker, name, details) {
        const number = ++this.questions;
        if (this.terminated.has(worker)) return new Promise(() => {});
        page.emit("question", { number, worker, name, details });
        return new Promise((resolve, reject) =>
            this.answers.set(number, { worker, resolve, reject }),
        );
    }

    answer(number, reply, fault) {
        const { worker, resolve, reject } = this.answers.get(number);
        this.answers.delete(number);
        if (this.terminated.has(worker)) return;
        if (fault) reject(new Error(fault));
        else resolve(reply);
    }
}
