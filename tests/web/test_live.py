"""Friends play live: two pages connect directly, one drops out and comes back; nothing is lost."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.means import HAS_WEBRTC
from tests.web.pages.page import expect_said
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.sharing import connect, play_live, read_picture
from tests.web.profiles import Pages

pytestmark = pytest.mark.skipif(not HAS_WEBRTC, reason="this browser has no WebRTC")


def test_words_show_at_once_on_all_pages_and_who_drops_out_comes_back(
    page: Page, new_page: Pages
) -> None:
    anna, ben, carla = page, new_page(), new_page()
    begin(anna)
    guess(anna, "cave")
    connect(anna, "Anna", ben, "Ben")
    expect_said(anna, "You’re playing live with Ben.")
    expect_said(ben, "You’re playing live with Anna.")
    theirs = ben.get_by_role("list", name="Words from friends", include_hidden=True)
    expect(theirs).to_have_text("caveAnAnna")
    guess(ben, "coven")
    expect_said(anna, "Ben found COVEN.")
    expect(anna.locator("#guess")).to_be_focused()
    expect(anna.locator("#extra-line")).to_have_text("Ben 5 · You 1")
    anna.locator("#extra-line").click()
    guess(ben, "vote")  # the open dialog shows it, too
    expect(anna.get_by_role("list", name="Words together")).to_contain_text("vote Ben")
    connect(ben, "Ben", carla, "Carla")
    expect(carla.locator("#extra-line")).to_contain_text("Anna 1")
    colors = ["mark friend-0", "mark friend-1", "mark friend-1"]
    expect(carla.locator("#play .mark")).to_have_class(colors)
    guess(carla, "octave")
    expect_said(anna, "Carla found OCTAVE.")
    ben.close()
    expect_said(anna, "The connection to Ben has ended. Every word is saved.")
    back = ben.context.new_page()
    back.goto("./#play/vctaoen")
    anna.keyboard.press("Escape")
    connect(back, "Ben", anna, "Anna")  # the other way round
    expect_said(back, "You’re playing live with Anna.")
    expect_found(back, ["coven", "vote"])
    anna.goto("./#play/jceoprt")
    expect_said(back, "The connection to Anna has ended.")


def test_the_camera_opens_the_answer_in_another_tab(page: Page, new_page: Pages) -> None:
    begin(page)
    guess(page, "cave")
    offer = play_live(page, "Anna", hides=True)
    assert read_picture(page) == offer
    other, tab = new_page(), new_page(beside=page)
    other.goto(offer.replace("/#join", "/fr/#join"))  # pasted into the page of another language
    other.locator("#invited-name").fill("Ben")
    other.get_by_role("button", name="Participer").click()
    expect(other.locator("#live-link")).to_have_value(re.compile("/fr/#join/bee-live-"))
    tab.goto(other.locator("#live-link").input_value())
    expect_said(tab, "L’onglet qui affichait votre code a la réponse")
    expect_said(page, "You’re playing live with Ben.")
    expect(other.locator("#extra-line")).to_contain_text("Anna 1")
    assert "cave" not in other.evaluate("JSON.stringify(localStorage)")


@pytest.mark.parametrize("message", ["[]", '{"hive": "aceprot", "friends": {}}', None])
def test_a_page_that_sends_anything_but_its_round_is_cut_off(
    page: Page, new_page: Pages, message: str | None
) -> None:
    page.add_init_script(
        "RTCDataChannel.prototype.send = (send => function (sent) { window.channel = this;"
        " send.call(this, sent); })(RTCDataChannel.prototype.send);"
    )
    begin(page)
    other = new_page()
    connect(page, "<b>Eve</b>", other, "Ben")
    expect_said(other, "You’re playing live with <b>Eve</b>.")
    page.evaluate("sent => window.channel.send(sent ?? new Uint8Array(9))", message)
    expect_said(other, "The connection to <b>Eve</b> has ended.")
    expect_said(page, "The connection to Ben has ended.")
    assert other.locator("#live b, #round b, #extra-line b").count() == 0
