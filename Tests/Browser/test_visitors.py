"""Two people at one program: what each of them stores is theirs."""

import re

import pytest
import waits
from playwright.sync_api import expect


@pytest.fixture
def visit(chromium):
    """Opens a page in a browser of its own, or in one that was here before: returns the page and the browser."""
    browsers = []

    def start(address, browser=None):
        if browser is None:
            browser = chromium.new_context(viewport={"width": 1200, "height": 900})
            browsers.append(browser)
        page = browser.new_page()
        page.goto(address)
        return page, browser

    yield start
    for browser in browsers:
        browser.close()


STUDY = {"example": "shared-defaults", "isLogShown": False}


def bookmark(page):
    return page.get_by_role("button", name=re.compile("bookmark"))


def test_what_a_visitor_stores_is_theirs(serve, visit):
    address = serve("Gallery", state=STUDY)
    ada, adas = visit(address)
    grace, _ = visit(address)
    bookmark(ada).click()
    expect(bookmark(ada)).to_have_text("Take the bookmark out")
    expect(ada.get_by_text("Chapter one")).to_be_visible()
    # Neither a window that was open, nor one that is opened now, of somebody else.
    ada.get_by_role("switch", name="Read aloud").click()
    expect(ada.get_by_role("switch", name="Read aloud")).to_be_checked()
    expect(bookmark(grace)).to_have_text("Put in a bookmark")
    expect(grace.get_by_role("switch", name="Read aloud")).not_to_be_checked()
    linus, _ = visit(address)
    expect(bookmark(linus)).to_have_text("Put in a bookmark")
    # But every window of the same visitor, also one that was open before.
    again, _ = visit(address, adas)
    expect(bookmark(again)).to_have_text("Take the bookmark out")
    bookmark(again).click()
    expect(bookmark(ada)).to_have_text("Put in a bookmark")


def test_without_a_folder_it_outlives_the_page(serve, visit):
    address = serve("Gallery", state=STUDY)
    ada, adas = visit(address)
    bookmark(ada).click()
    expect(bookmark(ada)).to_have_text("Take the bookmark out")
    ada.close()
    again, _ = visit(address, adas)
    expect(bookmark(again)).to_have_text("Take the bookmark out")


def test_a_folder_keeps_it_for_each_visitor(serve, visit, tmp_path):
    folder = tmp_path / "visitors"
    address = serve("Gallery", state=STUDY, options=["--visitor-storage", str(folder)])
    for _ in range(2):
        page, _ = visit(address)
        bookmark(page).click()
        expect(bookmark(page)).to_have_text("Take the bookmark out")
    waits.files("the files of both visitors", folder,
                lambda: sum(b"Chapter one" in file.read_bytes() for file in folder.glob("*.plist")) == 2)
    assert all(re.fullmatch(r"[0-9a-f]{64}\.plist", file.name) for file in folder.iterdir())
