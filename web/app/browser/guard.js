// Watches over the page: nothing that came wrong is run, and nothing breaks in silence.
//
// It stands in the page itself, before all that could fail (see build/assemble.py), and takes nothing
// for granted: neither that a file comes, nor that it is the one that was built, nor when.

const SECONDS = 15; // that the page may take before it is said to be late
const AGAIN = 5; // seconds that it may take to fetch its parts anew
const LONGEST = 100; // characters of the address in a bug report: it can hold a visitor's code
const HASHES = JSON.parse(document.getElementById("hashes").textContent); // by name

const home = new URL("./", document.baseURI).href;
const askedFor = window.fetch;
document.documentElement.classList.add("scripted");

const unfetched = (name) => `${name} could not be fetched, or came back wrong`;

// A file of the site that is not what was built is asked for once more, past what the browser has
// kept of it, and then refused.
window.fetch = (asked, options) => {
    const { href } = new URL(asked.url ?? asked, home);
    const name = href.startsWith(home) && href.slice(home.length);
    const integrity = name && HASHES[name];
    if (!integrity) return askedFor(asked, options);
    const checked = { integrity, ...options };
    return askedFor(asked, checked)
        .catch(() => askedFor(asked, { ...checked, cache: "reload" }))
        .catch(() => Promise.reject(new Error(unfetched(name))));
};

// What a bug report says: what went wrong, in which version, which view, and which browser.
function described(details) {
    const { content } = document.querySelector("meta[name=version]");
    const build = HASHES["app.bin"]?.slice("sha256-".length, "sha256-".length + 8);
    const view = location.hash.slice(0, LONGEST) || "#solve";
    return `${details.trim()}\n\nOpen Hive ${content} (${build}), ${view}\n${navigator.userAgent}`;
}

// Says that something broke; that nothing is lost only where the browser has room for what is found.
function wentWrong() {
    const probe = "open-hive probe";
    try {
        localStorage.setItem(probe, "x".repeat(1000));
        localStorage.removeItem(probe);
        return text("page-broken-saved");
    } catch {
        return text("page-broken");
    }
}

// Says what is wrong in the status line; as long as the page is not up, also what it needs.
function tell(sentence, details) {
    if (document.readyState === "loading")
        return addEventListener("DOMContentLoaded", () => tell(sentence, details), { once: true });
    const { dataset, classList } = document.documentElement;
    const line = ["status", "voice", "failure"].map((name) => document.getElementById(name));
    document.querySelector(`#${dataset.view} .status-place`)?.append(...line);
    for (const place of line.slice(0, 2)) place.textContent = sentence;
    line[0].className = "error";
    document.querySelector("#report pre").textContent = described(details);
    line[2].hidden = false;
    if (window.starting) classList.remove("scripted");
}

// Until the page's Python says that it is up.
window.starting = true;
setTimeout(() => {
    if (window.starting)
        tell(
            text("page-slow"),
            `The page has not started within ${SECONDS} seconds.`,
        );
}, 1000 * SECONDS);

// An error with the calls that led to it: Python's stand in its message, JavaScript's beside it, for
// some browsers without the message.
function thrown(error, message) {
    const said = error?.message ?? message;
    const { name, stack } = error ?? {};
    if (!said || !stack || name === "PythonError") return said;
    return stack.includes(said) ? stack : `${said}\n${stack}`;
}

function broken({ target, error, message, reason }) {
    const file = target.src?.slice(home.length);
    const why = file ? unfetched(file) : thrown(reason ?? error, message);
    if (!why) return; // of what is not needed, an icon perhaps
    if (window.starting)
        tell(text("page-not-started"), why);
    else tell(wentWrong(), why);
}
addEventListener("error", broken, true); // of scripts, too, which tell only those who listen early
addEventListener("unhandledrejection", broken);

// Fetches the parts of the page anew, past whatever the browser keeps of them.
function renewed() {
    const parts = [...document.querySelectorAll("script[src], link[rel=modulepreload]")];
    return Promise.allSettled(
        parts.map((part) => askedFor(part.src || part.href, { cache: "reload" })),
    );
}

document.addEventListener("click", async ({ target }) => {
    if (target.id !== "again") return;
    const late = new Promise((done) => setTimeout(done, 1000 * AGAIN));
    await Promise.race([renewed(), late]);
    location.reload();
});
