// How rendering.py writes and finds elements.
{
    // Returns HTML that a page with Trusted Types accepts: that of rendering.py, which escapes texts, and
    // what is stored of it here.
    const policy = window.trustedTypes?.createPolicy("markup", { createHTML: String });
    window.trusted = (html) => policy?.createHTML(html) ?? html;

    // Returns a template for each line of a text, filled as rendering.py says.
    const HOLES = / ([\w-]+)="\{(\d)\}"|\{(\d)\}/g;
    const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
    const escaped = (text) => text.replace(/[&<>"']/g, (mark) => ESCAPES[mark]);
    window.filled = (template, lines) =>
        lines
            .split("\n")
            .map((line) => {
                const texts = line.split("\t").map(escaped);
                return template.replace(HOLES, (_, name, at, inside) =>
                    name ? texts[at] && ` ${name}="${texts[at]}"` : texts[inside],
                );
            })
            .join("");

    // Returns the names of the values that elements show, each with its kind, such as `text score` for
    // data-text="score", and then these elements. rendering.py calls it: for Python, each call of the
    // browser takes as long as a hundred lines.
    window.bound = (root, kinds) => {
        const bound = kinds.split(" ").flatMap((kind) =>
            [...root.querySelectorAll(`[data-${kind}]`)].map((element) => ({
                name: `${kind} ${element.getAttribute(`data-${kind}`)}`,
                element,
            })),
        );
        return [bound.map(({ name }) => name).join("\n"), ...bound.map(({ element }) => element)];
    };
}
