"""Games move to another device, and friends play a hive, by links; nothing is ever lost."""

import re
from collections.abc import Callable
from datetime import date
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from beecore.editions import ORIGINAL
from beecore.game import Game, load, puzzles, save
from beecore.sharing import codes
from beecore.sharing.days import daily_of
from beecore.sharing.games import encode_game, encode_games
from beecore.sharing.rounds import Round, fields_of
from beecore.words import shipped
from tests.oracles import HIVE
from tests.web.means import HAS_WEBRTC, Held
from tests.web.pages.page import expect_address, expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, choose, expect_found, give_up, guess
from tests.web.pages.service_worker import clear_http_cache, visit_first, wait_until_kept
from tests.web.pages.sharing import (
    accept,
    add_all,
    asking,
    friends,
    invite,
    live,
    moving,
    open_move,
    play_live,
    read_picture,
    round_in,
    sealed_round,
)
from tests.web.pages.storage import GAME, KEPT, expect_in_kept, keep
from tests.web.profiles import Pages
from tests.web.waiting import until

OF_FRIENDS = "play.bin", "dialogs.bin", "dialogs.txt", "runtime/lean-qr/qr.js"
KEPT_GAMES = f"Object.keys(localStorage).filter(key => key.startsWith('{KEPT}game/')).length"


def many_games() -> dict[str, str]:
    """Return the saved games of the daily hives of 80 days, by the names they are stored under."""
    calendar, words, draw, stored = shipped.calendar(), shipped.usual(), Random(7), {}
    for number in range(80):
        day = daily_of(number, calendar, words, ORIGINAL)
        began = str(puzzles.FIRST_DAY + number * puzzles.ONE)
        found = tuple(draw.sample(day.answers, draw.randint(1, len(day.answers))))
        seconds = 60 * draw.randint(0, 60)
        rare = [day.hive.center + "".join(draw.choices(day.hive.outer, k=9)) for _ in range(6)]
        game = Game(day.hive, found, tuple(rare), f"{began}T08:31", seconds=seconds)
        stored[f"game/{day.hive.key}"] = save(game)
    return stored


def test_a_row_of_pictures_moves_many_games(new_page: Pages) -> None:
    games = many_games()
    page = new_page(
        storage={KEPT + name: text for name, text in games.items()}, device_scale_factor=3
    )
    page.goto("./#solve")
    dialog = open_move(page)
    expect_said(page, "The link has 80 games")
    links, place = [], dialog.get_by_text(re.compile("^Code [0-9]"))
    count = int(place.inner_text().rpartition(" ")[2])
    for number in range(count):
        expect(place).to_have_text(f"Code {number + 1} of {count}")
        links.append(read_picture(page))
        dialog.get_by_role("button", name="Next").click()
    assert max(map(codes.share_of_picture, links)) <= 1
    other = new_page()
    begin(other)
    for link in links:
        other.goto(link)
        add_all(other, "games (")
        expect_said(other, "Imported ")
    until(other, f"{KEPT_GAMES} === 80")
    kept = other.evaluate("Object.entries(localStorage)")
    arrived = {name.removeprefix(KEPT): text for name, text in kept}
    for name, text in games.items():
        before, after = load(text), load(arrived[name])
        assert ({*before.found}, {*before.bonus}) == ({*after.found}, {*after.bonus})
        assert (before.started[:10], before.seconds) == (after.started, after.seconds)


