// Runs pages for tests: reads requests from standard input, and writes answers and events to
// standard output, each as a line of JSON.
//
//     {"id": 1, "context": 1, "page": 1, "do": "goto", "with": ["./#play"]}
//     {"id": 1, "value": null}    {"event": "console", "page": 1, "kind": "error", "text": "…"}

import { createInterface } from "node:readline";
import { Context } from "./context.mjs";
import { verdict } from "./expect.mjs";
import { all } from "./reached.mjs";

// Playwright returns null for undefined, which JSON would leave out.
const undefinedAsNull = (_, value) => (value === undefined ? null : value);
const send = (message) => process.stdout.write(`${JSON.stringify(message, undefinedAsNull)}\n`);
for (const kind of ["log", "info", "warn", "error", "debug"])
    console[kind] = (...parts) => process.stderr.write(`${parts.join(" ")}\n`);

const ZONE = process.env.TZ ?? "UTC";
const contexts = new Map();

const CONTEXT_ACTIONS = {
    close: (context) => context.close(),
    script: (context, text) => {
        context.scripts.push(text);
        for (const page of context.pages.values()) page.scripts.push(text);
    },
    route: (context, id, source) => {
        context.routes.unshift({ id, pattern: new RegExp(source) });
        for (const page of context.pages.values()) page.network.route(id, source);
    },
    unroute: (context, id) => {
        context.routes = context.routes.filter((route) => route.id !== id);
        for (const page of context.pages.values()) page.network.unroute(id);
    },
    answer: (context, ...details) => context.answer(...details),
    page: (context, id) => context.open(id),
};

const PAGE_ACTIONS = {
    act: (page, ...details) => page.act(...details),
    clock: (page, act, ...details) => page.clock[act](...details),
    close: (page) => {
        page.leave();
        page.context.pages.delete(page.id);
    },
    count: (page, steps) => page.find(steps).length,
    decide: (page, number, decision) => page.network.answer(number, decision),
    evaluate: (page, ...details) => page.evaluate(...details),
    evaluateOn: async (page, steps, expression, argument, useAll, patience) => {
        const found = useAll ? page.find(steps) : await element(page, steps, patience);
        return page.evaluate(expression, [found, argument]);
    },
    expect: (page, ...details) => page.expect(...details),
    expectPage: (page, what, pattern, isTrue, patience) =>
        page.until(patience, () => {
            const actual = what === "url" ? page.journey.url : page.window.document.title;
            const isMatch = new RegExp(pattern).test(actual);
            return { why: isMatch === isTrue ? "" : `actual: ${actual}` };
        }),
    fetch: async (page, url) => base64(await page.network.fetch(url)),
    file: async (page, url) => base64(await page.network.file(url)),
    goto: (page, url, waitForLoad) => {
        const loading = page.journey.go(new URL(url, page.base).href, { isAgain: true });
        return waitForLoad ? loading : null;
    },
    hold: (page, ...details) => page.keyboard.hold(...details),
    insert: (page, text) => page.keyboard.fields.insert(page.keyboard.target, text),
    is: (page, steps, what) => {
        const found = page.one(steps);
        if (!found) return false;
        return verdict(page, [found], { what }).pass;
    },
    press: (page, key) => page.keyboard.press(key),
    read: (page, steps, what) => page.find(steps).map((each) => READ[what](each, page)),
    readOne: async (page, steps, what, name, patience) =>
        READ[what](await element(page, steps, patience), page, name),
    reload: (page) => page.journey.reload(),
    route: (page, ...details) => page.network.route(...details),
    script: (page, text) => void page.scripts.push(text),
    step: (page, by) => page.journey.step(by),
    type: (page, text) => page.keyboard.type(text),
    until: async (page, program, argument, patience) => {
        const end = performance.now() + patience;
        while (!(await page.evaluate(program, argument))) {
            if (performance.now() > end) throw new Error(`still false: ${program}`);
            await new Promise((resolve) => setTimeout(resolve, 5));
        }
    },
    unroute: (page, id) => page.network.unroute(id),
    url: (page) => page.journey.url,
    title: (page) => page.window.document.title,
    viewport: (page, width, height) =>
        page.media.change(() => {
            page.media.size = [width, height];
            page.window?.dispatchEvent(new page.window.Event("resize"));
        }),
    media: (page, features) =>
        page.media.change(() => {
            const { media: type, ...others } = features;
            if (type) page.media.type = type;
            Object.assign(page.media.features, others);
        }),
    wait: (page, steps, state, patience) =>
        page.until(patience, () => {
            const found = page.one(steps);
            const isPresent = /visible|hidden/.test(state)
                ? found && page.display.isVisible(found)
                : found;
            const isWanted = /visible|attached/.test(state);
            return { why: Boolean(isPresent) === isWanted ? "" : `the element is not ${state}` };
        }),
};

const base64 = async (response) => Buffer.from(await response.arrayBuffer()).toString("base64");

const element = (page, steps, patience) =>
    page.until(patience, () => {
        const value = page.one(steps);
        return { value, why: value ? "" : "no such element" };
    });

const READ = {
    attribute: (each, _, name) => each.getAttribute(name),
    content: (each) => each.textContent,
    html: (each) => each.innerHTML,
    text: (each, { display }) => display.text(each),
    value: (each) => each.value,
};

const PROGRAM_ACTIONS = {
    reached: all,
    settle: () => new Promise((resolve) => setTimeout(resolve)),
};

async function run({ id, context, page, do: name, with: details }) {
    if (name in PROGRAM_ACTIONS) return send({ id, value: await PROGRAM_ACTIONS[name]() });
    if (name === "context") process.env.TZ = details[0].timezone_id ?? ZONE;
    if (name === "context") contexts.set(context, new Context(details[0], send));
    const profile = contexts.get(context);
    const value = await (page
        ? PAGE_ACTIONS[name](profile.pages.get(page), ...details)
        : CONTEXT_ACTIONS[name]?.(profile, ...details));
    if (!page && name === "close") contexts.delete(context);
    send({ id, value: value ?? null });
}

process.on("unhandledRejection", (reason) => {
    for (const context of contexts.values())
        for (const page of context.pages.values()) page.reportError("unhandledrejection", reason);
});
createInterface({ input: process.stdin })
    .on("line", (line) => {
        const request = JSON.parse(line);
        run(request).catch((error) =>
            send({ id: request.id, error: error.message, stack: error.stack }),
        );
    })
    .on("close", () => process.exit());
