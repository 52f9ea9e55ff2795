// Marks the page for code that the address names, which is to be opened in the editor.
{
    const [, code] = /^#edit\/(\w+)/.exec(location.hash) ?? [];
    if (code) root.dataset.code = code;
}
