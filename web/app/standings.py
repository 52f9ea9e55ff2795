"""What saved games come to: worked out once, for whoever asks."""

from words import Words

from beecore.game.record import Standing


class Standings:
    """Standings by the texts of games."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.known: dict[str, Standing] = {}
        self.memory = words.kept.memory  # by which they are known

    async def of(self, text: str) -> Standing:
        """Return what a saved game comes to; `GameError` if it cannot be read."""
        if self.memory is not self.words.kept.memory:
            self.known.clear()
            self.memory = self.words.kept.memory
        if text not in self.known:
            self.known[text] = await self.words.standing(text)
        return self.known[text]
