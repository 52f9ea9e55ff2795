"""The ratios of the comparison with the stock page, checked by hand."""

from tests.bench.visit import Visit
from tests.bench.web_tables import GAME, ratio

FIRST, STOCK = "ours, first visit", "stock, first visit"


def visits(*times: float) -> list[Visit]:
    return [Visit(0, 0, time, 0, 0, 0, 0, 0, 0) for time in times]


def test_ratio_compares_two_visits_of_one_run() -> None:
    results = {STOCK: visits(1000, 4000, 2000), FIRST: visits(100, 800, 240)}
    assert ratio(results, FIRST, STOCK) == "0.12"  # not 240 / 2000 by chance: 0.10, 0.20, 0.12
    results = {STOCK: visits(1000, 4000, 2000), FIRST: visits(100, 400, 300)}
    assert ratio(results, FIRST, STOCK) == "0.10"  # the medians' ratio would be 0.15


def test_interrupted_run_has_no_ratio() -> None:
    results = {STOCK: visits(1000, 4000), FIRST: visits(100)}
    assert ratio(results, FIRST, STOCK) == "0.10"
    assert ratio(results, GAME, STOCK) == "–"
