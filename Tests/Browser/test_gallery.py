"""The gallery in Chromium: every example, on a desktop and on a phone, by pointer and by keys, light and dark."""

import re

import pytest
from playwright.sync_api import expect

DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def entries(page):
    """The rows of the list: each opens an example."""
    return page.locator(".list .row-link .look-link")


def titles(page):
    return [entry.locator(".text").first.inner_text() for entry in entries(page).all()]


def entry(page, title):
    return entries(page).filter(has=page.get_by_text(title, exact=True))


def bar(page, title):
    """The bar of the page of an example, which has a Source button."""
    return page.locator(".bar:visible", has=page.get_by_role("button", name="Source")).filter(has_text=title)


def show_and_hide_the_code(page):
    page.get_by_role("button", name="Source", exact=True).click()
    code = page.get_by_role("dialog")
    expect(code.get_by_text(re.compile("^import "), exact=False).first).to_be_visible()
    code.get_by_role("button", name="Done").click()
    expect(code).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_example_opens_beside_the_list(serve, open_page, scheme):
    page = open_page(serve("Gallery"), color_scheme=scheme, **DESKTOP)
    expect(page.get_by_text("No Example Selected")).to_be_visible()
    names = titles(page)
    assert "Guessing Game" in names
    for title in names:
        entry(page, title).click()
        expect(bar(page, title)).to_be_visible()
        # Some examples act at once, so the list of actions may not be empty.
        expect(page.get_by_role("button", name="Actions", exact=True)).to_be_visible()
        show_and_hide_the_code(page)
    expect(entries(page)).to_have_count(len(names))


def test_every_example_opens_on_top_of_the_list_on_a_phone(serve, open_page):
    page = open_page(serve("Gallery"))
    names = titles(page)
    for title in names:
        entry(page, title).click()
        expect(bar(page, title)).to_be_visible()
        expect(page.get_by_role("searchbox", name="Search examples")).to_be_hidden()
        overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow <= 0, f"{title} is wider than the phone"
        page.get_by_role("button", name="Gallery", exact=True).click()
        expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()


def test_the_search_field_finds_examples(serve, open_page):
    page = open_page(serve("Gallery"), **DESKTOP)
    count = entries(page).count()
    field = page.get_by_role("searchbox", name="Search examples")
    field.fill("secret number")
    expect(entries(page)).to_have_count(1)
    field.fill("no such thing")
    expect(page.get_by_text("No Results for “no such thing”")).to_be_visible()
    field.fill("")
    expect(entries(page)).to_have_count(count)


def test_keys_alone_find_an_example_and_show_its_code(serve, open_page):
    page = open_page(serve("Gallery"), **DESKTOP)
    field = page.get_by_role("searchbox", name="Search examples")
    # The page arrives in its narrow form, and is arranged anew once the browser has told its size.
    expect(page.get_by_text("No Example Selected")).to_be_visible()
    page.keyboard.press("Tab")
    expect(field).to_be_focused()
    page.keyboard.type("two counters")
    expect(entries(page)).to_have_count(1)
    page.keyboard.press("Tab")
    expect(entries(page).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(bar(page, "Two Counters")).to_be_visible()
    source = page.get_by_role("button", name="Source", exact=True)
    page.keyboard.press("Tab")
    expect(source).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(source).to_be_focused()


def test_actions_and_what_they_change_are_listed_until_they_are_cleared(serve, open_page):
    page = open_page(serve("Gallery", state={"example": "counter"}), **DESKTOP)
    page.get_by_role("button", name="Increment").first.click()
    log = page.get_by_label("Action log")
    expect(log.get_by_text(re.compile("increment", re.IGNORECASE)).first).to_be_visible()
    expect(log.get_by_text(re.compile(r"^\+.*1"))).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("Use the example")).to_be_visible()
    expect(page.get_by_role("button", name="Clear")).to_be_disabled()
    page.get_by_role("button", name="Actions", exact=True).click()
    expect(page.get_by_text("Use the example")).to_have_count(0)


def test_a_state_file_opens_an_example_with_its_code(serve, open_page):
    state = {"example": "guessing-game", "isSourceShown": True}
    address = serve("Gallery", state=state)
    for options in ({}, DESKTOP):
        page = open_page(address, **options)
        expect(page.get_by_role("dialog").get_by_text("Guessing Game: Source")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(bar(page, "Guessing Game")).to_be_visible()


def test_the_browsers_back_button_goes_back_to_the_list_on_a_phone(serve, open_page):
    page = open_page(serve("Gallery"))
    entry(page, "Guessing Game").click()
    expect(bar(page, "Guessing Game")).to_be_visible()
    page.evaluate("history.back()")
    expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()


def test_an_example_goes_on_when_the_window_becomes_narrow(serve, open_page):
    page = open_page(serve("Gallery", state={"example": "counter"}), **DESKTOP)
    page.get_by_role("button", name="Increment").first.click()
    expect(page.get_by_text("1", exact=True).first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("button", name="Gallery", exact=True)).to_be_visible()
    expect(page.get_by_text("1", exact=True).first).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()
    expect(bar(page, "Counter")).to_be_visible()


def test_there_is_one_main_region(serve, open_page):
    address = serve("Gallery", state={"example": "guessing-game"})
    for options in ({}, DESKTOP):
        page = open_page(address, **options)
        expect(bar(page, "Guessing Game")).to_be_visible()
        expect(page.get_by_role("main")).to_have_count(1)
