// Runs Python programs on the page's MicroPython: node run.mjs MICROPYTHON IMAGE [PACK...]
//
// Reads a list of programs from standard input, runs each in a new interpreter, and prints a list of
// their outputs and tracebacks; both lists are JSON. If paths of packs (PACK) are given, `js.headers`
// has their headers, and `js.text(number, start, stop)` returns a part of a decompressed body.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const [micropython, image, ...packs] = process.argv.slice(2);
const { loadMicroPython } = await import(micropython);
const romfs = readFileSync(image);
const files = packs.map((path) => readFileSync(path));
const bodyAt = (file) => 22 + file.readUInt16LE(20); // behind the alphabet
const bodies = files.map((file) => inflateSync(file.subarray(bodyAt(file), -4)));
globalThis.headers = files.map((file) => file.subarray(0, bodyAt(file)));
globalThis.text = (number, start, stop) => bodies[number].subarray(start, stop).toString("ascii");
const results = [];
for (const program of JSON.parse(readFileSync(0, "utf-8"))) {
    const result = { printed: "", raised: "" };
    const python = await loadMicroPython({
        romfs,
        heapsize: 16 << 20, // as in web/micropython.js
        stdout: (line) => {
            result.printed += `${line}\n`;
        },
    });
    try {
        python.runPython(program);
    } catch (error) {
        result.raised = error.message; // the Python traceback; `error.stack` would add the runtime's JavaScript
    }
    results.push(result);
}
console.log(JSON.stringify(results));
