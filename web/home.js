// Gives 404.html its looks and its way home. A host shows that page at any address that is missing,
// at any depth, so the page asks every folder above for this script; the nearest one is home.
if (!document.querySelector("link")) {
    const home = new URL("./", document.currentScript.src);
    for (const link of document.links) link.href = home;
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet" });
    sheet.href = new URL("style.css", home);
    document.head.append(sheet);
}
