"""Tours: each takes a page through the states of a view, in an order possible for users.

A tour yields the name of each state once it is there. It finds elements by role and name, and
leaves the window's size and the colors to its caller.
"""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from beecore.sharing import codes
from beecore.sharing.peers import fields_of
from beecore.solvers import SOLVERS
from build.languages import Language
from tests.oracles import OFFER
from tests.web.expected import likely
from tests.web.means import HAS_WEBRTC
from tests.web.pages import editor
from tests.web.pages import lab as the_lab
from tests.web.pages.lists import add, open_lists, paste, row
from tests.web.pages.page import again, expect_address, expect_announced, expect_said, expect_status
from tests.web.pages.play import OLD, SMALL, begin, choose, guess
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.sharing import play_live, sealed_round
from tests.web.pages.solve import expect_fault

Tour = Callable[[Page], Iterator[str]]

FRIENDS = sealed_round({"Anna": ["cave", "oven"], "Bernadette": ["vote"]})
"""A code of a hive that friends play."""
INVITATION = codes.encode(codes.LIVE, fields_of(OFFER))
"""A code in which a friend offers to play live."""


def show(page: Page, pressed: str, shown: str) -> None:
    """Click the first element that a selector finds, and wait for what it shows."""
    page.locator(pressed).first.click()
    expect(page.locator(shown)).to_be_visible()


