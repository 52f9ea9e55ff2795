"""The dialogs that move games to another device, and pass a hive on to friends."""

import io
import re

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from beecore.sharing import codes, rounds
from beecore.sharing.rounds import Friend, Round, fields_of
from tests.oracles import HIVE
from tests.web.pages.play import choose
from tests.web.pages.settings import open_settings


def moving(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Move to another device")


def asking(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Add these games?")


def friends(page: Page) -> Locator:
    return page.get_by_role("dialog", name="With friends")


def live(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Play live")


def open_move(page: Page) -> Locator:
    """Open the dialog for moving games, and wait for its link."""
    open_settings(page).get_by_role("button", name="Move to another device").click()
    expect(moving(page).get_by_label("Link", exact=True)).to_have_value(
        re.compile("#join/bee-games")
    )
    return moving(page)


def read_picture(page: Page) -> str:
    """Return the text in the QR code that the page shows."""
    picture = page.get_by_role("img", name="QR code with the link")
    picture.evaluate("picture => picture.scrollIntoView({ block: 'center' })")
    shown = Image.open(io.BytesIO(picture.screenshot()))
    # A large QR code may have lines that look like a code of another format.
    [code] = zxingcpp.read_barcodes(shown, zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    return code.text


def add_all(page: Page, games: str) -> None:
    """Confirm that the games in an opened link are to be added; `games` is how many there are."""
    expect(asking(page)).to_contain_text(games)
    asking(page).get_by_role("button", name="Add").click()
    expect(asking(page)).not_to_be_visible()


def invite(page: Page, name: str, hides: bool | None = False) -> str:
    """Make a link for friends, and return it; leave it to the page whether it hides the words if
    `hides` is None.
    """
    choose(page, "With friends")
    if hides is not None:
        friends(page).get_by_label("Hide my words until the end").set_checked(hides)
    friends(page).get_by_label("Your name").fill(name)
    friends(page).get_by_role("button", name="Copy link").click()
    link = friends(page).get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile("#join/bee-round"))
    address = link.input_value()
    page.keyboard.press("Escape")
    return address


def accept(page: Page, friend: str, name: str) -> None:
    """Accept the invitation of a friend, as a visitor with a name."""
    invitation = page.get_by_role("dialog", name=f"{friend} invites you to play")
    expect(invitation.get_by_label("Your name")).to_be_focused()
    invitation.get_by_label("Your name").fill(name)
    invitation.get_by_role("button", name="Join").click()
    expect(invitation).not_to_be_visible()


def play_live(page: Page, name: str, hides: bool = False) -> str:
    """Show an offer, and return its link."""
    choose(page, "With friends")
    friends(page).get_by_label("Your name").fill(name)
    friends(page).get_by_label("Hide my words until the end").set_checked(hides)
    friends(page).get_by_role("button", name="Play live").click()
    return _link(page)


def connect(page: Page, name: str, other: Page, other_name: str) -> None:
    """Connect two pages live."""
    other.goto(play_live(page, name))
    accept(other, name, other_name)
    page.goto(_link(other))
    expect(live(page)).not_to_be_visible()
    expect(live(other)).not_to_be_visible()


def _link(page: Page) -> str:
    link = live(page).get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile("#join/bee-live-"))
    expect(live(page).get_by_role("img")).to_be_visible()
    return link.input_value()


def round_in(link: str) -> Round:
    return rounds.round_in(codes.decode(link.partition("#join/")[2])[1])


def sealed_round(words: dict[str, list[str]]) -> str:
    """Return a code of a round on the published hive, with the open words of friends by name."""
    friends = {
        f"{number:08x}": Friend(name, number, len(found), "nice", tuple(found), (), 0)
        for number, (name, found) in enumerate(words.items())
    }
    return codes.encode(codes.ROUND, fields_of(Round(HIVE, friends)))
