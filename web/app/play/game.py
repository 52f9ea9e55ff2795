"""The view Play: event handlers that change its state and have it rendered."""

from collections.abc import Awaitable

from answers import links
from browser.dom import close_dialog, focus, open_dialog, pause, run_soon
from browser.events import Newest, OvertakenError, on, on_buttons, run_handler, touches
from browser.rendering import Bindings, Renderer, is_painted, moves, put
from browser.status import Opening, TroubleError, celebrate, clear, current, note_act, refuse, say
from browser.texts import reason, text, today
from browser.window import replace_address
from js import Event, location, setTimeout, window
from parts import Site
from play.board import Board
from play.choices import Choices, Feedback
from play.drafts import Drafts
from play.end import Genius, Summary, is_won, share, share_picture, text_of
from play.hives import ClockError, Days
from play.navigation import Parking, Side
from play.player import OpenGame, Player
from play.screen import PlayScreen, introduction, sentences_on
from play.standings import Standings
from play.state import NO_EXTRAS, Extras, State
from saved.records import GAME

from beecore.editions import Edition
from beecore.errors import BeeError, EditionError
from beecore.game.guess import Verdict
from beecore.game.view import GIVE_UP, HINT, LOOK, View
from beecore.hive import VerdictKind
from beecore.reading import plain

MILLISECONDS_TO_WAIT = 300  # before a guess that has not been judged is shown to be waiting
MILLISECONDS_TO_FILL = 900  # the bar, with the points that fly there
CLOCK_INTERVAL = 15  # seconds between two checks whether a new day has begun


