"""The rank as a bar: as long as all points there are, with a tick where each rank begins."""

from browser.dom import by_id
from browser.markup import fill, tag
from js import document

from beecore.game.view import View
from beecore.phrases import counted
from beecore.scoring import GENIUS, HIDDEN_RANK, RANKS


class RankBar:
    """Shows how far the points have brought a player."""

    def __init__(self) -> None:
        for name, percent in RANKS:
            if percent and name != HIDDEN_RANK:
                tick = document.createElement("i")
                tick.className = "goal" if name == GENIUS else ""
                tick.style.setProperty("--at", str(percent))
                by_id("rank-bar").append(tick)

    def show(self, view: View) -> None:
        coming = view["next"]
        by_id("rank-name").textContent = view["rank"]
        by_id("to-go").textContent = f"{coming['to_go']} to {coming['name']}" if coming else ""
        number, _, unit = counted(view["score"], "point").partition(" ")
        fill(by_id("score"), number, tag("span", " " + unit, class_="spoken"))
        at = 100 * view["score"] / view["total"] if view["total"] else 0
        by_id("rank").style.setProperty("--at", f"{at:.1f}")
