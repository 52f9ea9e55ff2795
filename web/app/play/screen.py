"""Renders the state of Play."""

from answers import links
from answers.glosses import grid_of, pairs_of
from browser.dom import by_id, open_dialog
from browser.language import HOME, mark_words
from browser.rendering import (
    Bindings,
    fill,
    flash,
    made,
    mark,
    mark_settled,
    put,
    replace,
    set_title,
    tag,
)
from browser.texts import day_title, edition_title, listed, text
from js import Element, setTimeout, window
from play import panels
from play.board import Board
from play.end import summary
from play.navigation import Side
from play.player import OpenGame
from play.state import State

from beecore.editions import GENIUS, HIDDEN_RANK, Ranks
from beecore.game.guess import Verdict
from beecore.game.view import ListedWord, View
from beecore.hive import Hive

FLASHES = {
    "arriving": "board",
    "flying": "pill",
    "landed": "score",
    "refused": "guess-form",
    "risen": "rank-name",
    "shuffled": "keys",
    "won": "keys",
}
"""The ids of the elements that play an animation, by its name."""


WORDS_IN_LINE = 20  # words in the line of the latest ones; it has room for fewer
MILLISECONDS_TO_READ = 3000  # which rank was reached
LAG = "0.55s"  # until the bar is filled up to a new score: then the flying points are there