class Play:
    """Opens games, and passes what the player does to `Player`, whose outcomes it shows."""

    def __init__(self, site: Site) -> None:
        words, games, glosses, data = site.words, site.games, site.glosses, site.data
        self.words, self.games, self.glosses, self.data = words, games, glosses, data
        self.days, self.newest = Days(words), Newest()
        self.state = State()
        self.opening = today()  # the name of the game that is being fetched
        self.state.is_painted = is_painted("play")
        self.renderer = Renderer(lambda: self.screen.render())
        self.standings = Standings(words, data)
        self.summary = Summary(self.state, self.standings, self.renderer.request)
        self.drafts = Drafts(site.drafts)
        self.player = Player(words, games, self.standings, glosses, self.drafts, self)
        bindings = Bindings("play")
        self.board = Board(self.state, self.renderer, bindings, self.guess, self.drafts)
        self.side = Side(self.state, self.renderer, bindings)
        self.screen = PlayScreen(self.state, bindings, self.board, self.side)
        self.choices = Choices(self.state, data, self.renderer)
        self.feedback = Feedback(self.state)
        self.parking = Parking(self.state, self.board, self.side, self.player)
        self.genius = Genius(self.state, self.board.type_key)
        self.asked_about: OpenGame | None = None
        self.listen()
        run_soon(self.watch_the_clock)

    def listen(self) -> None:
        """Set up the handlers of events."""
        on_buttons(
            "play",
            share=self.share,
            picture=self.share_picture,
            hint=self.hint,
            delete=lambda event: self.board.announced(self.board.line.delete),
            park=lambda event: self.parking.park(),
            shuffle=lambda event: self.board.announced(self.board.shuffle),
            keyboard=lambda event: self.board.show_keyboard(),
            panel=self.side.open,
            ranks=lambda event: self.screen.open_ranks(),
            how=self.open_rules,
            ask=self.ask,
        )
        on("ask", "close", self.answer)
        on(window, "storage", self.refresh_saved)
        on(window, "online", self.retry)

    async def open(self, name: str) -> None:
        """Show the game with a name: a day, “random”, letters, or an empty name for today's game.

        If there is no such game, today's is shown unless another is open, and an error is raised.
        """
        await self.newest.of(self.show(name))

    async def show(self, name: str) -> None:
        state = self.state
        state.is_open = True
        self.opening, opening = name or today(), Opening()
        try:
            link = links.read(name)
            puzzle = await self.days.linked(link)
        except BeeError as error:
            if state.game:
                replace_address("#play/" + state.game.name)
            elif name and not isinstance(error, TroubleError):  # which may end
                await self.show("")
            elif isinstance(error, ClockError):
                state.has_wrong_clock = True
                self.renderer.request()
            raise
        state.has_wrong_clock = False
        state.today = today()
        game = OpenGame(puzzle, link.likely)
        self.drafts.rename(self.opening, game.name)
        if link.is_random:  # so that a reload finds the same hive again
            replace_address("#play/" + links.written(puzzle.hive))
        if not self.shows(game):
            state.view, state.extras = None, NO_EXTRAS
            self.side.close()
            state.is_painted = state.is_painted and state.game is None
            if not state.is_painted:
                opening.say(text("words-loading") if self.words.is_fetching else "")
        state.game, state.waiting = game, []
        setTimeout(lambda *_: self.show_waiting(), MILLISECONDS_TO_WAIT)
        state.has_definitions = self.glosses.has_any(puzzle.hive.edition)
        self.board.open(puzzle.hive.letters)
        self.renderer.render_now()  # first: a field that is still disabled cannot be focused
        self.board.focus()
        await pause()
        await self.player.open(game)
        self.renderer.flush()  # so that the game is shown before its sentence
        if notice := self.games.notice():
            say(notice, error=True)
        else:
            opening.say(*introduction(game, self.state.view))
        run_soon(self.judge_elsewhere)
        await self.show_meanings(game)

    def close(self) -> None:
        self.state.is_open = False
        self.newest.forget()

    def shows(self, game: OpenGame) -> bool:
        """Return whether this view is shown and the game is the open one."""
        current = self.state.game
        if not self.state.is_open or current is None or game.percent != current.percent:
            return False
        return game.puzzle.hive.key == current.puzzle.hive.key

    def add(self, extras: Extras) -> None:
        """Show what another part of the page adds to the open game, in place of what it added
        before. The event `played` on the window tells that part whenever the game has changed.
        """
        if extras != self.state.extras:
            self.state.extras = extras
            self.renderer.request()

    def guess(self, guess: str) -> Awaitable[object] | None:
        """Judge a guess in the open game; if the game is still being fetched, save the guess for
        it.
        """
        if not plain(guess).strip():
            return None
        setTimeout(lambda *_: self.show_waiting(), MILLISECONDS_TO_WAIT)
        if self.state.game is None:
            self.drafts.add(self.name, guess)
            return None
        return self.player.guess(self.state.game, guess)

    def retry(self, event: Event) -> Awaitable[object] | None:
        """Judge the guesses that wait for a file, now that the browser is online again; the verdict
        on them replaces what failed before.
        """
        note_act()
        return self.player.retry(self.state.game) if self.state.game else None

    @property
    def name(self) -> str:
        """The name of the game whose letters are shown."""
        return self.state.game.name if self.state.game else self.board.early_name or self.opening

    def show_waiting(self) -> None:
        """Show which guesses in the game have not been judged."""
        waiting = [entry.guess for entry in self.drafts.of(self.name)]
        if waiting != self.state.waiting:
            self.state.waiting = waiting
            self.renderer.request()

    def update_waiting(self) -> None:
        if self.state.waiting:
            self.show_waiting()

    async def judge_elsewhere(self) -> None:
        """Judge the guesses that were entered in other games, which were left before they could be
        judged. Those of games whose words are not here go on waiting.
        """
        for name in self.drafts.games:
            if self.state.is_open and name == self.name:
                continue
            try:
                link = links.read(name)
                game = OpenGame(await self.days.puzzle(name), link.likely)
                self.drafts.rename(name, game.name)
                await self.player.judge_all(game)
            except (EditionError, OvertakenError, TroubleError):
                continue
            except BeeError as error:  # there is no such game
                if self.state.is_open:
                    self.drafts.drop(name)
                    refuse(reason(error))

    def announce(self, game: OpenGame, guess: str, counted: str, verdict: Verdict) -> None:
        """Show and announce the verdict on a guess, if its game is still open; `counted` is the
        word that it counts as.
        """
        if not self.shows(game):
            return
        sentence, aloud = sentences_on(verdict, moves())
        if counted != guess:
            form = text("play-form-counted", word=guess, base=counted) + " "
            sentence, aloud = form + sentence, form + aloud
        decision = self.data.decisions.current.words.get(guess)
        if verdict.kind == VerdictKind.UNKNOWN and decision and decision.accepted is False:
            sentence = aloud = text("play-never-shown", word=guess)
        say(sentence, error=not verdict.accepted, aloud=aloud)
        if verdict.kind in (VerdictKind.UNKNOWN, VerdictKind.TRIED):
            run_soon(lambda: self.explain_form(guess, game.puzzle.hive.edition, sentence))
        is_feat = verdict.kind == VerdictKind.PANGRAM or is_won(verdict)
        if verdict.kind == VerdictKind.PANGRAM:
            celebrate(self.board.light(verdict.word))
        if verdict.accepted:
            self.board.reward(verdict.points, is_feat)
            self.feedback.give("feat" if is_feat else "accepted")
        else:
            self.board.refuse(guess)
            self.feedback.give("refused")
        self.renderer.flush()  # so that the browser lays out this and the sentence at once

    async def explain_form(self, guess: str, edition: Edition, sentence: str) -> None:
        """Name the word that an unlisted guess is a form of, if `sentence` is still shown."""
        try:
            word = await self.glosses.word_of(guess, edition)
        except TroubleError:
            return  # the verdict is right without it
        if word and current() == sentence:
            say(text("play-form", word=guess, base=word), error=True)

    def refuse(self, game: OpenGame, guess: str, error: BeeError) -> None:
        """Show why a guess could not be judged, unless its game has been closed."""
        if self.shows(game):
            self.board.refuse(guess)
            self.update_waiting()
            refuse(reason(error))

    def render(self, game: OpenGame, view: View, verdict: Verdict | None = None) -> None:
        """Show a game if it is still open, and the final card after a winning guess."""
        if not self.shows(game):
            return
        was_over = self.state.is_over
        if view != self.state.view:
            self.state.change_view(view)
        self.update_waiting()
        self.state.trouble = self.data.trouble()
        self.renderer.request()
        window.dispatchEvent(Event.new("played"))
        if self.state.is_over and not was_over:
            run_soon(lambda: self.sum_up(game, verdict))
        elif verdict and is_won(verdict):
            run_soon(lambda: self.congratulate(game))

    async def congratulate(self, game: OpenGame) -> None:
        """Show the card for Genius once the bar is full, and the player types no word."""
        acts = -1
        while acts != touches.number:
            acts = touches.number
            await pause(MILLISECONDS_TO_FILL)
        if (view := self.state.view) and self.shows(game) and not self.state.is_over:
            self.genius.show(view)

    async def sum_up(self, game: OpenGame, verdict: Verdict | None) -> None:
        """Complete the summary of a game that is over; after its last guess, celebrate."""
        if verdict:
            close_dialog("end")  # opened by an earlier one of several quick guesses
            self.state.flashes.append("arriving")
            self.renderer.flush()
            focus("summary-title", scrolls=False)
            await self.summary.count_up()
        self.summary.remind()
        if game.puzzle.day:
            await self.summary.find_streak(await self.days.by_key())

    async def share_picture(self, event: Event) -> None:
        """Share a picture of the open game, which is over."""
        if (game := self.state.game) and (view := self.state.view):
            await share_picture(view, game, text_of(view, game, self.state))

    async def hint(self, event: Event) -> None:
        """Give the hint of the clicked button, and scroll to it; a meaning takes a while."""
        button, game = event.target.closest("[data-hint]"), self.state.game
        if not (button and game):
            return
        hint, has_focus, check = button.dataset.hint, button.matches(":focus"), touches.check()
        await self.player.act(game, HINT, hint)
        meanings = run_soon(lambda: self.show_meanings(game))
        check()
        self.renderer.flush()
        self.side.follow(hint, has_focus)
        await meanings
        check()
        self.renderer.flush()
        self.side.follow(hint, False)

    async def show_meanings(self, game: OpenGame) -> None:
        """Fetch the meanings that hints ask for, and show them if the game is still open."""
        if self.state.view is None:
            return
        meanings, trouble = dict(self.state.meanings), ""
        for clue in self.state.view["hints"]["clues"]:
            if clue["word"] and not trouble:
                try:
                    edition = game.puzzle.hive.edition
                    meanings[clue["word"]] = await self.glosses.hint(clue["word"], edition)
                except TroubleError as error:
                    trouble = f"{error}."
        if self.shows(game):
            self.state.meanings, self.state.hint_trouble = meanings, trouble
            self.renderer.request()

    def open_rules(self, event: Event) -> None:
        """Open the rules at their top, also if the shortcuts below them were shown before."""
        put("shortcuts", open=False)
        open_dialog("how")

    def ask(self, event: Event) -> None:
        """Ask before giving up; closing the dialog with Escape does not give up."""
        self.asked_about = self.state.game
        open_dialog("ask", ".primary")

    async def answer(self, event: Event) -> None:
        game, check = self.asked_about, touches.check()
        self.board.focus()  # of the view that is shown, since opening an address closes dialogs
        if event.target.returnValue != "yes" or game is None:
            return
        await self.player.act(game, GIVE_UP)
        if self.state.view and self.shows(game):
            self.renderer.flush()
            if self.side.narrow.matches:  # where the words would cover the summary
                clear()
            else:
                say(text("play-given-up"))
                self.side.show("found")
            check()
            focus("summary-title", scrolls=False)

    async def update(self) -> None:
        """Show the open game as it is saved now; judge guesses that wait in other games."""
        if self.state.game:
            await self.player.act(self.state.game, LOOK)
        run_soon(self.judge_elsewhere)

    def share(self, event: Event) -> Awaitable[object] | None:
        """Share the open game; a guess entered just before counts."""
        game = self.state.game
        return share(event, lambda: self.result(game)) if game else None

    async def result(self, game: OpenGame) -> str:
        """Return the text that shares a game once all actions in it are done."""
        await self.player.finish(game)
        if not (self.state.view and self.shows(game)):
            raise OvertakenError
        return text_of(self.state.view, game, self.state)

    async def refresh_saved(self, event: Event) -> None:
        """Show what another tab or an import has saved."""
        self.choices.read()
        self.renderer.request()
        game = self.state.game
        if game and self.data.is_changed(event, GAME + game.puzzle.hive.key):
            await self.update()

    async def watch_the_clock(self) -> None:
        """At the player's midnight, open the new day's hive; or offer it, if the game has begun."""
        state = self.state
        while True:
            await pause(1000 * CLOCK_INTERVAL)
            state.trouble = self.data.trouble()
            if state.is_over or state.trouble:
                self.renderer.request()  # the time until the next hive
            if today() == state.today or not location.hash.startswith("#play"):
                continue  # while the settings are open over the game, nothing could be offered
            is_daily = state.has_wrong_clock or state.is_todays
            state.today = today()
            game, view = state.game, state.view
            if not is_daily or location.hash not in ("#play", "#play/"):
                continue
            if game and (state.guess or state.waiting or (view and view["touched"])):
                replace_address("#play/" + game.name)
                self.renderer.render_now()
                say(text("play-new-day"))
            else:
                await run_handler(self.open(""))
