"""What meets each limit of the page: a function by the limit's name, see `test_limits`."""

import struct
import sys
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock, patch

import pytest

from beecore import header
from beecore.bands import Group
from beecore.editions import ORIGINAL
from beecore.game import Game, save
from beecore.game.saving import with_standing
from beecore.header import ALPHABET_SIZE, HEADER, HEADER_SIZE, MAGIC, VERSION
from beecore.letters import ENGLISH
from tests.app.tabs import Browser, app, outcome
from tests.limits.beecore import padded, words
from tests.oracles import HIVE


def done(work: Coroutine[Any, Any, Any]) -> Any:
    """Return the result of work of the page that waits for nothing."""
    with pytest.raises(StopIteration) as end:
        work.send(None)
    return end.value.value


def reads_the_header(size: int) -> bool:
    room = size - HEADER_SIZE - struct.calcsize(ALPHABET_SIZE)
    letters = padded(header.alphabet_text(ENGLISH, "").decode(), room).encode()
    fixed = struct.pack(HEADER, MAGIC, VERSION, 0, 1, 1, 0) + struct.pack(ALPHABET_SIZE, room)
    begun = (fixed + letters)[: app.packs.MAX_HEADER_SIZE]
    return header.header_of(begun).body_at <= len(begun)


def keeps_answers(hives: int = 1, count: int = 1) -> bool:
    tab = Browser().open()
    before = [((), None, SimpleNamespace(solutions=range(count)))] * hives
    tab.words.cached = {str(place): each for place, each in enumerate(before)}
    outcome(tab, tab.words.answers(HIVE))
    return len(tab.words.cached) > 1


def is_open(size: int) -> bool:
    band, screen = SimpleNamespace(groups=[Group("length", 9, size, [])]), MagicMock()
    screen.matchMedia.return_value.matches = False
    with patch.object(app.results, "window", screen):
        (opens,) = app.results._are_open(band, ["likely/length/9"], {}, False)
    return bool(opens)


def takes_a_file(size: int, most: int | None = None) -> bool:
    field = MagicMock(files=MagicMock(length=1, item=lambda place: SimpleNamespace(size=size)))
    return app.files.chosen_file(field, *[most] * (most is not None)) is not None


def keeps_a_draft(size: int) -> bool:
    async def read_it(*_: object) -> None:
        pass

    drafts, pasted_text = MagicMock(), SimpleNamespace(value="x" * size)
    event = MagicMock(target=SimpleNamespace(elements=SimpleNamespace(pasted=pasted_text)))
    done(app.lists.Lists.paste(SimpleNamespace(drafts=drafts, read=read_it), event))
    return bool(drafts.set.called)


def packs_despite(losses: int) -> bool:
    engine = SimpleNamespace(starts=0)

    async def call(*_: object) -> dict[str, object]:
        engine.starts += 1
        return {"done": 0} if engine.starts < losses else {"address": "", "words": 1}

    engine.call = call
    with patch.object(app.packing, "_fetched", return_value=AsyncMock()):
        return bool(done(app.packing.Chosen(engine, None).pack(0, print)))


def keeps_the_standing(size: int) -> bool:
    start = "x 1 2 3 4 5 6 0 ".ljust(size, "2")
    game = with_standing(save(Game(HIVE, ("cave",))), start)
    known = Browser().open().standings.known(HIVE.key, game)
    return bool(known.standing.started == start.rpartition(" ")[2])


def notes(size: int) -> bool:
    drafts = SimpleNamespace(drafts=[f"{word} cav" for word in words(size - 1)])
    app.drafts.Drafts.note(drafts, "vctaoen", "cav")
    return len(drafts.drafts) == size


def plays(pause: int) -> bool:
    clock = iter([0, 1000 * pause])
    games = SimpleNamespace(times={}, played={})
    with patch.object(app.games, "performance", SimpleNamespace(now=lambda: next(clock))):
        for _ in range(2):
            played = app.games.Games.time_played(games, "vacenot", "guess")
    return bool(played == pause)


def puts_aside(count: int) -> bool:
    tab = Browser().open()
    for number in range(count):
        tab.data.add_backup("taught", f"{{{number}")
    return len(tab.data.names("aside/")) == count


