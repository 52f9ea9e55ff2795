// Settles once a section that needs CPython has come into sight, or something was entered.
window.sighted = new Promise((see) => {
    const watch = new IntersectionObserver(
        (all) => all.some((each) => each.isIntersecting) && see(),
    );
    addEventListener("DOMContentLoaded", () => {
        for (const each of document.querySelectorAll(".exhibit ~ .exhibit")) watch.observe(each);
    });
    addEventListener("input", see);
});

// Marks the page for code that the address names, which is to be opened in the editor, and scrolls to
// the section that it names, as in #race?hive=vctaoen.
window.section = (name) => document.getElementById(`${name}-exhibit`);
{
    const [, code] = /^#edit\/(\w+)/.exec(location.hash) ?? [];
    if (code) root.dataset.code = code;
    const go = () => {
        const [name] = location.hash.slice(1).split("?");
        root.dataset.section = name; // which is printed alone, if it is for teachers
        window.section(name)?.scrollIntoView();
    };
    addEventListener("DOMContentLoaded", go);
    addEventListener("hashchange", go);
}