def solve(page: Page) -> Iterator[str]:
    page.goto("./")
    expect_status(page, "Ready")
    yield "empty"
    notice = page.get_by_text("A new version is ready")
    notice.evaluate("notice => { notice.hidden = false; }")
    yield "a new version"
    notice.evaluate("notice => { notice.hidden = true; }")
    page.get_by_text("Options", exact=True).click()
    yield "options open"
    page.get_by_role("button", name="Paste a puzzle").click()
    expect(page.get_by_role("dialog")).to_contain_text("bookmark")
    yield "a puzzle to paste"
    page.keyboard.press("Escape")
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    yield "solved"
    page.get_by_role("radio", name="What am I missing?").check()
    expect_address(page, "#solve/vctaoen?show=missing")  # or the same address would open nothing
    page.get_by_label("Letters", exact=True).fill("")
    expect_status(page, "Ready. Type the letters of your puzzle first.")
    yield "help before there are letters"
    page.get_by_role("radio", name="All words").check()
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    page.get_by_role("button", name="Share or save").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    yield "ways to share or save"
    page.get_by_role("button", name="Share or save").click()
    page.get_by_text("Filter", exact=True).click()
    page.get_by_label("Starts with").fill("co")
    page.get_by_label("Group words").select_option("By first letter")
    page.get_by_role("heading", name="Possible words").click()
    expect(page.get_by_role("button", name="Clear filter")).to_be_visible()
    yield "filtered and grouped by letter"
    page.get_by_label("Letters", exact=True).fill("vctaoev")
    expect_fault(page, "letters", "V appears twice")
    yield "an error"
    page.get_by_label("Letters", exact=True).fill("vct")
    expect_status(page, "3 letters so far")
    yield "some letters"
    page.get_by_label("Letters", exact=True).fill("vctaoen")
    expect(page.get_by_label("Shortest word")).to_be_visible()  # the options are still open
    for option, value in (("Shortest word", "99"), ("Other required letters", "🐝")):
        page.get_by_label("Shortest word").fill("4")
        page.get_by_label(option).fill(value)
        expect(page.locator("#options .fault:not(:empty)")).to_be_visible()
        yield f"an error in {option}"
    page.goto("./#solve/wkenorcbh")
    expect_status(page, "WKENORCBH: ")
    yield "a large hive"
    page.goto("./#solve/vctaoen?show=missing")
    expect_status(page, "VCTAOEN: ")
    yield "help with what is missing"
    page.get_by_label("Words I’ve found").fill("cave coven covenantee vanca cover\n")
    expect(page.get_by_role("heading", name="Not counted")).to_be_visible()
    page.get_by_text("1 word isn’t in the word list").click()
    expect(page.get_by_role("button", name="Add vanca")).to_be_visible()
    page.get_by_role("button", name="NA-1").click()
    for _ in range(2):
        page.get_by_role("button", name="Next clue for these words").click()
    expect(page.locator("#clues")).to_contain_text("the central area of a church")
    yield "clues given"
    page.get_by_role("radio", name="All words").check()
    page.get_by_role("link", name="cave", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Never show")
    yield "a meaning"
    show(page, "#meaning-report", "#word-report")
    yield "a report"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    open_lists(page)
    yield "word lists"
    paste(page)
    yield "a word list read"
    add(page, "Español")
    yield "a word list added"
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    yield "asked whether to delete it"
    page.keyboard.press("Escape")


def play(page: Page) -> Iterator[str]:
    page.route("**/calendar.txt", lambda route: route.abort())
    page.goto(f"./#play/{OLD}")
    page.locator("#report summary").click()
    yield "a file that did not come"
    page.unroute("**/calendar.txt")
    again(page).click()
    expect_announced(page, "Thursday, January 1")
    page.goto("./#play")
    expect_announced(page, "Today, ")
    yield "fresh"
    page.locator("#open-menu").click()
    yield "menu open"
    page.keyboard.press("Escape")
    for entry in (
        "Past puzzles",
        "Another hive",
        "Statistics",
        "How to play",
    ):
        expect(page.locator("#menu")).not_to_be_visible()
        choose(page, entry)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield f"{entry} open"
        if entry == "Past puzzles":
            show(page, "#past .foot button", "#yesterday")
            yield "yesterday’s words"
            show(page, "#yesterday-reveal", "#yesterday li:first-child")
            yield "yesterday’s words shown"
        page.keyboard.press("Escape")
    begin(page)
    for word in ("cave", "coven"):
        guess(page, word)
    expect_said(page, "Nice!")
    yield "some found"
    open_settings(page)
    yield "settings"
    show(page, "#move", "#move-dialog [role=img]")
    expect_said(page, "The link has ")
    yield "a code for another device"
    page.get_by_label("Link or code").fill(page.locator("#move-link").input_value())
    page.get_by_role("button", name="Show what’s in it").click()
    expect(page.locator("#join-dialog")).to_be_visible()
    yield "asked whether to add games"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    close_settings(page)
    page.goto(f"./#join/{FRIENDS}")
    invitation = page.get_by_role("dialog", name="Anna and Bernadette invite you to play")
    expect(invitation).to_be_visible()
    yield "an invitation to play"
    page.keyboard.press("Escape")
    expect(page.locator("#extra-line")).to_contain_text("Anna")
    yield "friends play, too"
    show(page, "#extra-line", "#round-words")
    yield "what friends have found"
    page.locator("#friend-name").fill("Ben")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#friend-link")).to_be_visible()
    yield "a link for friends"
    page.keyboard.press("Escape")
    if HAS_WEBRTC:
        play_live(page, "Ben")
        yield "a code to play live"
        page.goto(f"./#join/{INVITATION}")
        expect(page.locator("#invited-name")).to_be_visible()
        yield "an invitation to play live"
        page.keyboard.press("Escape")
    begin(page)
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    yield "a refused guess"
    guess(page, "covenant")
    expect_said(page, "Pangram!")
    yield "a pangram"
    page.get_by_role("textbox", name="Guess").fill("kvaceocoven")
    yield "letters of all kinds"
    page.get_by_role("textbox", name="Guess").fill("coven")
    page.keyboard.press("ArrowDown")
    page.get_by_role("textbox", name="Guess").fill("cov")
    page.keyboard.press("ArrowDown")
    expect_said(page, "COV is saved for later.")
    for word in ("vvvv", "avocat"):
        guess(page, word)
    expect_said(page, "Not in word list")
    show_panel(page, "Found")
    page.get_by_text("2 guesses not in the word list").click()
    page.get_by_label("Sort found words").select_option("Longest")
    yield "words parked, rejected and sorted"
    show_panel(page, "Hints")
    for name in (
        "Word counts by length",
        "First two letters",
        "First three letters",
        "Give me a clue",
        "Letter",
        "Meaning",
    ):
        page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_text("6 hints used.")).to_be_visible()
    expect(page.locator("#hinted p")).to_be_visible()
    yield "hints given"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    show(page, "#rank", "#ranks")
    yield "ranks open"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    page.get_by_label("Guess").press("?")
    expect(page.locator("#shortcuts td").first).to_be_visible()
    yield "shortcuts open"
    page.keyboard.press("Escape")
    choose(page, "Give up")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "asked whether to give up"
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("#summary-title")).to_be_focused()
    yield "given up"
    opener = page.get_by_role("button", name="All words")
    if opener.is_visible():  # where the words have no room beside the board
        opener.click()
    expect(page.get_by_role("list", name="Missed")).to_be_visible()
    yield "all words"
    page.keyboard.press("Escape")
    choose(page, "Statistics")
    expect(page.get_by_role("heading", name="Games by rank")).to_be_visible()
    yield "statistics of a game"
    page.get_by_role("radio", name="All games").check()
    expect(page.get_by_role("list", name="All games")).to_contain_text("Hive VCTAOEN")
    yield "all games listed"
    page.keyboard.press("Escape")
    begin(page, SMALL)
    page.keyboard.press("Escape")
    page.keyboard.type("\n".join(likely(SMALL)) + "\n")
    expect(page.get_by_role("group", name="Queen Bee!")).to_be_visible()
    yield "complete"
    open_settings(page).get_by_label("Single word").fill("vanca")
    page.get_by_role("button", name="Always count").click()
    expect(page.get_by_role("button", name="Remove vanca")).to_be_visible()
    yield "settings with a word"


