// The bookmarklet: collects the letters and found words that a puzzle page shows, and opens Open Hive
// with them. The page puts its own address and a sentence into the code, see letters.py.
//
// It reads only what the visitor can see, asks no server, and changes nothing on the page. It knows
// some pages by their classes. On others, the letters are elements with one letter each that are close
// together, as many as a hive of this page's language has. The center, or what is around it, looks unlike
// the others or has another class; or it is the first in a row or a column, or in the middle of them.
(() => {
    const SITES = [
        {
            letters: ".hive-cell .cell-letter",
            words: ".sb-wordlist-items-pag li, .sb-wordlist-items li",
        },
    ];
    const SIZE = JSON.parse("{size}");
    const COUNTS = JSON.parse("{counts}"); // whether a hive may have a letter twice
    const isShown = (element) => element.getClientRects().length > 0;
    const letterIn = (element) => {
        const text = element.textContent.trim().toLowerCase();
        return /^\p{L}$/u.test(text) && isShown(element) ? text : "";
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
    const isHive = (cells) =>
        cells.length === SIZE &&
        (COUNTS || new Set(cells.map(letterIn)).size === SIZE) &&
        cells.every(letterIn);

    // Returns the elements around a letter, from the inside, up to the first one with a whole hive.
    function cells() {
        const leaves = all("body *").filter((each) => !each.children.length && letterIn(each));
        for (const leaf of leaves)
            for (let around = leaf.parentElement; around; around = around.parentElement) {
                const inside = leaves.filter((each) => around.contains(each));
                if (isHive(inside)) return inside;
                if (inside.length > SIZE) break;
            }
        return [];
    }

    const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const parentOf = ({ parentElement }) => parentElement;
    const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

    // Returns the only element whose description differs from that of all others, if there is one.
    function odd(found, describe) {
        const described = found.map(describe);
        const alone = described.filter(
            (each) => described.indexOf(each) === described.lastIndexOf(each),
        );
        return alone.length === 1 ? found[described.indexOf(alone[0])] : undefined;
    }
    const look = (element) => {
        const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(element);
        return [color, backgroundColor, fontWeight, borderColor].join();
    };
    const named = (element) => element.getAttribute("class");
    function centerOf(found) {
        for (let cells = found; new Set(cells).size === SIZE; cells = cells.map(parentOf))
            for (const describe of [look, named]) {
                const center = odd(cells, describe);
                if (center) return found[cells.indexOf(center)];
            }
        const places = found.map(middle);
        const { height } = found[0].getBoundingClientRect();
        for (const axis of [0, 1]) {
            const along = places.map((place) => place[axis]);
            if (Math.max(...along) - Math.min(...along) < height) return found[0];
        }
        const center = [0, 1].map((axis) => mean(places.map((place) => place[axis])));
        const far = places.map(([x, y]) => Math.hypot(x - center[0], y - center[1]));
        return found[far.indexOf(Math.min(...far))];
    }
    function lettersOf(found) {
        const center = centerOf(found);
        return [center, ...found.filter((each) => each !== center)].map(letterIn).join("");
    }

    const site = SITES.find(({ letters }) => isHive(all(letters)));
    const hive = site ? all(site.letters) : cells();
    if (!hive.length) return alert("{nothing}");
    const letters = lettersOf(hive);
    const words = all(site?.words ?? "li, td, dd, [role=listitem]")
        .flatMap((each) => each.innerText.toLowerCase().split(/[^\p{L}]+/u))
        .filter((word) => word.length > 3 && word.includes(letters[0]))
        .filter((word) => [...word].every((letter) => letters.includes(letter)));
    const found = [...new Set(words)].map(encodeURIComponent).join("+");
    const address = `{address}#solve/${encodeURIComponent(letters)}?found=${found}`;
    if (!open(address)) location.href = address;
})();
