// Runs pages for a test: asked by lines of JSON, answers by such lines, and tells what happens.
//
//     {"id": 1, "context": 1, "page": 1, "do": "goto", "with": ["./#play"]}
//     {"id": 1, "value": null}    {"event": "console", "page": 1, "kind": "error", "text": "…"}

import { createInterface } from "node:readline";
import { Context } from "./context.mjs";
import { verdict } from "./expect.mjs";
import { all } from "./reached.mjs";

const whole = (_, value) => (value === undefined ? null : value); // as Playwright has it
const say = (message) => process.stdout.write(`${JSON.stringify(message, whole)}\n`);
for (const kind of ["log", "info", "warn", "error", "debug"])
    console[kind] = (...told) => process.stderr.write(`${told.join(" ")}\n`);

const ZONE = process.env.TZ ?? "UTC";
const contexts = new Map();

const OF_CONTEXTS = {
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

const OF_PAGES = {
    act: (page, ...details) => page.act(...details),
    clock: (page, act, ...details) => page.clock[act](...details),
    close: (page) => {
        page.leave();
        page.context.pages.delete(page.id);
    },
    count: (page, steps) => page.find(steps).length,
    decide: (page, number, decision) => page.network.answer(number, decision),
    evaluate: (page, ...details) => page.evaluate(...details),
    evaluateOn: async (page, steps, expression, argument, isOfAll, patience) => {
        const found = isOfAll ? page.find(steps) : await element(page, steps, patience);
        return page.evaluate(expression, [found, argument]);
    },
    expect: (page, ...details) => page.expect(...details),
    expectPage: (page, what, pattern, isTrue, patience) =>
        page.until(patience, () => {
            const seen = what === "url" ? page.journey.url : page.window.document.title;
            const isSo = new RegExp(pattern).test(seen);
            return { why: isSo === isTrue ? "" : `seen is ${seen}` };
        }),
    fetch: async (page, url) => coded(await page.network.fetch(url)),
    file: async (page, url) => coded(await page.network.file(url)),
    goto: (page, url, isWaiting) => {
        const coming = page.journey.go(new URL(url, page.base).href, { isAgain: true });
        return isWaiting ? coming : null;
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
            const isThere = /visible|hidden/.test(state)
                ? found && page.display.isVisible(found)
                : found;
            const isWanted = /visible|attached/.test(state);
            return { why: Boolean(isThere) === isWanted ? "" : `it is not ${state}` };
        }),
};

const coded = async (response) => Buffer.from(await response.arrayBuffer()).toString("base64");

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

const OF_PROGRAM = {
    reached: all,
    settle: () => new Promise((resolve) => setTimeout(resolve)),
};

async function run({ id, context, page, do: name, with: details }) {
    if (name in OF_PROGRAM) return say({ id, value: await OF_PROGRAM[name]() });
    if (name === "context") process.env.TZ = details[0].timezone_id ?? ZONE;
    if (name === "context") contexts.set(context, new Context(details[0], say));
    const profile = contexts.get(context);
    const value = await (page
        ? OF_PAGES[name](profile.pages.get(page), ...details)
        : OF_CONTEXTS[name]?.(profile, ...details));
    if (!page && name === "close") contexts.delete(context);
    say({ id, value: value ?? null });
}

process.on("unhandledRejection", (reason) => {
    for (const context of contexts.values())
        for (const page of context.pages.values()) page.broke("unhandledrejection", reason);
});
createInterface({ input: process.stdin })
    .on("line", (line) => {
        const asked = JSON.parse(line);
        run(asked).catch((error) =>
            say({ id: asked.id, error: error.message, stack: error.stack }),
        );
    })
    .on("close", () => process.exit());