def test_a_link_adds_games_and_settings_and_replaces_none(page: Page, new_page: Pages) -> None:
    begin(page)
    for word in ("cave", "convo"):
        guess(page, word)
    expect_found(page, ["cave", "convo"])
    keep(page, "theme", "dark")
    keep(page, "boundary", "60")
    link = open_move(page).get_by_label("Link", exact=True).input_value()
    assert "#join/bee-days-3-" in read_picture(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    moving(page).get_by_role("button", name="Copy link").click()
    expect_announced(page, "Copied")
    assert page.evaluate(f"localStorage['{KEPT}copied']") == "1"  # as a backup does
    other = new_page(storage={KEPT + "theme": "light"})
    begin(other)
    guess(other, "vote")
    expect_found(other, ["vote"])
    other.goto(link)
    expect(asking(other)).to_contain_text("1 game (0 new here) with 2 words that you don’t have")
    expect(asking(other)).to_contain_text("Also 1 setting or list")
    asking(other).get_by_role("button", name="Cancel").click()
    expect_found(other, ["vote"])
    other.goto(link)
    add_all(other, "1 game")
    expect_status(other, "Imported 1 game and 1 setting.")
    expect_found(other, ["cave", "convo", "vote"])
    assert other.evaluate(f"localStorage['{KEPT}theme']") == "light"
    other.goto(link)
    expect(asking(other)).to_contain_text("with 0 words that you don’t have yet")


def test_the_latest_game_that_arrives_opens_in_play_with_its_rank(
    visit: Callable[..., Page],
) -> None:
    games = []
    for day, began in ((20, "20T08:00"), (21, "18T08:00")):
        daily = daily_of(
            (date(2026, 11, day) - puzzles.FIRST_DAY).days,
            shipped.calendar(),
            shipped.usual(),
            ORIGINAL,
        )
        games.append(Game(daily.hive, tuple(daily.answers), started=f"2026-11-{began}"))
    yesterdays, todays = games
    own = Game(HIVE, ("cave", "covenant"), started="2026-11-19T20:00")
    page = visit()
    for arrived, address, told, rank in (
        ([own], "#play/vctaoen", "Imported 1 game.", "Good"),
        ([own, yesterdays], "#play/2026-11-20", "Imported 2 games.", "Queen Bee"),
        ([own, yesterdays, todays], "#play", "Imported 3 games.", "Queen Bee"),
        ([own], "#play/vctaoen", "Imported 1 game.", "Good"),  # which was here before
        ([own, own], "#play/vctaoen", "Imported 2 games.", "Good"),  # and is open
    ):
        page.goto("./#join/" + encode_games([encode_game(game) for game in arrived]))
        add_all(page, "game")
        expect_address(page, address)
        expect_status(page, told)
        expect(page.locator("#rank-name")).to_have_text(rank)
    page.goto("./#settings")
    page.locator("#move").click()
    moving(page).get_by_label("Link or code").fill(encode_games([encode_game(todays)]))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    add_all(page, "1 game")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect_address(page, "#play")
    expect_status(page, "Imported 1 game.")


def test_links_of_another_language_open_on_this_page(new_page: Pages) -> None:
    french = new_page()
    french.goto("./fr/#play/vctaoen?edition=original")
    french.locator("#guess").fill("cave")
    french.keyboard.press("Enter")
    expect_in_kept(french, GAME, "cave")
    french.locator("#open-menu").click()
    french.locator("#menu [data-opens=round]").click()
    french.locator("#round [name=friend]").fill("Anna")
    french.keyboard.press("Enter")
    shown = french.locator("#friend-link")
    expect(shown).to_have_value(re.compile("/fr/#join/bee-round"))
    address = shown.input_value().partition("/fr/")[2]
    french.goto("./fr/#settings")
    french.locator("#move").click()
    until(french, "document.querySelector('#move-link')?.value.includes('#join/bee-games')")
    link = french.locator("#move-link").input_value()
    page = new_page()
    page.goto("./" + address)
    accept(page, "Anna", "Ben")
    expect(page.locator("#extra-line")).to_have_text("Anna 1 · You 0")
    dialog = open_move(page)
    dialog.get_by_label("Link or code").fill(f"Salut ! Voici : {link}.")
    dialog.get_by_role("button", name="Show what’s in it").click()
    add_all(page, "1 game (1 new here)")
    expect_in_kept(page, GAME, "cave")


def test_a_link_that_cannot_be_read_says_why_and_changes_nothing(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_in_kept(page, GAME, "cave")
    good = encode_games([encode_game(Game(HIVE, ("vote",)))])
    for code, said in (
        (good[:-1], "This code is damaged or was cut short: copy the whole link again."),
        (good.replace("-3-", "-9-"), "This code is from a newer version of Open Hive"),
        (
            "vctaoen",
            "This has no code: paste the whole link, or the code, which begins with “bee-”.",
        ),
        ("bee-games-2-" + "Z" * 190_000, "This code is damaged"),
    ):
        page.goto(f"./#join/{code}")
        expect_said(page, said)
        expect(asking(page)).not_to_be_visible()
        expect_found(page, ["cave"])
    assert page.evaluate(KEPT_GAMES) == 1


def test_friends_play_together_by_links(page: Page, new_page: Pages) -> None:
    begin(page)
    for word in ("cave", "coven"):
        guess(page, word)
    expect_found(page, ["cave", "coven"])
    other = new_page()
    other.goto(invite(page, "Anna"))
    accept(other, "Anna", "Ben")
    expect_said(other, "You’re playing with Anna.")
    for word in ("cave", "vote"):
        guess(other, word)
    expect(other.locator("#extra-line")).to_have_text("Anna 6 · You 2")
    other.locator("#extra-line").click()
    shown = friends(other).get_by_role("list", name="Words together")
    expect(shown.get_by_role("listitem")).to_have_text(["cave YouAnna", "coven Anna", "vote You"])
    expect(friends(other)).to_contain_text("Together, 3 words, 7 points: Moving Up.")
    other.keyboard.press("Escape")
    answer = invite(other, "Ben", hides=None)
    for _ in range(2):  # opening it again changes nothing
        page.goto(answer)
        expect(page.locator("#extra-line")).to_have_text("Ben 2 · You 6")
    for file, state in (("app.bin", ""), ("likely.bee", "[data-ready]")):
        held = Held(page, f"**/{file}")
        page.reload()
        expect(page.locator(f"#play{state}")).to_be_visible()
        page.locator("#extra-line").click()  # painted before the part that it opens is there
        held.release()
        shown = friends(page).get_by_role("list", name="Words together")
        expect(shown).to_contain_text("vote Ben")
        page.keyboard.press("Escape")
    expect_found(page, ["caveBeBen", "coven"])  # the game remains one's own


def test_hidden_words_show_when_the_game_is_over(page: Page, new_page: Pages) -> None:
    begin(page)
    for word in ("cave", "coven"):
        guess(page, word)
    expect_found(page, ["cave", "coven"])
    link = invite(page, "Anna", hides=None)  # as it is unless they choose otherwise
    other = new_page()
    other.goto(link)
    accept(other, "Anna", "Ben")
    expect(other.locator("#extra-line")).to_have_text("Anna 6 · You 0")
    guess(other, "vote")
    expect(other.locator("#extra-line")).to_have_text("Anna 6 · You 1")
    other.locator("#extra-line").click()
    expect(friends(other)).to_contain_text(
        "Anna 6 (Good Start), you 1: Anna has 2 words that you don’t, and you have 1 that"
        " Anna doesn’t."
    )
    assert "coven" not in other.locator("#round").inner_html()
    other.keyboard.press("Escape")
    give_up(other)
    other.locator("#extra-line").click()
    expect(friends(other)).to_contain_text("Only Anna found: cave and coven.")
    other.keyboard.press("Escape")
    page.goto(invite(other, "Ben", hides=None))
    expect(page.locator("#extra-line")).to_have_text("Ben 1 · You 6")


def test_a_link_says_nothing_about_the_visitor_that_the_page_does_not_know(
    page: Page, new_page: Pages
) -> None:
    """A name is the one entered last, and what friends' links say of one's own id is ignored."""
    begin(page)
    guess(page, "cave")
    expect_found(page, ["cave"])
    other = new_page()
    other.goto(invite(page, "Zoe"))
    accept(other, "Zoe", "Ben")
    expect_said(other, "You’re playing with Zoe.")
    sent = round_in(invite(page, "Anna"))
    [(me, mine)] = sent.friends.items()
    forged = mine._replace(
        name="zzz", score=9_999, rank="queen-bee", words=("octave",), named=10**10
    )
    page.goto("./#join/" + codes.encode(codes.ROUND, fields_of(Round(sent.hive, {me: forged}))))
    link = invite(page, "Anna")
    [mine] = round_in(link).friends.values()
    assert (mine.name, mine.score, mine.words) == ("Anna", 1, ("cave",))
    kept = "name => localStorage.getItem(name)", KEPT + "round/vacenot"
    assert "zzz" not in page.evaluate(*kept)
    other.goto(link)
    expect(other.locator("#extra-line")).to_have_text("Anna 1 · You 0")


BLOCKED = """
if (navigator.clipboard)  // not in Firefox’s first, empty page
    navigator.clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
navigator.share = () => Promise.reject(new DOMException("no", window.sheet ?? "AbortError"));
"""
SELECTED = """() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.includes("#join/bee-") && selectionStart === 0 && selectionEnd === value.length;
}"""


def test_where_copying_is_blocked_each_link_is_selected_so_that_it_can_be_copied(
    page: Page,
) -> None:
    page.add_init_script(BLOCKED)
    begin(page)
    choose(page, "With friends")
    name = friends(page).get_by_label("Your name")
    name.fill("Anna")

    def expect_selected(by: Callable[[], None]) -> None:
        by()
        expect_said(page, "Your browser blocked copying. The text is selected")
        until(page, SELECTED)

    expect_selected(lambda: name.press("Enter"))  # so the focus was elsewhere
    name.focus()
    share = friends(page).get_by_role("button", name="Share", exact=True)
    share.click()  # and the visitor closes the sheet
    expect(page.locator("#status")).not_to_contain_text("wrong")
    page.evaluate("window.sheet = 'NotAllowedError'")
    expect_selected(share.click)
    page.keyboard.press("Escape")
    if HAS_WEBRTC:
        play_live(page, "Anna")
        expect_selected(live(page).get_by_role("button", name="Copy link").click)
        page.keyboard.press("Escape")
    expect_selected(open_move(page).get_by_role("button", name="Copy link").click)
    assert page.evaluate(f"localStorage['{KEPT}copied'] ?? ''") == ""  # it is no backup yet


@pytest.mark.service_worker
def test_a_round_goes_there_and_back_offline(page: Page, new_page: Pages) -> None:
    other = new_page()
    for each in (page, other):
        visit_first(each)
        wait_until_kept(each, [*OF_FRIENDS])
        each.context.set_offline(True)
        clear_http_cache(each)
    begin(page)
    guess(page, "cave")
    expect_found(page, ["cave"])
    other.goto(invite(page, "Anna", hides=True))
    accept(other, "Anna", "Ben")
    expect(other.locator("#extra-line")).to_have_text("Anna 1 · You 0")
    page.goto(invite(other, "Ben", hides=True))
    expect(page.locator("#extra-line")).to_have_text("Ben 0 · You 1")
    play_live(page, "Anna")  # shows its code; emulating this, Chromium cuts off WebRTC, too


def expect_marked(dialog: Locator) -> None:
    """Expect the field for the own name to be focused, and to say that it cannot be empty."""
    field = dialog.get_by_label("Your name")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(
        "Enter your name so your friends know who you are."
    )


def test_the_name_of_a_friend_is_shown_as_text_and_ones_own_is_needed(page: Page) -> None:
    name = "<img src=x onerror=alert(1)>"
    page.goto("./#join/" + sealed_round({name: ["cave"]}))
    invitation = page.get_by_role("dialog", name=f"{name[:24]} invites you to play")
    invitation.get_by_role("button", name="How to play").click()
    rules = page.get_by_role("dialog", name="How to play")
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).not_to_be_visible()
    invitation.get_by_role("button", name="Join").click()
    expect_marked(invitation)
    page.keyboard.press("Escape")
    expect(invitation).not_to_be_visible()
    expect(page.locator("#extra-line")).to_contain_text(name[:24])
    page.locator("#extra-line").click()
    expect(friends(page).get_by_role("list", name="Words together")).to_contain_text(name[:24])
    assert page.locator("#round img, #round b, #extra-line *, #invitation-title *").count() == 0
    friends(page).get_by_role("button", name="Play live").click()
    expect_marked(friends(page))
