// What a page fetches: files of a built site, unless a test has a request wait, fail or answered.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const TYPES = {
    html: "text/html",
    json: "application/json",
    mjs: "text/javascript",
    svg: "image/svg+xml",
    txt: "text/plain",
};
const LOST = "Failed to fetch";

export class Network {
    constructor({ folder, overlay, base_url: base }, tell) {
        this.folder = folder;
        this.overlay = overlay; // a folder with files in place of the site's
        this.base = base;
        this.tell = tell;
        this.routes = []; // [{ id, pattern }], the newest first
        this.asked = new Map(); // what waits for a test's answer
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

    // What a test has decided on a request.
    answer(number, decision) {
        this.asked.get(number)?.(decision);
        this.asked.delete(number);
    }

    // Resolves once a request waits for a test's answer.
    isAsked() {
        return new Promise((resolve) => {
            if (this.asked.size) resolve();
            else this.listeners.push(resolve);
        });
    }

    async fetch(asked, options = {}) {
        const url = new URL(asked.url ?? asked, this.base).href;
        if (/^(blob|data):/.test(url)) return fetch(url);
        this.tell("request", { url });
        this.pending++;
        try {
            const response = await this.raced(this.respond(url), options.signal ?? asked.signal);
            if (options.integrity) await check(response.clone(), options.integrity);
            return response;
        } finally {
            this.pending--;
        }
    }

    // The text of a document.
    async text(url) {
        const address = url.split("#")[0];
        this.tell("request", { url: address });
        return (await this.respond(address)).text();
    }

    raced(response, signal) {
        if (!signal) return response;
        return new Promise((resolve, reject) => {
            response.then(resolve, reject);
            signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        });
    }

    async respond(url) {
        for (const { id, pattern } of this.routes) {
            if (!pattern.test(url)) continue;
            const decision = await this.decided(id, url);
            if (decision.act === "abort") throw new TypeError(LOST);
            if (decision.act === "fulfill") return fulfilled(decision);
            if (decision.act === "continue") break;
        }
        if (!url.startsWith(this.base)) throw new TypeError(LOST);
        return this.file(url);
    }

    decided(id, url) {
        const number = ++this.number;
        return new Promise((resolve) => {
            this.asked.set(number, resolve);
            this.tell("route", { id, number, url });
            for (const hear of this.listeners.splice(0)) hear();
        });
    }

    place(name) {
        const other = this.overlay && join(this.overlay, name);
        return other && existsSync(other) ? other : join(this.folder, name);
    }

    // What the site has at an address.
    async file(url) {
        const name = new URL(url).pathname.slice(new URL(this.base).pathname.length);
        try {
            const content = await readFile(this.place(name || "index.html"));
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

// Throws unless a response is what it should be, as a browser does.
async function check(response, integrity) {
    const [kind, hash] = integrity.split(/-(.*)/);
    const content = Buffer.from(await response.arrayBuffer());
    if (createHash(kind).update(content).digest("base64") !== hash) throw new TypeError(LOST);
}
