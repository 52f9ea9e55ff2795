// Creates the window of a document: happy-dom's, with Node's built-in classes where they match those
// of browsers, and with the clock, network, storage, and screen of the page.

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
const LOG_LEVELS = ["debug", "error", "info", "log", "warn"];
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const UNUSED =
    /<noscript>[\s\S]*?<\/noscript>|<link rel="(?:module)?preload"[^>]*>|<script type="module"[^>]*><\/script>/g;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const parts = new Map();

// Splits a page into its markup, its style sheets, and a function that runs its classic scripts.
function split(html) {
    if (!parts.has(html)) {
        const used = html.replace(UNUSED, "");
        const all = (pattern) => [...used.matchAll(pattern)].map((found) => found[1]).join("\n");
        const code = all(SCRIPT);
        // In a browser, functions of a classic script are properties of the window; those within
        // others are not.
        const names = new Set([...code.matchAll(/\bfunction (\w+)/g)].map((found) => found[1]));
        const shared = [...names]
            .map((name) => `if (typeof ${name} === "function") window.${name} = ${name};`)
            .join("\n");
        parts.set(html, {
            body: used.replace(STYLE, "").replace(SCRIPT, ""),
            styles: all(STYLE),
            run: new Function("window", `with (window) { ${code}\n${shared} }`),
        });
    }
    return parts.get(html);
}

// Returns a window with a loaded document, whose classic scripts have run.
export function open(page, html) {
    const { body, styles, run } = split(html);
    const window = new GlobalWindow({
        url: page.base,
        width: page.media.size[0],
        height: page.media.size[1],
    });
    page.window = window;
    window.KeyboardEvent.prototype.getModifierState = () => false; // happy-dom takes Alt for AltGr
    install(page, window);
    page.display = new Display(page.media, styles);
    installDialogs(window, page.display);
    window.document.write(body);
    page.prepare(window);
    run(window);
    return window;
}

// Resolves to a response, or never if the page has loaded another document in the meantime.
async function fetchFor(page, window, details) {
    const response = await page.network.fetch(...details);
    return page.window === window ? response : new Promise(() => {});
}

const log =
    (page, kind) =>
    (...words) =>
        page.emit("console", { kind, text: words.join(" ") });

function install(page, window) {
    const { clock } = page;
    Object.assign(window, NATIVE, {
        Date: clock.Date,
        fetch: (...details) => fetchFor(page, window, details),
        console: Object.fromEntries(LOG_LEVELS.map((kind) => [kind, log(page, kind)])),
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
        loadWorkers: async () => {}, // of start.js; the test process has the engine
        follow: (link) => page.follow(link),
        open: (url) => page.emit("popup", { url }),
        getComputedStyle: (element) => page.display.style(element),
        URL: Object.assign(class extends URL {}, {
            createObjectURL: URL.createObjectURL,
            revokeObjectURL() {}, // the page revokes a URL before `save` has read it
        }),
    });
    for (const [name, items] of Object.entries(page.storages))
        fix(window, name, storage(items, window.Storage, page));
    window.document.execCommand = (_, __, text) =>
        page.keyboard.fields.insert(page.keyboard.target, text ?? "");
    fix(window.navigator, "clipboard", page.context.clipboard);
    fix(window.navigator, "deviceMemory", 2);
    fix(window.navigator, "language", page.options.locale ?? "en-US");
    Object.assign(window.Element.prototype, { scrollIntoView() {} });
    const offsetParent = {
        get() {
            return page.display.isShown(this) ? (this.parentElement ?? null) : null;
        },
        configurable: true,
    };
    Object.defineProperty(window.HTMLElement.prototype, "offsetParent", offsetParent);
    window.matchMedia = (query) => page.media.list(window, query);
    page.journey.install(window);
}
