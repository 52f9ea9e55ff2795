// Runs lines on the page's own Python: node run.mjs MICROPYTHON IMAGE LINES [PACK]
// With a pack, `js.header` is how it begins and `js.text(start, stop)` is of its unpacked body.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const [micropython, image, lines, pack] = process.argv.slice(2);
const { loadMicroPython } = await import(micropython);
const python = await loadMicroPython({
    romfs: readFileSync(image),
    heapsize: 8 << 20, // as the page has it
    stdout: console.log,
});
if (pack) {
    const file = readFileSync(pack);
    const body = inflateSync(file.subarray(20, -4));
    globalThis.header = file.subarray(0, 20);
    globalThis.text = (start, stop) => body.subarray(start, stop).toString("ascii");
}
try {
    python.runPython(lines);
} catch (error) {
    console.error(error.message); // a traceback, without the runtime's own lines
    process.exitCode = 1;
}
