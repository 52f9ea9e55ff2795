// Answer questions with the page's own Python: node micropython.mjs PACK MICROPYTHON IMAGE QUESTIONS
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const [pack, runtime, image, questions] = process.argv.slice(2);
const { loadMicroPython } = await import(runtime);
const python = await loadMicroPython({ romfs: readFileSync(image), stdout: console.log });
const file = readFileSync(pack);
const body = inflateSync(file.subarray(20, -4));

globalThis.header = file.subarray(0, 20);
globalThis.text = (start, stop) => body.subarray(start, stop).toString("ascii");
globalThis.questions = questions;
python.runPython(`
import js
import json
from beecore.lookup import Packed, solve

packed = Packed(bytes(js.header), lambda start, stop: js.text(start, stop).encode())
print(json.dumps([solve(packed, *question) for question in json.loads(js.questions)]))
`);
