// The page's sentences in its own language, for the plain scripts and the page's Python:
// `text("solve-clue-words", { words: 3 })`. build/texts.py puts the messages into the page, and says how
// they are written there.
{
    const formatters = {};
    let messages;

    // Returns a formatter of `Intl`, which takes a while to make.
    const formatter = (kind) => {
        formatters[kind] ??= new Intl[kind](document.documentElement.lang);
        return formatters[kind];
    };

    // Returns a number as people write it. The first `NumberFormat` of a page takes 10 to 20 ms, which
    // its first words need not wait for: in all languages with the digits 0 to 9, small numbers are
    // written alike.
    const number = (given) =>
        /^\d{1,3}$/.test(given) ? String(given) : formatter("NumberFormat").format(given);

    // Returns a message with values in place of its variables.
    const filled = (message, values) =>
        typeof message === "string"
            ? message
            : message.map((part) => (Array.isArray(part) ? value(part, values) : part)).join("");

    // Returns the text of a variable, or the variant that its value selects.
    const value = ([name, variants], values) => {
        const given = values[name];
        const isNumber = typeof given === "number";
        if (!variants) return isNumber ? number(given) : given;
        const has = (key) => Object.hasOwn(variants, key);
        const key = isNumber && !has(given) ? formatter("PluralRules").select(given) : given;
        return filled(variants[has(key) ? key : ""], values);
    };

    const read = (name) => JSON.parse(document.getElementById(name).textContent);

    // Returns the message of an id.
    window.text = (id, values) => {
        messages ??= read("texts");
        if (!(id in messages)) Object.assign(messages, read("more-texts")); // of a part loaded later
        return filled(messages[id], values);
    };

    // Returns texts as a list that can stand in a sentence: A, B, and C.
    window.listed = (items) => formatter("ListFormat").format(items);
}