def frees_nothing(size: int) -> bool:
    freed: list[int] = []

    async def free(amount: int) -> None:
        freed.append(amount)

    data = SimpleNamespace(size=lambda: size, delete=print, free=free)
    done(app.data.SavedData.free_in_advance(data))
    return not freed


def packs(size: int) -> bool:
    with patch.dict(sys.modules, js=MagicMock()), patch.object(app.source, "Blob"):
        app.source.packed("x" * size).send(None)
    return True


def imports(size: int) -> bool:
    with patch.object(app.transfer, "attempted", lambda *_: [SimpleNamespace(size=size)]):
        return list(app.transfer._pairs([("theme", "dark")])) == [("theme", "dark")]


def lists_clues(size: int) -> bool:
    shown: list[list[str]] = []
    clues = MagicMock(words=lambda: words(size), meanings={})
    clues.bindings.differs = lambda name, *values: shown.append(values[0])
    app.clues.Clues.render(clues)
    return len(shown[0]) == size


def reports(size: int) -> bool:
    frame, box = object(), MagicMock()
    box.frame = frame
    app.sandbox.Sandbox.hear(box, SimpleNamespace(data="x" * size), frame)
    return bool(box.stop.call_args.args[1] == "x" * size)


PAGE: dict[str, Callable[[int], object]] = {
    "web.app.answers.links.MAX_LINK_LENGTH": lambda size: app.links.read(padded("vctaoen", size)),
    "web.app.answers.links.MAX_MARKS": lambda size: (
        app.links.in_text("#" * size + "solve/vctaoen") == "solve/vctaoen"
    ),
    "web.app.answers.links.MAX_NAMED": lambda size: (
        app.links.read(f"vctaoen?{'x' * size}").unread == ["x" * size]
    ),
    "web.app.answers.packs.MAX_HEADER_SIZE": reads_the_header,
    "web.app.answers.word_lists.MAX_RECORD_LENGTH": lambda size: app.word_lists.read_list(
        padded(app.word_lists.written(app.word_lists.WordList(ORIGINAL, "original", 1, "")), size)
    ),
    "web.app.answers.words.MAX_CACHED": lambda size: keeps_answers(size - 1),
    "web.app.answers.words.MAX_CACHED_WORDS": lambda size: keeps_answers(count=size),
    "web.app.browser.events.MAX_PASTE_LENGTH": lambda size: app.events.Area.entered(
        MagicMock(field=SimpleNamespace(value="x" * size)), None
    ),
    "web.app.browser.files.MAX_FILE_SIZE": takes_a_file,
    "web.app.lab.sandbox.MAX_DETAILS": reports,
    "web.app.lab.source.MAX_CODE": packs,
    "web.app.lists.lists.MAX_DRAFT_LENGTH": keeps_a_draft,
    "web.app.lists.lists.MAX_LIST_SIZE": lambda size: takes_a_file(size, app.lists.MAX_LIST_SIZE),
    "web.app.lists.packing.MAX_LOSSES": lambda size: packs_despite(size - 1),
    "web.app.play.drafts.MAX_DRAFTS": notes,
    "web.app.play.standings.MAX_LENGTH": keeps_the_standing,
    "web.app.saved.data.MAX_BACKUPS": puts_aside,
    "web.app.saved.data.MAX_USED": frees_nothing,
    "web.app.saved.games.MAX_PAUSE": plays,
    "web.app.saved.records.MAX_CODE_LENGTH": lambda size: app.records.CODES.read("x" * size),
    "web.app.saved.records.MAX_NAMES_LENGTH": lambda size: app.records.KINDS["lab/won"].read(
        "x" * size
    ),
    "web.app.saved.records.MAX_PLAYER_LENGTH": lambda size: app.records.KINDS["player"].read(
        "0123abcd " + "x" * (size - 9)
    ),
    "web.app.settings.transfer.MAX_ENTRY_SIZE": imports,
    "web.app.solve.clues.MAX_LISTED": lists_clues,
    "web.app.solve.missing.MAX_NAMED": lambda size: "more" not in app.missing._misfits(words(size)),
    "web.app.solve.missing.MAX_OFFERED": lambda size: (
        sum("<button" in each.text for each in app.missing._offered(words(size), True)) == size
    ),
    "web.app.solve.results.MAX_OPEN_WORDS": is_open,
}
