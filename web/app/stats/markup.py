"""The markup of the statistics and of the list of all games."""

from collections.abc import Callable, Iterable, Sequence

from answers import links
from browser.language import HOME
from browser.rendering import Markup, tag
from browser.texts import day_title, edition_title, text, today

from beecore.editions import RANK_NAMES
from beecore.game.record import DAYS_FOR_A_FREEZE, MAX_FREEZES, GameEntry, Record
from beecore.game.saving import typed_hive

UNKNOWN = "…"  # in place of a figure


def figures(record: Record, progress: str) -> list[Markup]:
    """Return the figures of all games.

    While games are counted, `progress` says how many so far, and the streak is not known yet.
    """
    streak = record.streak
    freezes = text("play-record-of", part=streak.freezes, whole=MAX_FREEZES)
    daily = [
        (name, UNKNOWN if progress else figure)
        for name, figure in (
            (text("play-record-streak"), streak.current),
            (text("play-record-longest"), streak.longest),
            (text("play-record-days", days=record.days), record.days),
            (text("play-record-freezes"), freezes),
        )
    ]
    every: list[tuple[str, str | int]] = [
        (text("play-record-games", games=record.games), progress or number_of(record.games)),
        (text("play-record-percent"), text("play-percent", percent=record.percent)),
        (text("play-record-words", words=record.words), number_of(record.words)),
        (text("play-record-pangrams", pangrams=record.pangrams), number_of(record.pangrams)),
        (text("play-record-geniuses"), record.geniuses),
    ]
    if record.queens:  # a rank that is not mentioned before it is reached
        every.append((text("bee-rank-queen-bee"), record.queens))
    rule = text("play-record-rule", days=DAYS_FOR_A_FREEZE, freezes=MAX_FREEZES)
    return [
        tag("h3", text("play-record-daily")),
        _tiles(daily, "tiles daily"),
        tag("p", rule, class_="quiet"),
        tag("h3", text("play-games")),
        _tiles(every, "tiles"),
    ]


def number_of(count: int) -> str:
    """Return a number as the page's language writes it."""
    return text("play-record-count", count=count)


def rank_bars(ranks: Sequence[int]) -> list[Markup]:
    """Return a table row for each rank: its name, a bar, and the number of games at it.

    The highest rank, and those of other editions, are left out until a game has reached them.
    """
    usual = [name for name, _ in HOME.ranks[:-1]]
    return [
        tag(
            "tr",
            tag("th", text(f"bee-rank-{name}"), scope="row"),
            tag("td", tag("span", ranks[place], class_="rank-bar", data_games=str(ranks[place]))),
        )
        for place, name in enumerate(RANK_NAMES)
        if ranks[place] or name in usual
    ]


def rows(
    games: Iterable[GameEntry], saved: Callable[[str], str], hides_totals: bool
) -> list[Markup]:
    """Return list items that link to games; `saved` returns the text of a game, given its key, and
    `hides_totals` applies to those in progress.
    """
    return [
        tag("li", _row(game, saved(game.key), hides_totals and not game.standing.over))
        for game in games
    ]


def _row(game: GameEntry, saved: str, hides_total: bool) -> Markup:
    standing = game.standing
    title, link = _name(game, saved)
    details = text(
        "play-game-details",
        rank=text(f"bee-rank-{standing.rank}"),
        words=standing.words,
        all="hidden" if hides_total else standing.all_words,
    )
    percent = text("play-percent", percent=standing.percent)
    state = text("play-game-state", state="over" if standing.over else "open")
    return tag(
        "a",
        tag("span", tag("b", title), " ", tag("span", details, class_="quiet")),
        " ",
        tag("span", tag("b", percent), " ", tag("span", state, class_="quiet"), class_="state"),
        class_="row",
        href="#play/" + link if link else "#play",
    )


def _name(game: GameEntry, saved: str) -> tuple[str, str]:
    """Return the title of a game, and the link to the game, without `#play/`."""
    if game.day:
        name = game.day.isoformat()
        return day_title(game.day), "" if name == today() else name
    hive = typed_hive(saved, game.key)
    title = text(
        "play-game-hive",
        letters=str(hive),
        rules="usual" if hive.edition == HOME else "other",
        edition=edition_title(hive.edition),
        minimum=hive.minimum if hive.minimum != hive.edition.minimum else "usual",
        require=hive.alphabet.capitals(hive.extra) or "none",
    )
    return title, links.written(hive)


def _tiles(figures: Iterable[tuple[str, str | int]], mark: str) -> Markup:
    tiles = [tag("div", tag("dt", name), tag("dd", value)) for name, value in figures]
    return tag("dl", tiles, class_=mark)
