"""Takes the README's pictures of the real page: `python -m tests.web.pictures`."""

from threading import Thread

from playwright.sync_api import Page, expect

from build import DIST, WEB, serve, site
from tests.web import browsers

FOLDER = WEB / "pictures"


def solver(page: Page) -> None:
    page.goto("#solve/vctaoen")
    expect(page.get_by_role("status")).to_contain_text("likely words")


def game(page: Page) -> None:
    page.goto("#play/vctaoen")
    for word in ("covenant", "concave", "nonevent", "octave", "vacant", "coven", "cave", "oven"):
        page.get_by_label("Guess").fill(word)
        page.keyboard.press("Enter")
        found = page.get_by_role("list", name="Found")
        expect(found.get_by_text(word, exact=True)).to_be_visible()
    page.get_by_role("button", name="Hints").click()
    for name in ("Word counts by length", "First two letters"):
        page.get_by_role("button", name=name).click()
    expect(page.get_by_text("2 hints used.")).to_be_visible()


def main() -> None:
    site.make(DIST)
    FOLDER.mkdir(exist_ok=True)
    with serve.server(DIST, 0) as http, browsers.launched("chromium") as browser:
        Thread(target=http.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{http.server_port}/"
        page = browser.new_page(
            base_url=url, viewport={"width": 900, "height": 760}, color_scheme="light"
        )
        solver(page)
        page.screenshot(path=FOLDER / "solver.png")
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        game(page)
        page.screenshot(path=FOLDER / "game.png")
        http.shutdown()


if __name__ == "__main__":
    main()
