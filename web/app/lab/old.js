// Sends addresses that the Lab had as a view of this page, such as #lab/vctaoen, on to its own page.
function openLab() {
    const found = /^#lab(?:\/(.*))?$/i.exec(location.hash);
    if (found) location.replace(new URL(`lab/#${found[1] ?? ""}`, siteRoot));
}
openLab();
addEventListener("hashchange", openLab);
