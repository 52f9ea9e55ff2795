"""How a band's words stand on the page: pangrams first, then group by group, to be folded."""

from browser.dom import by_id
from browser.markup import Markup, fill, filled, tag
from js import Element, window
from saved.meaning import link

from beecore.shown import MAX_LISTED, PANGRAMS, Band, Group, Word

ROOMY = "(min-width: 44rem)"  # as in the style sheet
OPEN_AT_FIRST = 40  # words in open groups of a long band where there is little room
ITEM = tag("li", link("{0}"), data_points="{1}")
NOTED_ITEM = tag("li", link("{0}"), data_points="{1}", data_note="{2}")


def paint(name: str, band: Band, before: Band | None) -> None:
    """Show a band's words; of groups that are there `before` each stays open or folded."""
    place, groups = by_id(name), band["groups"]
    if not groups:
        fill(place, tag("p", "None that fits.") if band["count"] else "")
    elif before and _names(before) == _names(band):
        for child, group, old in zip(place.children, groups, before["groups"], strict=True):
            if group != old:
                fill(child, *_inside(name, group))
    else:
        fill(place, _all(name, band, _stood(place, before) if before else {}))


def _names(band: Band) -> list[str]:
    return [group["name"] for group in band["groups"]]


def _stood(place: Element, band: Band) -> dict[str, bool]:
    """Return which groups of a band are open."""
    return {
        group["name"]: child.open
        for group, child in zip(band["groups"], place.children, strict=True)
        if can_fold(group)
    }


def _all(name: str, band: Band, were: dict[str, bool]) -> list[Markup]:
    """Return all groups; those that `were` there as they stood, others open if there is room."""
    room = band["left"] if window.matchMedia(ROOMY).matches else OPEN_AT_FIRST
    made = []
    for group in band["groups"]:
        inside = _inside(name, group)
        if can_fold(group):
            room -= group["count"]
            is_open = were.get(group["name"], room >= 0)
            made.append(tag("details", *inside, class_="group", open=is_open))
        else:
            made.append(tag("div", *inside, class_="group"))
    return made


def can_fold(group: Group) -> bool:
    return group["name"] not in (PANGRAMS, "")


def _inside(name: str, group: Group) -> list[Markup]:
    """Return what a group has in it."""
    words, inside = group["words"], []
    if group["name"]:
        head = tag("h3", group["name"], " ", tag("span", f"({group['count']})"))
        inside.append(tag("summary", head) if can_fold(group) else head)
    items = [
        filled(NOTED_ITEM, each["word"], each["points"], each["reason"])
        if each["reason"]
        else filled(ITEM, each["word"], each["points"])
        for each in words
    ]
    look = "word-list chips" if group["name"] == PANGRAMS else "word-list " + _width(words)
    inside.append(tag("ul", items, role="list", class_=look))
    rest = group["count"] - len(words)
    if rest:
        says = f"Show all {group['count']}" if rest <= MAX_LISTED else f"Show {MAX_LISTED} more"
        inside.append(tag("button", says, type="button", data_group=f"{name}/{group['name']}"))
    return inside


def _width(words: list[Word]) -> str:
    """Return how wide a column has to be: no word is broken."""
    longest = max([len(each["word"]) for each in words])
    steps = (6, "short"), (9, ""), (12, "long"), (longest, "longest")
    return next(name for most, name in steps if longest <= most)