def translated(page: Page, language: Language) -> Iterator[str]:
    """Visit states in another language, found by what all languages share: IDs and the example."""
    words = language.catalog.plain("solve-example-words").split()
    hive = language.catalog.plain("-example").lower()
    page.goto(f"./{language.address}#solve/{hive}?show=missing")
    page.locator("#options summary").click()
    page.locator("#found-words").fill(f"{words[0]} cave\n")
    expect(page.locator("#missing-more")).to_be_visible()
    yield "help with what is missing"
    page.locator("#mode-all").check()
    show(page, "#likely a", "#meaning")
    yield "a meaning"
    show(page, "#meaning-report", "#word-report")
    yield "a report"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    show(page, "#own-lists-button", "#lists")
    yield "word lists"
    page.keyboard.press("Escape")
    yield "solved"
    page.goto(f"./{language.address}#play/{hive}")
    expect(page.locator("#keys button:enabled")).to_have_count(len(hive))
    for word in words:
        page.locator("#guess").fill(word)
        page.locator("#guess").press("Enter")
        expect(page.locator("#found")).to_contain_text(word)
    yield "some found"
    show(page, "#settings-link", "#verdict-form")
    yield "settings"
    show(page, "#move", "#move-dialog [role=img]")
    yield "a code for another device"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("#open-menu").click()
    yield "menu open"
    page.locator("#menu [data-opens=round]").click()
    page.locator("#friend-name").fill("Anna")
    show(page, "#round button.primary", "#friend-link")
    yield "a link for friends"
    if HAS_WEBRTC:
        show(page, "#round button[value=live]", "#live [role=img]")
        yield "a code to play live"
    page.keyboard.press("Escape")
    parts = [f"opens='{part}'" for part in ("past another", "past past", "stats")]
    for entry in (*parts, "action=how", "action=ask"):
        if not page.locator("#menu[open]").count():
            page.locator("#open-menu").click()
        show(page, f"#menu [data-{entry}]", "dialog[open]")
        yield f"{entry} open"
        if entry == "opens='past past'":
            show(page, "#past .foot button", "#yesterday")
            yield "yesterday’s words"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).not_to_be_visible()
    show(page, "#rank", "#ranks")
    yield "ranks open"
    page.keyboard.press("Escape")


def show_panel(page: Page, name: str) -> None:
    """Show a panel, which opens in a dialog on phones; beside the board, only the hints unfold."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    opener = page.locator("#latest, #show-hints, #unfold-hints").locator("visible=true")
    opener = opener.and_(page.locator(f"[data-panel={name.lower()}]"))
    if opener.count():
        opener.click()
    expect(page.locator(f"#{name.lower()}-panel")).to_be_visible()


def lab(page: Page) -> Iterator[str]:
    the_lab.enter(page)
    page.get_by_label("Solver", exact=True).select_option("trie")
    expect(page.locator("#step-own .bits .on").first).to_be_visible()
    yield "fresh"
    for name in list(SOLVERS)[:-2]:
        page.get_by_role("checkbox", name=name).uncheck()
    page.get_by_role("button", name="Run").click()
    the_lab.expect_told(page, "Done: 2 solvers found the same")
    yield "raced"
    page.get_by_role("link", name="Code for subset").click()
    expect(page.locator(".cm-content")).to_contain_text("class SubsetSolver")
    yield "a solver's code"
    editor.run(page, "Correct for all 30 hives")
    yield "a solver of one's own"
    editor.write(page, "print('hello')\n1 / 0")
    editor.run(page, "ZeroDivisionError")
    yield "an error marked"
    page.goto("./lab/#edit/link?hive=vctaoen&code=eJyrULBVMOQCAAU2ATE")
    expect(page.locator(".cm-line").first).to_have_text("x = 1")
    yield "code of a link"


def lost(page: Page) -> Iterator[str]:
    page.goto("./nothing")
    yield "a wrong address"
