"""`make charts`: measures and draws the README's two charts, `web/pictures/growth.svg` and
`strides.svg`: the time of each solver by number of words, and by words in a block.

Times are in microseconds: medians over twenty hives. Lists larger than the shipped one are filled
with made-up words. A quick run draws nothing.
"""

import math
import random
from collections import defaultdict
from collections.abc import Iterator
from html import escape
from itertools import islice, pairwise

from beecore import Lexicon
from beecore.hive import USUAL_MINIMUM, USUAL_SIZE
from beecore.lab.race import SEED, draw_hives, machine, median_seconds, shuffled
from beecore.solvers import SOLVERS
from beecore.solvers.block import BlockSolver
from beecore.solvers.dedup import DedupSolver
from beecore.words import shipped
from build import WEB

from .command import Row, run

HIVES, QUICK_HIVES = 20, 3
SIZES = (1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000)
STRIDES = (1, 2, 3, 5, 7, 10, 15, 20, 30, 40, 50, 70, 100, 150, 200, 300, 500, 700, 1000)
MAX_LENGTH = 15
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 400, 78, 562, 40, 340
COLORS = "#d55e00 #b8860b #000000 #0072b2 #56b4e9 #cc79a7 #6a3d9a #009e73".split()
STYLE = (
    "svg { background: #fff; font: 13px sans-serif } path { fill: none; stroke-width: 2 }"
    " .grid { stroke: #ddd; stroke-width: 1 } .end { text-anchor: end }"
    " .middle { text-anchor: middle } .title { font-size: 16px } .small { font-size: 10px }"
)
Lines = dict[str, dict[int, float]]
"""Microseconds by size, for each solver."""


def measure(quick: bool) -> Iterator[Row]:
    lexicon = shipped.usual()
    hives = draw_hives(lexicon, QUICK_HIVES if quick else HIVES)
    sizes, strides = (SIZES[:3], STRIDES[10:11]) if quick else (SIZES, STRIDES)
    words = pool(shuffled(lexicon), sizes[-1])
    growth: Lines = {name: {} for name in SOLVERS}
    for size in sizes:
        some = Lexicon.from_words(words[:size])
        for name, kind in SOLVERS.items():
            growth[name][size] = 1e6 * median_seconds(kind(some).find, hives)
        figures = {name: line[size] for name, line in growth.items()}
        yield Row("µs by number of words", f"{size:,}", figures)
    blocks: Lines = {"block": {}, "dedup": {}}
    for stride in strides:
        for name, kind in ("block", BlockSolver), ("dedup", DedupSolver):
            blocks[name][stride] = 1e6 * median_seconds(kind(lexicon, stride).find, hives)
        figures = {name: line[stride] for name, line in blocks.items()}
        yield Row("µs by words or masks in a block", f"{stride:,}", figures)
    if not quick:
        unit = f"words (block) or masks (dedup) in a block, of {len(lexicon):,} words"
        for name, svg in (
            ("growth", chart("Solving one hive as the list grows", "words", growth)),
            ("strides", chart("The stride of a scan by blocks", unit, blocks)),
        ):
            (WEB / "pictures" / f"{name}.svg").write_text(svg, "utf-8")


def pool(words: list[str], number: int) -> list[str]:
    """Return `number` distinct words: the given ones, then made-up words that resemble them."""
    known = dict.fromkeys(words)
    made = synthetic_words(words)
    while len(known) < number:
        known.update(dict.fromkeys(islice(made, number - len(known))))
    return list(known)[:number]


def synthetic_words(words: list[str]) -> Iterator[str]:
    """Yield random words forever, in which letters follow each other as often as in `words`.

    Like the words of the usual lexicon, they have four or more letters, at most seven distinct.
    """
    followers: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        for letter, after in pairwise(f"\n{word}\n"):
            followers[letter].append(after)
    draw = random.Random(SEED)
    while True:
        letters = ""
        while (letter := draw.choice(followers[letters[-1:] or "\n"])) != "\n":
            letters += letter
        if USUAL_MINIMUM <= len(letters) <= MAX_LENGTH and len(set(letters)) <= USUAL_SIZE:
            yield letters


def chart(title: str, unit: str, lines: Lines) -> str:
    """Return a chart as SVG, with logarithmic axes and a line for each solver."""
    sizes = sorted({size for line in lines.values() for size in line})
    times = [time for line in lines.values() for time in line.values()]
    low, high = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)))

    def x(size: float) -> float:
        share = math.log(size / sizes[0]) / math.log(sizes[-1] / sizes[0])
        return round(LEFT + (RIGHT - LEFT) * share, 1)

    def y(time: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (math.log10(time) - low) / (high - low), 1)

    parts = [
        _text(LEFT, 22, title, "title"),
        _text((LEFT + RIGHT) / 2, BOTTOM + 40, unit, "middle"),
        _text(LEFT, HEIGHT - 4, f"µs to find a hive’s masks (median); {machine()}", "small"),
    ]
    for decade in range(low, high + 1):
        height = y(10**decade)
        parts.append(f'<path class="grid" d="M{LEFT} {height}H{RIGHT}"/>')
        parts.append(_text(LEFT - 8, height + 4, f"{10**decade:,}", "end"))
    for decade in range(math.ceil(math.log10(sizes[0])), math.floor(math.log10(sizes[-1])) + 1):
        place = x(10**decade)
        parts.append(f'<path class="grid" d="M{place} {TOP}V{BOTTOM}"/>')
        parts.append(_text(place, BOTTOM + 20, f"{10**decade:,}", "middle"))
    lowest: float = BOTTOM + 16
    for name in sorted(lines, key=lambda name: lines[name][sizes[-1]]):
        color, line = COLORS[list(SOLVERS).index(name)], lines[name]
        points = "L".join(f"{x(size)} {y(line[size])}" for size in sizes)
        lowest = min(y(line[sizes[-1]]) + 4, lowest - 16)  # names do not overlap
        parts.append(f'<path stroke="{color}" d="M{points}"/>')
        parts.append(f'<text x="{RIGHT + 8}" y="{lowest}" fill="{color}">{name}</text>')
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f"<svg {box}>\n<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(text)}</text>'


if __name__ == "__main__":
    run(measure)
