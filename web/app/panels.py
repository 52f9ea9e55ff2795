"""What stands beside the board: rank, words, hints. It is handed a view and knows no rules."""

from dom import by_id

from beecore.phrases import counted

WIKTIONARY = "https://en.wiktionary.org/wiki/"


def show(view):
    """Show a game."""
    by_id("rank").innerHTML = _rank(view)
    by_id("ranks-body").innerHTML = _ranks(view["ranks"])
    by_id("found-count").textContent = "{} of {}{}".format(
        view["count"],
        counted(view["words"], "word"),
        ", " + counted(view["pangrams"], "pangram") if view["pangrams"] else "",
    )
    by_id("found").innerHTML = words(view["found"])
    for part in ("bonus", "missed"):
        by_id(part + "-part").hidden = not view[part]
    by_id("bonus").innerHTML = "".join(["<li>" + _link(word) + "</li>" for word in view["bonus"]])
    by_id("missed").innerHTML = words(view["missed"])
    by_id("hints-body").innerHTML = _hints(view)
    by_id("give-up").hidden = view["revealed"] or view["complete"]


def words(found, mark=""):
    """Return list items of words, each a link to its meaning; `mark` is a class for all."""
    return "".join([_word(each, mark) for each in found])


def _word(each, mark):
    kind = "pangram " + mark if each["pangram"] else mark
    note = "perfect pangram" if each["perfect"] else "pangram" if each["pangram"] else ""
    return '<li class="{}" data-points="{}" data-note="{}">{}</li>'.format(
        kind, each["points"], note, _link(each["word"])
    )


def _link(word):
    return f'<a href="{WIKTIONARY}{word}" target="_blank" rel="noreferrer">{word}</a>'


def _rank(view):
    coming = view["next"]
    to_go = f", {coming['to_go']} to {coming['name']}" if coming else ""
    steps = "".join(
        [
            '<li class="{}" title="{}: {}"></li>'.format(
                "reached" if step["reached"] else "", step["name"], step["points"]
            )
            for step in view["ranks"]
        ]
    )
    return (
        '<p><strong id="rank-name">{}</strong> <span id="score">{}</span>{}</p>'
        '<ol class="steps" aria-hidden="true">{}</ol>'
    ).format(view["rank"], counted(view["score"], "point"), to_go, steps)


def _ranks(steps):
    rows = [
        '<tr{}><th scope="row">{}</th><td>{}</td><td>{}</td></tr>'.format(
            ' class="reached"' if step["reached"] else "",
            step["name"],
            step["points"],
            step["to_go"] or "reached",
        )
        for step in steps
    ]
    head = "<tr><th>Rank</th><th>from</th><th>to go</th></tr>"
    return f"<table><thead>{head}</thead><tbody>{''.join(rows)}</tbody></table>"


def _hints(view):
    """Return the hints in the order of the official page, for what is still missing."""
    if not view["hints"]["pairs"]:
        return "<p>Nothing is missing.</p>"
    letters = f"<b>{view['center']}</b> {' '.join(view['outer'])}"
    head, *rows = view["hints"]["grid"]
    table = "<tr>" + "".join([f"<th>{cell}</th>" for cell in head]) + "</tr>"
    for row in rows:
        cells = "".join([f"<td>{cell}</td>" for cell in row[1:]])
        table += f'<tr><th scope="row">{row[0]}</th>{cells}</tr>'
    pairs = "".join(["<li>" + " ".join(line) + "</li>" for line in view["hints"]["pairs"]])
    return (
        f'<p class="quiet">Still missing:</p><p class="letters">{letters}</p>'
        f"<p>{view['hints']['line']}</p>"
        f'<table class="grid">{table}</table><ul class="pairs">{pairs}</ul>'
    )
