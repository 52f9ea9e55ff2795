// The switches of a word's mask, which work before Python has started. Python calls `switches.show` with
// another hive, and hears of changes by the event "switched".
{
    const part = document.getElementById("switches-exhibit");
    const place = document.getElementById("switches");
    const field = document.getElementById("lab-word");
    const byName = document.getElementById("alphabetical");
    const [model] = place.children;
    const state = { order: "", required: "v", hive: "vctaoen", word: "covenant", on: new Set() };

    const mask = (letters) =>
        [...letters].reduce((sum, each) => sum + 2 ** bitOf(each), 0).toLocaleString("en");
    const order = () => (byName.checked ? [...state.order].sort().reverse().join("") : state.order);
    const bitOf = (letter) => state.order.length - 1 - order().indexOf(letter);
    const capitals = (letters) => [...letters].join(", ").toUpperCase();
    const raised = (bit) => String(bit).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[digit]);

    // Returns a row of the table: a label, a binary digit for each letter, and what they amount to.
    function row(label, letters, outcome) {
        const cells = [...order()].map((each) => {
            const cell = document.createElement("i");
            cell.textContent = letters.includes(each) ? "1" : "0";
            cell.className = letters.includes(each) ? "on" : "";
            return cell;
        });
        const bits = document.createElement("div");
        bits.className = outcome.startsWith("✗") ? "bits bad" : "bits";
        bits.ariaHidden = "true";
        bits.append(...cells);
        const line = document.createElement("p");
        const name = document.createElement("b");
        name.textContent = label;
        line.append(name, ` ${outcome}`);
        return [line, bits];
    }

    function verdict(letters, missing, wrong) {
        const word = letters.toUpperCase();
        const [lacks, has] = [capitals(missing), capitals(wrong)];
        if (lacks && has) return text("lab-misfit-both", { word, missing: lacks, wrong: has });
        if (lacks) return text("lab-misfit-missing", { word, letters: lacks });
        if (has) return text("lab-misfit-wrong", { word, letters: has });
        return text("lab-fits", { word });
    }

    function render() {
        const letters = [...order()].filter((each) => state.on.has(each));
        for (const [at, letter] of [...order()].entries()) {
            const bit = state.order.length - 1 - at;
            const label = place.children[at];
            const [box, name, digit, value] = label.children;
            box.checked = state.on.has(letter);
            box.value = letter;
            label.classList.toggle("held", state.hive.includes(letter));
            name.textContent = letter;
            digit.textContent = box.checked ? "1" : "0";
            value.textContent = `2${raised(bit)}`;
        }
        const others = [...order()].filter((each) => !state.hive.includes(each));
        const held = letters.filter((each) => state.required.includes(each)).join("");
        const missing = [...state.required].filter((each) => !state.on.has(each)).join("");
        const wrong = letters.filter((each) => !state.hive.includes(each)).join("");
        const sum = letters.map((each) => `2${raised(bitOf(each))}`).join(" + ") || "0";
        document.getElementById("mask-sum").textContent = `${sum} = ${mask(letters)}`;
        document
            .getElementById("mask")
            .replaceChildren(
                ...row(text("lab-row-word"), letters, mask(letters)),
                ...row(text("lab-row-required"), state.required, capitals(state.required)),
                ...row(text("lab-row-and"), held, missing ? `✗ ${mask(held)}` : `✓ ${mask(held)}`),
                ...row(text("lab-row-others"), others, mask(others)),
                ...row(text("lab-row-and"), wrong, wrong ? `✗ ${capitals(wrong)}` : "✓ 0"),
            );
        const { word } = state;
        const minimum = Number(place.dataset.minimum);
        const isShort = word && word.length < minimum && !missing && !wrong;
        document.getElementById("mask-verdict").textContent = !letters.length
            ? text("lab-all-off")
            : isShort
              ? text("lab-misfit-short", { word: word.toUpperCase(), minimum })
              : verdict(word || letters.join(""), missing, wrong);
    }

    function changed() {
        render();
        part.dispatchEvent(new Event("switched"));
    }

    // Shows a hive and, if it is given, a word, in an alphabet whose letters are in the order of bits.
    window.switches = {
        verdict,
        isWord: () => state.word !== "", // in the field, rather than switches that were flipped
        letters: () => state.word || [...state.on].sort().join(""),
        show(hive, required, word, bits) {
            Object.assign(state, { hive, required, order: bits, word: word || state.word });
            while (place.children.length > bits.length) place.lastElementChild.remove();
            while (place.children.length < bits.length) place.append(model.cloneNode(true));
            field.value = state.word;
            if (state.word) state.on = new Set(state.word);
            changed();
        },
    };
    place.addEventListener("change", ({ target }) => {
        state.on[target.checked ? "add" : "delete"](target.value);
        state.word = field.value = "";
        changed();
    });
    field.addEventListener("input", () => {
        const word = field.value.trim().toLowerCase();
        const isWord = [...word].every((each) => state.order.includes(each));
        field.setAttribute("aria-invalid", String(!isWord));
        document.getElementById("word-fault").textContent = isWord ? "" : text("lab-letters-only");
        state.word = isWord ? word : "";
        state.on = new Set(state.word);
        changed();
    });
    byName.addEventListener("change", changed);
    window.switches.show("vctaoen", "v", "covenant", place.dataset.order);
}
