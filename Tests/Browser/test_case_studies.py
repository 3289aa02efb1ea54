"""Some case studies in Chromium, opened through the gallery: what only a browser can show of them."""

import re

from playwright.sync_api import expect


def open_study(serve, open_page, example):
    return open_page(serve("Gallery", state={"example": example, "isLogShown": False}))


def row(page, text):
    return page.locator("li.row", has=page.get_by_text(text, exact=True))


def test_a_button_within_a_row_that_leads_on_is_a_button_of_its_own(serve, open_page):
    page = open_study(serve, open_page, "downloads")
    row(page, "Alps").get_by_role("button", name="Download").click()
    expect(row(page, "Alps").get_by_role("button", name=re.compile("^(Stop|Delete)"))).to_be_visible()
    expect(page.get_by_text("Danube")).to_be_visible()
    expect(row(page, "Alps").get_by_role("button", name="Delete")).to_be_visible()

    row(page, "Alps").get_by_role("link").click(position={"x": 20, "y": 10})
    expect(page.get_by_text("Ready to be taken along")).to_be_visible()


def test_a_field_within_a_row_that_leads_on_is_typed_in_by_keys(serve, open_page):
    page = open_study(serve, open_page, "recursion")
    page.get_by_role("button", name="Add a heading").click()
    page.get_by_role("textbox", name="Untitled").click()
    page.keyboard.type("Plants and animals")
    expect(page.get_by_role("textbox", name="Untitled")).to_have_value("Plants and animals")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("li.row:visible [role=link]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Plants and animals").first).to_be_visible()


def test_todos_are_checked_and_sink(serve, open_page):
    page = open_study(serve, open_page, "todos")
    expect(page.get_by_role("button", name="Add todo")).to_have_count(1)
    fields = page.locator("li.row:visible input")
    expect(fields.nth(0)).to_have_value("Write to grandmother")
    page.locator("li.row:visible").first.get_by_role("button", name="To do").click()
    expect(fields.nth(0)).to_have_value("Mend the bicycle")
    expect(fields.nth(1)).to_have_value("Write to grandmother")
    page.get_by_role("radio", name="Active").click()
    expect(fields).to_have_count(1)


def test_what_is_typed_fast_is_searched_once(serve, open_page):
    page = open_page(serve("Gallery", state={"example": "search", "isLogShown": True}),
                     viewport={"width": 1280, "height": 800})
    page.get_by_role("searchbox", name="Harbour").click()
    page.keyboard.type("ber")
    page.get_by_role("button", name="Bergen").click()
    expect(page.get_by_text("Monday: 43 to 355 cm")).to_be_visible()


def test_a_tint_that_is_the_accent_colour_has_the_accent_colour(serve, open_page):
    page = open_study(serve, open_page, "timers")
    start = page.get_by_role("button", name="Start", exact=True)
    background = start.evaluate("element => getComputedStyle(element).backgroundColor")
    assert background not in ("rgba(0, 0, 0, 0)", "transparent")
    start.click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_text(re.compile("Beats: [1-9]"))).to_be_visible()
