// The network of a page: serves the files of a built site, unless a test's route handles a request.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const TYPES = {
    html: "text/html",
    json: "application/json",
    svg: "image/svg+xml",
    txt: "text/plain",
};
const FETCH_FAILED = "Failed to fetch";

export class Network {
    constructor({ folder, overlay, base_url: base }, emit) {
        this.folder = folder;
        this.overlay = overlay; // a folder whose files replace the site's, or undefined
        this.base = base;
        this.emit = emit;
        this.routes = []; // [{ id, pattern }], the newest first
        this.paused = new Map(); // request number → function that takes the test's decision
        this.number = 0;
        this.listeners = [];
        this.pending = 0;
    }

    route(id, source) {
        this.routes.unshift({ id, pattern: new RegExp(source) });
    }

    unroute(id) {
        this.routes = this.routes.filter((route) => route.id !== id);
    }

    // Passes a test's decision on to a paused request.
    answer(number, decision) {
        this.paused.get(number)?.(decision);
        this.paused.delete(number);
    }

    // Resolves once a request is waiting for a test's decision.
    requestPaused() {
        return new Promise((resolve) => {
            if (this.paused.size) resolve();
            else this.listeners.push(resolve);
        });
    }

    async fetch(resource, options = {}) {
        const url = new URL(resource.url ?? resource, this.base).href;
        if (/^(blob|data):/.test(url)) return fetch(url);
        this.emit("request", { url });
        this.pending++;
        try {
            const response = await this.abortable(
                this.respond(url),
                options.signal ?? resource.signal,
            );
            if (options.integrity) await check(response.clone(), options.integrity);
            return response;
        } finally {
            this.pending--;
        }
    }

    // Returns the text of a document.
    async text(url) {
        const address = url.split("#")[0];
        this.emit("request", { url: address });
        return (await this.respond(address)).text();
    }

    abortable(response, signal) {
        if (!signal) return response;
        return new Promise((resolve, reject) => {
            response.then(resolve, reject);
            signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        });
    }

    async respond(url) {
        for (const { id, pattern } of this.routes) {
            if (!pattern.test(url)) continue;
            const decision = await this.decide(id, url);
            if (decision.act === "abort") throw new TypeError(FETCH_FAILED);
            if (decision.act === "fulfill") return fulfilled(decision);
            if (decision.act === "continue") break;
        }
        if (!url.startsWith(this.base)) throw new TypeError(FETCH_FAILED);
        return this.file(url);
    }

    decide(id, url) {
        const number = ++this.number;
        return new Promise((resolve) => {
            this.paused.set(number, resolve);
            this.emit("route", { id, number, url });
            for (const resume of this.listeners.splice(0)) resume();
        });
    }

    pathOf(name) {
        const replacement = this.overlay && join(this.overlay, name);
        return replacement && existsSync(replacement) ? replacement : join(this.folder, name);
    }

    // Returns the site's response for an address: the file, or status 404.
    async file(url) {
        const name = new URL(url).pathname.slice(new URL(this.base).pathname.length);
        try {
            const content = await readFile(this.pathOf(name || "index.html"));
            const type = TYPES[(name || "html").split(".").pop()] ?? "application/octet-stream";
            const headers = { "content-type": type, "content-length": String(content.length) };
            return new Response(content, { headers });
        } catch {
            return new Response("", { status: 404 });
        }
    }
}

function fulfilled({ status, body, type }) {
    const headers = type ? { "content-type": type } : {};
    return new Response(Buffer.from(body, "base64"), { status, headers });
}

// Throws a TypeError, as a browser does, if a response does not match its integrity hash.
async function check(response, integrity) {
    const [kind, hash] = integrity.split(/-(.*)/);
    const content = Buffer.from(await response.arrayBuffer());
    if (createHash(kind).update(content).digest("base64") !== hash)
        throw new TypeError(FETCH_FAILED);
}
