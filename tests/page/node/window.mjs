// A window as the page finds it: happy-dom's, with Node's own where that has what browsers have, and
// with what a test can set.

import { GlobalWindow } from "happy-dom";
import { Display } from "./display.mjs";
import "./selectors.mjs";
import { installDialogs } from "./dom.mjs";
import { fix } from "./history.mjs";
import { reach } from "./reached.mjs";
import { Storage, storage } from "./storage.mjs";

const NATIVE = {
    Blob,
    CompressionStream,
    DecompressionStream,
    File,
    FinalizationRegistry,
    MessageChannel,
    Proxy,
    ReadableStream,
    Reflect,
    Response,
    TextDecoder,
    TextEncoder,
    URLSearchParams,
    Uint8Array,
    WeakRef,
    WebAssembly,
    crypto,
    performance,
    queueMicrotask,
    structuredClone,
};
const KINDS = ["debug", "error", "info", "log", "warn"];
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const UNUSED = /<noscript>[\s\S]*?<\/noscript>|<link rel="preload"[^>]*>/g;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const parts = new Map();

// Returns a page without its style sheets and plain scripts, and these.
function taken(html) {
    if (!parts.has(html)) {
        const used = html.replace(UNUSED, "");
        const all = (pattern) => [...used.matchAll(pattern)].map((found) => found[1]).join("\n");
        const code = all(SCRIPT);
        const names = [...code.matchAll(/^(?:async )?function (\w+)/gm)].map((found) => found[1]);
        const shared = `Object.assign(window, { ${names} });`; // as functions of a script are
        parts.set(html, {
            body: used.replace(STYLE, "").replace(SCRIPT, ""),
            styles: all(STYLE),
            run: new Function("window", `with (window) { ${code}\n${shared} }`),
        });
    }
    return parts.get(html);
}

// Returns a window with a page in it, whose plain scripts have run.
export function open(page, html) {
    const { body, styles, run } = taken(html);
    const window = new GlobalWindow({
        url: page.base,
        width: page.media.size[0],
        height: page.media.size[1],
    });
    page.window = window;
    install(page, window);
    page.display = new Display(page.media, styles);
    installDialogs(window, page.display);
    window.document.write(body);
    page.prepare(window);
    run(window);
    return window;
}

// What a page has fetched, unless it was left meanwhile: then nothing comes any more.
async function fetched(page, window, details) {
    const response = await page.network.fetch(...details);
    return page.window === window ? response : new Promise(() => {});
}

const say =
    (page, kind) =>
    (...told) =>
        page.tell("console", { kind, text: told.join(" ") });

function install(page, window) {
    const { clock } = page;
    Object.assign(window, NATIVE, {
        Date: clock.Date,
        fetch: (...details) => fetched(page, window, details),
        console: Object.fromEntries(KINDS.map((kind) => [kind, say(page, kind)])),
        setTimeout: (...details) => clock.setTimeout(...details),
        setInterval: (...details) => clock.setInterval(...details),
        clearTimeout: (id) => clock.clear(id),
        clearInterval: (id) => clock.clear(id),
        requestAnimationFrame: (act) => clock.setTimeout(() => act(performance.now()), 4),
        cancelAnimationFrame: (id) => clock.clear(id),
        requestIdleCallback: (act) => clock.setTimeout(act, 1),
        Storage: class extends Storage {},
        reach: (flags) => reach(Buffer.from(flags, "hex")),
        scrollTo() {},
        print() {},
        follow: (link) => page.follow(link),
        open: (url) => page.tell("popup", { url }),
        getComputedStyle: (element) => page.display.style(element),
        URL: Object.assign(class extends URL {}, {
            createObjectURL: URL.createObjectURL,
            revokeObjectURL() {}, // what is saved by it is read a moment later
        }),
    });
    for (const [name, kept] of Object.entries(page.storages))
        fix(window, name, storage(kept, window.Storage, page));
    window.document.execCommand = (_, __, text) =>
        page.keyboard.fields.insert(page.keyboard.target, text);
    fix(window.navigator, "clipboard", page.context.clipboard);
    fix(window.navigator, "deviceMemory", 2);
    fix(window.navigator, "language", page.options.locale ?? "en-US");
    Object.assign(window.Element.prototype, { scrollIntoView() {} });
    const seen = {
        get() {
            return page.display.isShown(this) ? (this.parentElement ?? null) : null;
        },
        configurable: true,
    };
    Object.defineProperty(window.HTMLElement.prototype, "offsetParent", seen);
    window.matchMedia = (query) => page.media.list(window, query);
    page.journey.install(window);
}
