// Offers the page of another language, in that language, to visitors who have chosen it, or, until they
// choose one, whose browser prefers it.
{
    const languages = JSON.parse(document.getElementById("languages").textContent);
    const remember = (language) =>
        attempt(() => localStorage.setItem(storageKey("language"), language));
    const stored = attempt(() => localStorage.getItem(storageKey("language")));
    const wished = stored?.[0] ? stored : (navigator.languages ?? [navigator.language ?? ""]);
    const preferred = wished
        .map((tag) => tag.split("-")[0])
        .find((tag) => Object.hasOwn(languages, tag));
    // Where nothing can be stored, it would ask again and again.
    if (stored && preferred && preferred !== root.lang) {
        const offer = document.getElementById("offer");
        const link = offer.querySelector("a");
        const button = offer.querySelector("button");
        const { address, sentence, dismiss } = languages[preferred];
        const href = root.dataset.root + address;
        Object.assign(link, { lang: preferred, hreflang: preferred, href, textContent: sentence });
        Object.assign(button, { lang: preferred, textContent: dismiss });
        offer.hidden = false;
        const fit = () => root.style.setProperty("--offer", `${offer.offsetHeight}px`);
        fit(); // Play's board gets smaller
        addEventListener("resize", fit);
        button.addEventListener("click", () => {
            offer.hidden = true;
            fit();
            remember(root.lang);
        });
    }
    document.addEventListener("click", ({ target }) => {
        const link = target.closest("a[hreflang]");
        if (!link) return;
        remember(link.hreflang);
        const view = viewOf(location.hash);
        link.hash = view === "solve" ? "" : view;
    });
}