class PlayScreen:
    """Shows the state in the elements of the view."""

    def __init__(self, state: State, bindings: Bindings, board: Board, side: Side) -> None:
        self.state, self.bindings, self.board, self.side = state, bindings, board, side
        self.shows_game = state.is_painted  # by shown.js, until there is a view
        self.listed: list[ListedWord] = []  # the words found, in the order shown
        self.new_items: list[Element] = []  # the elements of those that were found last
        self.ticks = by_id("rank-bar").children
        self.mark_ranks(HOME.ranks)

    def render(self) -> None:
        """Show the state, except that a painted game remains until there is a view of it."""
        state, differs = self.state, self.bindings.differs
        self.board.render()
        self.side.render()
        if state.game and differs("game", state.game, state.today):
            self.show_game(state.game)
        waiting = [state.alphabet.capitals(guess) for guess in state.waiting]
        self.bindings.show(
            waiting=text("play-waiting", words=listed(waiting)) if waiting else "",
            trouble=state.trouble,
        )
        if state.is_painted and not state.view:
            return
        state.is_painted = False
        is_loading = self.shows_game and not state.view
        is_complete = state.view and state.view["complete"]
        if differs("phase", is_loading, state.is_empty, state.is_over, is_complete):
            mark(
                "play",
                waiting=is_loading,
                empty=state.is_empty,
                over=state.is_over,
                queen=is_complete,
            )
        self.bindings.show(
            is_over=state.is_over,
            is_on=not state.is_over,
            is_elsewhere=state.game and not state.is_todays,
            can_park=state.guess and state.view and not state.is_over,
            parked_here=panels.chips(state.parked_here),
            reward=state.reward,
            extra_line=state.extras.line,
        )
        if differs("settled", state.game, state.view):
            mark_settled("play", self.settled())
        if state.view:
            self.shows_game = True
            if differs("score", state.view, state.has_risen, state.hides_totals):
                self.show_score(state.view)
            if differs("words", state.view, state.found_order, state.hides_totals, state.extras):
                self.show_words(state.view)
            if differs("hints", state.view, state.meanings, state.hint_trouble, state.hides_totals):
                self.show_hints(state.view)
        if state.is_over:
            self.bindings.show(**summary(state))
        if state.game and differs("marked", state.game, state.view, state.meanings):
            mark_words("play", state.game.puzzle.hive.edition)
        self.animate()

    def settled(self) -> str:
        """Return the hive and the sentence about it if the open game is shown."""
        game, view = self.state.game, self.state.view
        return f"{game.puzzle.hive.key} {_introduction(game, view)}" if game and view else ""

    def show_game(self, game: OpenGame) -> None:
        """Show the day of the game's puzzle as the heading, or its letters if it has no day."""
        (hive, day), title = game.puzzle, title_of(game)
        is_narrow = window.matchMedia("(max-width: 26rem)").matches
        stuck = "#solve/" + links.written(hive, game.percent, is_stuck=True)
        self.bindings.show(
            title=day_title(day, "short") if day and is_narrow else title,
            stuck=stuck,
            options=options_of(hive),
        )
        put("play", data_edition=hive.edition.name)
        self.mark_ranks(hive.edition.ranks)
        set_title(text("play-page-title", title=title), "play")

    def mark_ranks(self, ranks: Ranks) -> None:
        """Add a tick to the bar where each rank begins."""
        if self.bindings.differs("ticks", ranks):
            marked = [rank for rank in ranks if rank[1] and rank[0] != HIDDEN_RANK]
            replace("rank-bar", [_tick(*rank) for rank in marked])

    def show_score(self, view: View) -> None:
        """Show the points and ranks."""
        coming, rank = view["next"], text(f"bee-rank-{view['rank']}")
        if self.state.has_risen:
            rank = text("play-reached", rank=rank)
        self.bindings.show(
            rank=rank,
            to_go="" if self.state.has_risen else self.to_go(view),
            score=view["score"],
            score_unit=text("play-score-unit", points=view["score"]),
        )
        percent = 100 * view["score"] / view["total"] if view["total"] else 0
        lag = LAG if self.state.new_words else "0s"  # until the flying points are there
        put("rank", style={"at": f"{percent:.1f}", "lag": lag})
        next_rank = coming["name"] if coming else ""
        for tick in self.ticks:
            is_reached = view["rank"] in (GENIUS, HIDDEN_RANK)
            mark(tick, next=tick.dataset.rank == next_rank, reached=is_reached)

    def open_ranks(self) -> None:
        """Open the dialog with the ranks and badges, which takes too long for each guess."""
        if view := self.state.view:
            ranks = (
                panels.ranks(view["ranks"]) if view["words"] else tag("p", text("play-no-ranks"))
            )
            fill("ranks-body", ranks, panels.badges(view["badges"]))
        open_dialog("ranks")

    def to_go(self, view: View) -> str:
        """Return how far it is to the next rank; the last one takes all words."""
        if view["revealed"]:
            return text("play-over")
        if coming := view["next"]:
            rank = text(f"bee-rank-{coming['name']}")
            return text("play-to-go", points=coming["to_go"], rank=rank)
        left = view["words"] - view["count"]
        is_told = left and view["rank"] == GENIUS and not self.state.hides_totals
        return text("play-words-to-go", words=left) if is_told else ""

    def show_words(self, view: View) -> None:
        """Show the words that were found, and those that were missed."""
        count, total = view["count"], self.state.total(view["words"])
        order, written, extras = self.state.found_order, view["written"], self.state.extras
        self.listed = panels.arranged(view, order)
        nothing = text("play-only-bonus") if view["bonus"] else text("play-nothing-found")
        self.bindings.show(
            can_sort=count > 1,
            found_order=order,
            latest=" ".join([written.get(word, word) for word in view["recent"][:WORDS_IN_LINE]])
            or nothing,
            nothing_found=nothing,
            latest_count=text("play-latest-count", found=count, words=total),
            found_count=text(
                "play-found-count", found=count, words=total, pangrams=view["pangrams"]
            ),
            found=panels.words(self.listed, "hit" if view["revealed"] else "", extras.marks),
            missed=panels.words(view["missed"], "miss"),
            bonus=panels.uncounted(view["bonus"], written),
            off_center=panels.uncounted(view["off_center"], written),
            rejected=panels.uncounted(view["rejected"], written),
            rejected_title=text("play-rejected", guesses=len(view["rejected"])),
            parked=[tag("li", chip) for chip in panels.chips(view["parked"])],
            nothing_to_give_up=self.state.is_over or not view["words"],
            extra_words=extras.words,
            extra_title=extras.title,
            extra_note=extras.note,
        )

    def show_hints(self, view: View) -> None:
        """Show the hints given so far, and the buttons for further hints."""
        state, given = self.state, view["hints"]
        words, pangrams = given["words"], given["pangrams"]
        self.bindings.show(
            hints_left=""
            if state.total(0)
            else text("play-hints-left", words=words, pangrams=pangrams),
            can_have_grid=not given["grid"],
            grid=[grid_of(given["grid"], view["center"])] if given["grid"] else [],
            can_have_beginnings=not given["pairs"],
            beginnings=[tag("li", pairs_of(line)) for line in given["pairs"]],
            can_have_triples=given["pairs"] and not given["triples"],
            triples=[tag("li", pairs_of(line)) for line in given["triples"]],
            hinted=panels.hinted(given["clues"], state),
            hints_used=text("play-hints-used", hints=given["used"]),
        )

    def animate(self) -> None:
        """Start the animations of the state, each once."""
        if "flying" in self.state.flashes:
            setTimeout(self.aim, 0)  # before the animation, which is also started by a timer
        if "risen" in self.state.flashes:
            setTimeout(self.calm, MILLISECONDS_TO_READ)
        for name in self.state.flashes:
            flash(FLASHES[name], name)
        if self.state.new_words and self.state.view:
            for item in self.new_items:
                mark(item, new=False)
            items, new_words = by_id("found").children, self.state.new_words
            places = [at for at, word in enumerate(self.listed) if word["word"] in new_words]
            self.new_items = [items[place] for place in places]
            for item in self.new_items:
                flash(item, "new")
        self.state.flashes, self.state.new_words = [], []

    def calm(self, *_: object) -> None:
        """Show the rank in the bar as usual."""
        self.state.has_risen = False
        self.board.renderer.request()

    def aim(self, *_: object) -> None:
        """Set how far the points fly to the score, for the style sheet."""
        (from_x, from_y), (to_x, to_y) = _middle("pill"), _middle("score")
        put("pill", style={"fly-x": f"{to_x - from_x}px", "fly-y": f"{to_y - from_y}px"})


