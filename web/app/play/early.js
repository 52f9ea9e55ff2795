// Shows each letter of a guess at once, and tells Python of it once it is painted. Plays before Python
// can: shows the letters of the game that the address names, and builds a guess from keys and taps.
// views.js stores guesses that are entered, and Python takes over what the guess field and the draft
// contain.
{
    const DAY = 24 * 60 * 60 * 1000; // milliseconds
    const days = JSON.parse(document.getElementById("days").textContent);
    const SIZE = days.size; // letters of a day's hive
    const keys = document.getElementById("keys");
    const shown = document.getElementById("guess-shown");
    const guessField = document.getElementById("guess");
    const title = document.getElementById("play-title");
    const titleOfToday = title.textContent;
    if (root.dataset.view === "play") {
        const preload = {
            rel: "preload",
            as: "fetch",
            crossOrigin: "",
            href: `${root.dataset.root}play.bin`,
        };
        document.head.append(Object.assign(document.createElement("link"), preload));
    }

    const isPlaying = () => window.early && /^#play\b/.test(location.hash);

    // Returns the letters of a day's hive, center first. "" for a day to come, one that the page does not
    // contain, and text that is no date. Python calls it, too.
    window.lettersOf = (day) => {
        const number = (Date.parse(day) - Date.parse(days.first)) / DAY;
        const isDay = number >= 0 && new Date(day).toISOString().slice(0, 10) === day;
        return isDay && day <= today()
            ? days.letters.slice(SIZE * number, SIZE * (number + 1))
            : "";
    };

    // Returns the letters that the address names; "" if only Python can tell.
    function namedLetters() {
        const [named, name, options] = /^#play(?:$|\/([^?]*)(\?.*)?$)/.exec(location.hash) ?? [];
        if (named === undefined) return "";
        const [linked] = attempt(() => decodeURIComponent(name ?? "").toLowerCase()) ?? [""];
        const letters = linked.replace(/[^\p{L}\d]+$/u, ""); // without the period after a link
        const isHive = /^\p{L}+$/u.test(letters) && letters.length === SIZE;
        if (isHive && new Set(letters).size === SIZE) return letters;
        return options ? "" : lettersOf(letters || today());
    }

    // The tab's draft of a hive: the order of its letters, a space, and the guess. See drafts.py.
    const keyOf = (letters) => letters[0] + [...letters.slice(1)].sort().join("");
    const isOf = (letters) => (draft) => keyOf(draft.split(" ")[0]) === keyOf(letters);

    function readDraft(letters) {
        const [order, guess = ""] = early.drafts.find(isOf(letters))?.split(" ") ?? [letters];
        return [order, guess];
    }

    function saveDraft() {
        const { letters } = keys.dataset;
        if (!letters) return;
        const others = early.drafts.filter((draft) => !isOf(letters)(draft));
        early.drafts = [...others, `${letters} ${guessField.value}`];
        storeEarly();
    }

    // Returns a letter as a capital that is the same letter, as `capitals` in beecore does.
    function capital(letter) {
        const big = letter.toUpperCase();
        return big.toLowerCase() === letter && !/[\u1c90-\u1cbf]/.test(big) ? big : letter;
    }

    function cell(letter, place) {
        const button = document.createElement(letter ? "button" : "span");
        button.className = place ? "cell" : "cell center";
        if (!letter) return button;
        Object.assign(button, { type: "button", textContent: capital(letter) });
        button.dataset.letter = letter;
        button.disabled = guessField.disabled; // in a finished game that is shown again
        if (!place)
            button.setAttribute("aria-label", text("play-center", { letter: button.textContent }));
        return button;
    }

    // Shows the game that the address names, and says that its words are being loaded.
    function showGame() {
        if (!isPlaying()) return;
        const letters = namedLetters();
        const [order, guess] = letters ? readDraft(letters) : ["", guessField.value];
        keys.dataset.letters = order;
        keys.dataset.game = location.hash.slice("#play/".length) || today();
        keys.replaceChildren(
            ...Array.from({ length: SIZE }, (_, place) => cell(order[place], place)),
        );
        guessField.value ||= guess;
        showGuess();
        const section = document.getElementById("play");
        if (!window.starting || section.dataset.painted) return;
        moveLine(section, text("words-loading"));
        // Until Python names another game, its title is that of the view.
        const { textContent } = document.getElementById("play-link");
        title.textContent = location.hash === "#play" ? titleOfToday : textContent;
    }

    // Shows letters in the guess line, each with its class; those that are there stay. Python calls it,
    // too, which knows more letters, and what was refused.
    window.showLetters = (text, kinds, isShadow) => {
        const letters = [...text];
        const { children, classList } = shown;
        while (children.length > letters.length) shown.lastChild.remove();
        for (const [at, letter] of letters.entries()) {
            const span = children[at] ?? shown.appendChild(document.createElement("span"));
            if (span.textContent !== letter) span.textContent = letter;
            if (span.className !== kinds[at]) span.className = kinds[at];
        }
        if (classList.contains("shadow") !== isShadow) classList.toggle("shadow");
        // The font of short guesses is as large as the line, see board.css.
        const size = String(Math.max(7, letters.length));
        const { style } = guessField.form;
        if (style.getPropertyValue("--letters") !== size) style.setProperty("--letters", size);
    };

    function showGuess() {
        const { letters = "" } = keys.dataset;
        const kind = (typed) => {
            const letter = letters.includes(typed) ? typed : typed.normalize("NFKD")[0];
            if (letter === letters[0]) return "center";
            return letters.includes(letter) || /[·.'’-]/.test(letter) ? "" : "foreign";
        };
        const guess = guessField.value.toLowerCase();
        showLetters(guess, [...guess].map(letters ? kind : () => ""), false);
        if (isPlaying()) saveDraft();
    }

    // Replaces what is selected in the guess, or inserts a letter at the cursor; for "", deletes what
    // is selected, or the letter before the cursor. Python calls it, too.
    window.typeLetter = (letter) => {
        const { selectionStart: start, selectionEnd: end } = guessField;
        const from = letter || start < end ? start : Math.max(0, end - 1);
        guessField.setRangeText(letter, from, end, "end");
        showGuess();
    };

    // Tells Python of a letter that is shown, by an event: once it is painted, or before anything else
    // happens.
    let untold = "";
    const tell = () => {
        const kind = untold;
        untold = "";
        if (kind) guessField.dispatchEvent(new Event(kind));
    };
    const tellSoon = (kind) => {
        if (untold !== kind) tell();
        untold = kind;
        requestAnimationFrame(() => setTimeout(tell));
    };
    for (const kind of ["click", "keydown", "submit", "visibilitychange", "leaving"])
        addEventListener(kind, tell, true);

    new ResizeObserver(([entry]) => {
        const { width, height } = entry.contentRect;
        keys.style.setProperty("--place-width", `${width}px`);
        keys.style.setProperty("--place-height", `${height}px`);
    }).observe(keys.parentElement);
    showGame();
    addEventListener("hashchange", showGame);
    // Enters the guess by an event of its own: browsers prepare for several milliseconds to submit a form.
    const enter = (event) => {
        event.preventDefault();
        const submitted = new Event("submit", { bubbles: true, cancelable: true });
        guessField.form.dispatchEvent(submitted);
    };
    guessField.addEventListener("input", () => {
        showGuess();
        tellSoon("typed");
    });
    document.addEventListener("submit", () => isPlaying() && showGuess());
    document.getElementById("board").addEventListener("click", (event) => {
        const { target } = event;
        const { letter } = target.closest("button")?.dataset ?? {};
        if (letter) {
            typeLetter(letter);
            tellSoon("tapped");
        } else if (target.closest("#enter")) enter(event);
        else if (isPlaying() && target.closest("#delete")) typeLetter("");
        else return;
        window.clicked = null;
    });
    document.addEventListener("keydown", (event) => {
        const { key, target } = event;
        if (key === "Enter" && target === guessField && !isChord(event)) {
            event.stopImmediatePropagation(); // Python need not hear of the key
            return enter(event);
        }
        const control = target.closest("a, button, summary, input, dialog");
        const isForControl =
            control && (target === guessField || !control.closest("#keys, #controls"));
        if (!isPlaying() || isForControl || isChord(event)) return;
        if (/^\p{L}$/u.test(key)) typeLetter(key.toLowerCase());
        else if (key === "Backspace") typeLetter("");
        else if (key === "Enter" && !control) enter(event);
        else return;
        event.preventDefault();
    });

    // What has moved does not move again when the view is shown again, nor does Pangram! return.
    const moved = "arriving flying landed new refused risen shuffled won".split(" ");
    document.addEventListener("animationend", ({ target, animationName }) => {
        target.classList.remove(...moved);
        if (target.matches(".cell i")) target.remove();
        if (animationName === "late" && target.matches(".feat")) target.textContent = "";
    });

    // A new player, who has no game, is told where the rules are, until they are read or a guess is entered.
    const rules = document.getElementById("new-here");
    const learned = storageKey("rules");
    const isPlayer = (name) => name === learned || name.startsWith(storageKey("game/"));
    const hideRules = () => {
        if (rules.hidden) return; // stored once, since storage can be full
        rules.hidden = true;
        attempt(() => localStorage.setItem(learned, "yes"));
    };
    rules.hidden = attempt(() => Object.keys(localStorage).some(isPlayer))?.[0] ?? true;
    guessField.form.addEventListener("submit", hideRules);
    rules.addEventListener("click", () => {
        hideRules();
        guessField.focus(); // where the focus returns to when the rules are closed
        document.getElementById("how").showModal();
        window.clicked = null;
    });

    // The menu opens below its button. It closes before the chosen entry's own handler: a dialog that is
    // then opened gives the focus back to what has it now, the button; also if the click is repeated.
    const menu = document.getElementById("menu");
    const opener = document.getElementById("open-menu");
    opener.addEventListener("click", () => {
        const { bottom, right } = opener.getBoundingClientRect();
        menu.style.setProperty("--below", `${bottom}px`);
        menu.style.setProperty("--beside", `${root.clientWidth - right}px`);
        menu.showModal();
        window.clicked = null;
    });
    menu.addEventListener("keydown", (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        const entries = [...menu.querySelectorAll("li > :not(:disabled)")];
        const at = entries.indexOf(document.activeElement);
        entries.at((at + step) % entries.length).focus();
        event.preventDefault();
    });
    menu.addEventListener("click", () => (menu.open ? menu.close() : opener.focus()), true);
}
