// Python for code that a visitor wrote or was sent, in a frame of no origin (frame.html).
//
// It stands behind pyodide.asm.js and pyodide.js in one script. All it needs is handed in, as
// there is nobody it could ask: its first message has the files, each further one a task.
const MOST = 512; // megabytes of memory, for Python and all it holds
const PAGE = 65_536; // bytes of WebAssembly's memory
const NOWHERE = "https://nowhere.invalid/";

WebAssembly.Memory = class extends WebAssembly.Memory {
    constructor(wanted) {
        super({ ...wanted, maximum: Math.min(wanted.maximum, (MOST << 20) / PAGE) });
    }
};

const TYPES = { wasm: "application/wasm", json: "application/json" };
const tell = (message) => postMessage(message);
const broken = (error) => tell(JSON.stringify({ broken: String(error) }));

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
    return (task) => act(task, tell);
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
                    broken(error);
                }
            });
            tell(JSON.stringify({ ready: true }));
        } catch (error) {
            broken(error);
        }
    },
    { once: true },
);
