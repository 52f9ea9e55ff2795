// Runs programs on the page's own Python: node run.mjs MICROPYTHON IMAGE [PACK]
// A list of programs comes in as JSON, and a list of what each printed and raised goes out. Each has
// a MicroPython of its own, in the one Node. With a pack, `js.header` is how it begins and
// `js.text(start, stop)` is of its unpacked body.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const [micropython, image, pack] = process.argv.slice(2);
const { loadMicroPython } = await import(micropython);
const romfs = readFileSync(image);
if (pack) {
    const file = readFileSync(pack);
    const body = inflateSync(file.subarray(20, -4));
    globalThis.header = file.subarray(0, 20);
    globalThis.text = (start, stop) => body.subarray(start, stop).toString("ascii");
}
const done = [];
for (const program of JSON.parse(readFileSync(0, "utf-8"))) {
    const result = { printed: "", raised: "" };
    const python = await loadMicroPython({
        romfs,
        heapsize: 8 << 20, // as the page has it
        stdout: (line) => {
            result.printed += `${line}\n`;
        },
    });
    try {
        python.runPython(program);
    } catch (error) {
        result.raised = error.message; // a traceback, without the runtime's own lines
    }
    done.push(result);
}
console.log(JSON.stringify(done));
