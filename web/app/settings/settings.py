"""The view Settings: shows what the visitor has chosen. Changes apply at once, in all tabs."""

from browser import files
from browser.dom import by_id, click, clicked, focus, pause
from browser.events import on, on_buttons, run_handler
from browser.language import HOME
from browser.rendering import Bindings, Markup, Renderer, append, put, tag
from browser.status import say, show
from browser.texts import listed, text, today
from browser.window import can_vibrate
from js import Element, Event, StorageEvent, document, window
from jsffi import to_js
from parts import Site
from saved import keeping
from saved.records import BOUNDARY, IMPORTING, SETTINGS, SWITCHES, THEME, mirrored
from settings.transfer import Import, entries_of, exported

from beecore.decisions import Decisions
from beecore.errors import TeachingError
from beecore.reading import words_in


class Settings:
    """Changes settings and verdicts on single words; exports and imports all that is saved."""

    def __init__(self, site: Site) -> None:
        self.words, self.data, self.drafts = site.words, site.data, site.drafts
        self.usual = ""  # the boundary of the word list, in percent; empty until it is loaded
        self.shows_options = False  # whether the options of Solve were asked for
        append("settings", by_id("settings-content"))
        put("settings-content", hidden=False)
        self.bindings, self.renderer = Bindings("settings"), Renderer(self.render)
        on("settings", "change", self.change)
        on("settings", "keydown", self.press)
        on(window, "hashchange", self.leave)
        on("verdict-form", "submit", self.judge, own=True)
        on("import", "change", lambda event: run_handler(self.import_file(event.target)))
        on(window, "storage", lambda event: self.renderer.request())
        on_buttons(
            "settings",
            options=self.show_options,
            usual=lambda event: self.set(BOUNDARY, ""),
            remove=self.remove,
            export=self.export,
            keep=self.keep,
        )

    async def open(self, what: str) -> None:
        self.render()
        focus("settings-title", scrolls=False)
        await self.show_lasting()
        self.usual = str(round(100 * (await self.words.packs_of(HOME).likely.pack()).likely))
        self.render()

    def press(self, event: Event) -> None:
        """Return to the view by Escape."""
        if event.key == "Escape" and not event.target.matches("select"):
            click("done")

    def leave(self, event: Event) -> None:
        """Focus the options of Solve if they were asked for."""
        if self.shows_options:
            focus("edition")
        self.shows_options = False

    def render(self) -> None:
        setting = self.data.setting
        boundary, theme = setting(BOUNDARY), setting(THEME)
        rows = _rows(self.data.decisions.current)
        self.bindings.show(
            **{name: setting(name) == "yes" for name in SWITCHES},
            follows_system=not theme,
            is_light=theme == "light",
            is_dark=theme == "dark",
            can_vibrate=can_vibrate(),
            boundary=mirrored(boundary or self.usual or "50"),
            is_boundary_moved=boundary,
            verdicts=rows,
            has_verdicts=bool(rows),
        )

    def change(self, event: Event) -> None:
        """Save the setting of a control."""
        field = event.target
        if field.name == "language":
            click(document.querySelector(f"#language [hreflang={field.value}]"))
        elif field.type == "checkbox":
            self.set(field.name, "yes" if field.checked else "")
        elif field.name == BOUNDARY:
            self.set(BOUNDARY, mirrored(field.value))
        elif field.name in SETTINGS:
            self.set(field.name, field.value)

    def set(self, name: str, value: str) -> None:
        """Save a setting, and tell this tab what the browser tells the others."""
        self.data.set(name, value)
        change = {"key": self.data.prefix + name, "newValue": value}
        window.dispatchEvent(StorageEvent.new("storage", to_js(change)))

    def show_options(self, event: Event) -> None:
        """Unfold the options of Solve, which the link of the clicked element opens."""
        self.shows_options = True
        put("options", open=True)

    # Words that always count or are never shown

    async def judge(self, event: Event) -> None:
        accepted = event.submitter.value == "yes"
        words = words_in(event.target.elements.word.value, HOME.alphabet)
        if len(words) != 1 or not HOME.alphabet.has_all(words[0]):
            raise TeachingError(text("settings-one-word"))
        await self.data.decisions.decide(words[0], accepted)
        put("verdict-word", value="")
        self.render()
        say(text("settings-now-counts" if accepted else "settings-now-hidden", word=words[0]))

    async def remove(self, event: Event) -> None:
        """Remove a decision, and move the focus to the heading above the list."""
        word = clicked(event, "name") or ""
        await self.data.decisions.decide(word, None)
        self.render()
        focus("verdicts-title")
        say(text("settings-removed", word=word))

    # The backup

    def export(self, event: Event) -> None:
        """Download everything that is saved as one file."""
        files.download(f"open-hive-{today()}.json", exported(self.data))
        lists = [edition.title for edition in self.data.lists.editions]
        outcome = text("play-exported", games=len(self.data.games()))
        missing = text("play-exported-lists", lists=listed(lists)) if lists else ""
        keeping.note_copy(self.data)
        say(f"{outcome} {missing}".rstrip())

    async def show_lasting(self) -> None:
        """Show how long the browser keeps what is saved."""
        kept = await keeping.is_kept()
        self.bindings.show(lasting=keeping.lasting(kept), can_ask=keeping.can_ask() and not kept)

    async def keep(self, event: Event) -> None:
        if not await keeping.ask():
            say(text("settings-keep-refused"))
        await self.show_lasting()

    async def import_file(self, field: Element) -> None:
        """Import an exported file, then show the saved data again."""
        file = files.chosen_file(field)
        if file is None:
            return
        (entries, total), intake = await entries_of(file), Import(self.data)
        self.drafts.set(IMPORTING, "yes")
        await intake.add_all(
            entries, lambda done: show(text("play-importing", done=done, total=total))
        )
        self.drafts.delete(IMPORTING)
        await pause()
        say(intake.summary(), error=not intake.is_complete)
        window.dispatchEvent(StorageEvent.new("storage"))


def _rows(decisions: Decisions) -> list[Markup]:
    """Return a row for each decision, the latest first."""
    words = decisions.words
    decided = [word for word in words if words[word].accepted is not None]
    decided.sort(key=lambda word: words[word].date + word, reverse=True)
    return [_row(word, words[word].accepted) for word in decided]


def _row(word: str, accepted: bool | None) -> Markup:
    state = text("settings-counts" if accepted else "settings-hidden")
    label, remove = text("page-remove-label", title=word), text("page-remove")
    data = {"data_action": "remove", "data_name": word}
    return tag(
        "li",
        tag("span", tag("b", word, translate="no"), " ", tag("span", state, class_="quiet")),
        tag("button", remove, type="button", class_="small", aria_label=label, **data),
    )
