// Opens the address that a mail program or another filter of links has changed by writing # as %23,
// such as fr/%23play%2F2026-11-21 for fr/#play/2026-11-21.
{
    const [, folder, view] = /^(.*?)%(?:25)*23(.*)$/.exec(location.pathname) ?? [];
    const [decoded = view] = attempt(() => decodeURIComponent(view)) ?? [];
    const options = location.search.replace("?", decoded?.includes("?") ? "&" : "?");
    if (view) location.replace(`${origin}${folder}#${decoded}${options}`);
}
