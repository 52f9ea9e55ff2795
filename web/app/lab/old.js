// Sends addresses that the Lab had as a view of this page, such as #lab/vctaoen, on to its own page.
function openLab() {
    const [, rest] = /^#lab(?:\/(.*))?$/i.exec(location.hash) ?? [null, null];
    if (rest !== null) location.replace(new URL(`lab/#${rest ?? ""}`, siteRoot));
}
openLab();
addEventListener("hashchange", openLab);
