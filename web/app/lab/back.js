// Solve, Play, and the settings of the header are those of the page that the visitor came from, which may
// be in another language.
{
    const came = document.referrer.startsWith(siteRoot) ? document.referrer : "";
    const [folder] = /^[a-z]{2}\//.exec(came.slice(siteRoot.href.length)) ?? [];
    if (folder)
        for (const link of document.querySelectorAll(".top a:not([aria-current])"))
            link.href = siteRoot + folder + link.hash;
}