def _tick(name: str, percent: int) -> Element:
    """Return the mark of a rank on the bar; that of Genius, the goal, has its name at all times."""
    tick = made("i", data_rank=name, style={"at": percent})
    rank, is_goal = text(f"bee-rank-{name}"), name == GENIUS
    mark(tick, goal=is_goal)
    fill(tick, rank if is_goal else tag("span", rank, class_="tip"))
    return tick


def _middle(name: str) -> tuple[int, int]:
    """Return the position of the middle of an element, by its id, in the window, in pixels."""
    box = by_id(name).getBoundingClientRect()
    return int(box.x + box.width / 2), int(box.y + box.height / 2)


def title_of(game: OpenGame) -> str:
    """Return the heading of a game."""
    hive, day = game.puzzle
    return day_title(day) if day else text("play-title", letters=str(hive))


def options_of(hive: Hive) -> str:
    """Return a hive's unusual options as text; empty if it has none."""
    minimum = hive.minimum if hive.minimum != hive.edition.minimum else "usual"
    required = list(hive.alphabet.capitals(hive.required[1:]))
    options = text(
        "play-options", minimum=minimum, required=listed(required) if required else "none"
    )
    edition = edition_title(hive.edition) if hive.edition != HOME else ""
    return " · ".join(filter(None, [edition, options]))


def introduction(game: OpenGame, view: View | None) -> tuple[str, str]:
    """Return the sentence to show when a game is opened, and the same with the game's title to
    announce.
    """
    sentence = _introduction(game, view)
    return sentence, text("play-opened", title=title_of(game), sentence=sentence)


def _introduction(game: OpenGame, view: View | None) -> str:
    if not view or not view["words"]:
        return text("play-no-words")
    if view["revealed"]:
        return text("play-hints-revealed")
    if view["complete"]:
        return text("play-all-found")
    return text("play-find", center=game.puzzle.hive.alphabet.capitals(view["center"]))


def sentences_on(verdict: Verdict, flies: bool) -> tuple[str, str]:
    """Return the sentence about a guess to show, and the one to announce.

    The page shows elsewhere a new rank, that all words are found, and points if they fly.
    """
    values = {
        name: listed(value) if isinstance(value, list) else value
        for name, value in verdict.values.items()
    }
    message, points = text(f"bee-guess-{verdict.message}", **values), verdict.points
    aloud = text(
        "play-verdict",
        message=message,
        points=points,
        rank=text(f"bee-rank-{verdict.rank}") if verdict.rank else "none",
        state="complete" if verdict.complete else "open",
    )
    points = 0 if flies else points
    brief = text("play-verdict", message=message, points=points, rank="none", state="open")
    return "" if verdict.complete else brief, aloud
