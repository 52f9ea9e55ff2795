"""Paints the words of a band: pangrams first, then groups that can be folded."""

from browser.markup import Markup, fill, filled, link, tag
from browser.texts import text
from js import Element, window

from beecore.bands import MAX_LISTED, PANGRAMS, Band, Group, Word

WIDE_SCREEN = "(min-width: 44rem)"  # as in the style sheet
MAX_OPEN_WORDS = 40  # on a narrow screen, in all groups that are open at first
ITEM = tag("li", link("{0}"), data_points="{1}")
PANGRAM_ITEM = tag("li", link("{0}"), data_points="{1}", data_note="{2}", class_="pangram")
NOTED_ITEM = tag("li", link("{0}"), data_points="{1}", data_note="{2}")


def paint(place: Element, name: str, band: Band, before: Band | None) -> None:
    """Show a band's words; groups that were in the band `before` stay open or folded.

    All groups have columns of the same width, which the longest word of the band needs.
    """
    groups = band["groups"]
    widths = [_width(word) for group in groups for word in group["words"]]
    place.style.setProperty("--longest", str(max([0, *widths])))
    if not groups:
        fill(place, tag("p", text("solve-no-match")) if band["count"] else "")
    elif before and _names(before) == _names(band):
        for child, group, old in zip(place.children, groups, before["groups"], strict=True):
            if group != old:
                fill(child, *_inside(name, group))
    else:
        fill(place, _all(name, band, _open_groups(place, before) if before else {}))


def _names(band: Band) -> list[str]:
    return [group["name"] for group in band["groups"]]


def _open_groups(place: Element, band: Band) -> dict[str, bool]:
    """Return whether each group of a band is open, by name."""
    return {
        group["name"]: child.open
        for group, child in zip(band["groups"], place.children, strict=True)
        if can_fold(group)
    }


def _all(name: str, band: Band, were: dict[str, bool]) -> list[Markup]:
    """Return all groups; those in `were` are as open as before, and others are open if there is
    room.
    """
    room = band["left"] if window.matchMedia(WIDE_SCREEN).matches else MAX_OPEN_WORDS
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
    """Return the heading, the words and the button of a group."""
    words, inside = group["words"], []
    if group["name"]:
        head = tag("h3", _title(group), " ", tag("span", f"({group['count']})"))
        inside.append(tag("summary", head) if can_fold(group) else head)
    items = [filled(_template(each), each["word"], each["points"], _reason(each)) for each in words]
    inside.append(tag("ul", items, role="list", class_="word-list", dir="auto", translate="no"))
    rest = group["count"] - len(words)
    if rest:
        if rest <= MAX_LISTED:
            label = text("solve-show-all", words=str(group["count"]))
        else:
            label = text("solve-show-more", words=str(MAX_LISTED))
        inside.append(tag("button", label, type="button", data_group=f"{name}/{group['name']}"))
    return inside


def _title(group: Group) -> str | Markup:
    if group["name"] == PANGRAMS:
        return text("solve-group-pangrams")
    if not group["number"]:
        return tag("span", group["name"], translate="no")  # a letter
    if group["is_by_points"]:
        return text("solve-group-points", points=group["number"])
    return text("solve-group-letters", letters=group["number"])


def _template(word: Word) -> Markup:
    if word["pangram"]:
        return PANGRAM_ITEM
    return NOTED_ITEM if word["reason"] else ITEM


def _reason(word: Word) -> str:
    id = word["reason"].lower().replace(" ", "-")
    return text(f"bee-reason-{id}") if id else ""


def _width(word: Word) -> int:
    """Return the approximate width of a word with its note, in characters."""
    return len(word["word"]) + len(word["reason"])
