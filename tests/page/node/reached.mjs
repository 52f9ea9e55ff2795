// Collects which statements of the page's Python ran on any page, for tests/page/probes.py.

let reached = Buffer.alloc(0);

export function reach(flags) {
    if (!reached.length) reached = Buffer.alloc(flags.length);
    flags.forEach((flag, number) => {
        reached[number] |= flag;
    });
}

export const all = () => reached.toString("hex");
