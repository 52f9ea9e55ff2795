"""The player's settings; a damaged setting counts as not chosen."""

from browser.store import Store
from saved.keys import (
    BOUNDARY,
    CHOSEN_LANGUAGE,
    FOUND_ORDER,
    SOUNDS,
    TELLS_HINTS,
    THEME,
    VIBRATION,
)

from beecore.editions import EDITIONS

NEWEST, LONGEST = "newest", "longest"
CHOICES = {  # besides "", the default
    TELLS_HINTS: ("yes",),
    FOUND_ORDER: (NEWEST, LONGEST),
    SOUNDS: ("yes",),
    VIBRATION: ("yes",),
    THEME: ("light", "dark"),
    CHOSEN_LANGUAGE: tuple([edition.language for edition in EDITIONS]),
}
SETTINGS = (BOUNDARY, *CHOICES)


class Settings:
    """Reads settings from the browser's storage, and stores them there."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def boundary(self) -> str:
        """The least percentage of likely words; empty for the word list's own."""
        return self.setting(BOUNDARY)

    def set_boundary(self, percent: str) -> None:
        self.store.set(BOUNDARY, percent)

    @property
    def shares_hints(self) -> bool:
        """Whether a shared result says how many hints were used."""
        return self.setting(TELLS_HINTS) == "yes"

    def set_shares_hints(self, wanted: bool) -> None:
        self.store.set(TELLS_HINTS, "yes" if wanted else "")

    @property
    def found_order(self) -> str:
        """How Play sorts the words found: `NEWEST`, `LONGEST`, or "" for alphabetically."""
        return self.setting(FOUND_ORDER)

    def set_found_order(self, order: str) -> None:
        self.store.set(FOUND_ORDER, order)

    def is_on(self, name: str) -> bool:
        """Return whether a setting is turned on: `SOUNDS` or `VIBRATION`."""
        return self.setting(name) == "yes"

    def turn(self, name: str, is_on: bool) -> None:
        self.store.set(name, "yes" if is_on else "")

    @property
    def theme(self) -> str:
        """The theme, "light" or "dark"; empty for the system's."""
        return self.setting(THEME)

    def set_theme(self, theme: str) -> None:
        self.store.set(THEME, theme)

    def is_theme_key(self, event_key: str) -> bool:
        """Return whether a storage event with this key may have changed the theme."""
        return self.store.is_of(event_key, THEME)

    def setting(self, name: str) -> str:
        text = self.store.get(name)
        return text if is_choice(name, text) else ""

    def adopt(self, name: str, text: str) -> bool:
        """Store an imported setting unless the player has chosen one; return whether stored."""
        if not text or self.store.own_text(name) is not None or self.store.shared_text(name):
            return False
        self.store.set(name, text)
        return True


def is_choice(name: str, text: str) -> bool:
    """Return whether a text is a value that a player can choose for a setting."""
    if name == BOUNDARY:  # the length is checked first, since damaged data may be long
        return len(text) <= 2 and text.isdigit() and int(text) > 0
    return text in CHOICES[name]
