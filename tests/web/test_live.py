"""Friends play live: two pages connect directly, one drops out and comes back; nothing is lost."""

import re

import pytest
from playwright.sync_api import Page, expect

from beecore.sharing import codes
from beecore.sharing.peers import fields_of
from beecore.sharing.rounds import load
from tests.oracles import OFFER
from tests.web.means import HAS_WEBRTC
from tests.web.pages.page import expect_said
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.sharing import connect, live, play_live, read_picture
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages

pytestmark = pytest.mark.skipif(not HAS_WEBRTC, reason="this browser has no WebRTC")


def test_words_show_at_once_on_all_pages_and_who_drops_out_comes_back(
    page: Page, new_page: Pages
) -> None:
    anna, ben = page, new_page()
    begin(anna)
    guess(anna, "cave")
    expect_found(anna, ["cave"])
    connect(anna, "Anna", ben, "Ben")
    expect_said(anna, "You’re playing live with Ben.")
    expect_said(ben, "You’re playing live with Anna.")
    expect(ben.locator("#extra-line")).to_have_text("Anna 1 · You 0")
    theirs = ben.get_by_role("list", name="Words from friends", include_hidden=True)
    expect(theirs).to_have_text("caveAnAnna")
    guess(ben, "coven")
    expect_said(anna, "Ben found COVEN.")
    expect(anna.locator("#guess")).to_be_focused()
    expect(anna.locator("#extra-line")).to_have_text("Ben 5 · You 1")
    guess(ben, "cave")
    expect_said(anna, "Ben found CAVE.")
    expect_found(anna, ["caveBeBen"])
    expect_found(ben, ["caveAnAnna", "coven"])
    expect(theirs).to_be_hidden()
    anna.locator("#extra-line").click()
    guess_behind = anna.get_by_role("list", name="Words together")
    expect(guess_behind.get_by_role("listitem")).to_have_text(["cave YouBen", "coven Ben"])
    guess(ben, "vote")  # the open dialog shows it, too
    expect(guess_behind).to_contain_text("vote Ben")
    anna.keyboard.press("Escape")

    carla = new_page()
    connect(ben, "Ben", carla, "Carla")
    expect(carla.locator("#extra-line")).to_contain_text("Anna 1")
    stored = load(carla.evaluate("name => localStorage.getItem(name)", KEPT + "round/vacenot"))
    assert len({friend.color for friend in stored.friends.values()}) == 3
    guess(carla, "octave")
    expect_said(anna, "Carla found OCTAVE.")
    carla.close()

    ben.close()
    expect_said(anna, "The connection to Ben was lost. Every word is saved.")
    guess(anna, "oven")
    back = ben.context.new_page()
    back.goto("./#play/vctaoen")
    guess(back, "covet")
    expect_found(back, ["caveAnAnna", "coven", "covet", "vote"])
    connect(back, "Ben", anna, "")  # the other way round
    expect_said(back, "You’re playing live with Anna.")
    expect(anna.locator("#extra-line")).to_contain_text("Ben 12")
    anna.goto("./#play/jceoprt")
    expect_said(anna, "The live connection was closed because you opened another hive.")
    expect_said(back, "The connection to Anna was lost.")


def test_the_camera_opens_the_answer_in_another_tab(page: Page, new_page: Pages) -> None:
    begin(page)
    offer = play_live(page, "Anna")
    assert read_picture(page) == offer
    other = new_page()
    other.goto("./fr/#solve")
    other.goto(offer.replace("/#join", "/fr/#join"))  # pasted into the page of another language
    other.get_by_label("Votre nom").fill("Ben")
    other.get_by_role("button", name="Jouer en direct").click()
    answer = other.locator("#live-link")
    expect(answer).to_have_value(re.compile("/fr/#join/bee-live-"))
    tab = new_page(beside=page)
    tab.goto(answer.input_value())
    expect_said(tab, "L’onglet qui affichait votre code a reçu la réponse.")
    expect_said(page, "You’re playing live with Ben.")
    other.locator("#guess").fill("vote")
    other.locator("#enter").click()
    expect_said(page, "Ben found VOTE.")


def test_codes_that_lead_nowhere_say_so(page: Page, new_page: Pages) -> None:
    begin(page)
    offer = play_live(page, "Anna")
    expect(live(page).locator(".status-place")).to_have_text("")  # not the view's sentence
    field, button = live(page).get_by_label("Your friend’s answer"), "Connect"
    stranger = OFFER._replace(answers="zzzz")
    foreign = codes.encode(codes.LIVE, fields_of(stranger))
    for pasted, said in (
        ("cave", "This has no code"),
        (offer, "This code is from this device."),
        (codes.encode(codes.GAMES, {}), "No open page is waiting for this answer."),
    ):
        field.fill(pasted)
        live(page).get_by_role("button", name=button).click()
        expect_said(page, said)
    other = new_page()
    other.goto(f"./#join/{foreign}")
    expect_said(other, "No open page is waiting for this answer.")


KEEP_CHANNEL = """
const create = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...given) {
    window.channel = create.apply(this, given);
    return window.channel;
};
"""
SEND = """([message, count]) => {
    for (let n = 0; n < count; n++) window.channel.send(message ?? new Uint8Array(9));
}"""
EMPTY = '{"hive": "vacenot", "friends": {}}'
HOSTILE = [
    (EMPTY.replace("vacenot", "aceprot"), 1),
    (EMPTY, 500),
    (None, 1),  # bytes
]


def test_a_hostile_page_is_cut_off_each_time(page: Page, new_page: Pages) -> None:
    page.add_init_script(KEEP_CHANNEL)
    begin(page)
    other = new_page()
    name = "Ben"
    for message in HOSTILE:
        connect(page, "<b>Eve</b>", other, name)
        expect_said(other, "You’re playing live with <b>Eve</b>.")
        page.evaluate(SEND, message)
        expect_said(other, "The other page sent something that can’t be read")
        expect_said(page, "The connection to Ben was lost.")
        name = ""
    guess(other, "vote")
    expect_found(other, ["vote"])
    assert other.locator("#round b, #extra-line b").count() == 0
