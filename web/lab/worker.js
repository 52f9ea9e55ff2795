// Runs solvers that users wrote or received from others, in a worker of a sandboxed frame (frame.html).
//
// This file is appended to pyodide.asm.js and pyodide.js to make one script. The worker has no origin
// and can fetch nothing, so its first message contains all files. Each further message is a task.
const MAX_MEMORY = 512; // megabytes, for Python and its data
const PAGE_SIZE = 65_536; // bytes in a page of WebAssembly memory
const NOWHERE = "https://nowhere.invalid/";

WebAssembly.Memory = class extends WebAssembly.Memory {
    constructor(descriptor) {
        super({
            ...descriptor,
            maximum: Math.min(descriptor.maximum, (MAX_MEMORY << 20) / PAGE_SIZE),
        });
    }
};

const TYPES = { wasm: "application/wasm", json: "application/json" };
const send = (message) => postMessage(message);
const sendError = (error) => send(JSON.stringify({ broken: String(error) }));

async function start(files) {
    globalThis.fetch = async (address) => {
        const name = String(address).split("/").pop();
        const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
        return new Response(files[name], { headers: { "content-type": type } });
    };
    const python = await loadPyodide({ indexURL: NOWHERE });
    for (const name of ["beecore.zip", "tools.zip"]) python.unpackArchive(files[name], "zip");
    for (const name of Object.keys(files).filter((name) => name.endsWith(".bee")))
        python.FS.writeFile(name, new Uint8Array(files[name]));
    const { act } = python.pyimport("beecore.lab.arena");
    return (task) => act(task, send);
}

addEventListener(
    "message",
    async ({ data: files }) => {
        try {
            const act = await start(files);
            addEventListener("message", ({ data: task }) => {
                try {
                    act(task);
                } catch (error) {
                    sendError(error);
                }
            });
            send(JSON.stringify({ ready: true }));
        } catch (error) {
            sendError(error);
        }
    },
    { once: true },
);
