"""What the keyboard does in the gallery: past the list, along it, and into what it opens."""

import pytest
from gallery_page import DESKTOP, entries, entry
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.fixture
def open_gallery(serve, open_page):
    """Opens the gallery, and waits for its form for the window, and for the script for the keyboard, which makes the list
    one tab stop."""

    def open_it(state=None, **options):
        page = open_page(serve("Gallery", state=state), **options)
        if options == DESKTOP:
            expect(page.locator(".columns")).to_be_attached()
        page.wait_for_function("() => document.querySelector('.list [tabindex=\"-1\"]')")
        return page

    return open_it


def test_a_link_leads_past_the_list_where_that_stands_beside_the_content(open_gallery):
    page = open_gallery(**DESKTOP)
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_have_css("width", "1px")
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    assert skip.bounding_box()["width"] > 100
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("main").get_by_role("button").first).to_be_focused()
    page.set_viewport_size(PHONE["viewport"])
    expect(skip).to_have_count(0)


def test_the_list_is_one_tab_stop_and_its_rows_are_reached_by_arrows(open_gallery):
    page = open_gallery(**DESKTOP)
    rows = page.locator(".list .look-link")
    page.get_by_role("searchbox", name="Search examples").focus()
    page.keyboard.press("Tab")
    expect(rows.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(rows.nth(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(rows.last).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("main").get_by_role("button").first).to_be_focused()
    # It is where it was left.
    page.keyboard.press("Shift+Tab")
    expect(rows.last).to_be_focused()
    page.keyboard.press("Home")
    expect(rows.first).to_be_focused()
    page.get_by_role("searchbox", name="Search examples").fill("two counters")
    expect(rows).to_have_count(1)
    page.keyboard.press("Tab")
    expect(rows.first).to_be_focused()


def test_the_focus_goes_into_an_example_and_back_to_its_row(open_gallery):
    page = open_gallery(**PHONE)
    entry(page, "Two Counters").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Two Counters", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Decrement").first).to_be_focused()
    page.get_by_role("button", name="Gallery", exact=True).focus()
    page.keyboard.press("Enter")
    expect(entry(page, "Two Counters")).to_be_focused()


def test_the_focus_goes_along_to_pages_within_an_example(open_gallery):
    page = open_gallery(**PHONE)
    entry(page, "Navigation Stack").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Navigation Stack")).to_be_focused()
    link = page.locator(".form .look-link").first
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1:focus")).to_be_visible()
    page.go_back()
    expect(link).to_be_focused()


def test_an_example_that_is_opened_by_pointer_does_not_scroll(open_gallery):
    page = open_gallery(**PHONE)
    last = entries(page).last
    last.scroll_into_view_if_needed()
    place = "() => [...document.querySelectorAll('.page-content,.list')].reduce((sum, el) => sum + el.scrollTop, 0)"
    before = page.evaluate(place)
    assert before > 100
    last.click()
    expect(page.get_by_role("button", name="Source")).to_be_visible()
    page.get_by_role("button", name="Gallery", exact=True).click()
    expect(last).to_be_visible()
    assert abs(page.evaluate(place) - before) < 2


def test_the_focus_stays_where_somebody_types(open_gallery):
    page = open_gallery(state={"example": "counter"}, **DESKTOP)
    field = page.get_by_role("searchbox", name="Search examples")
    entry(page, "Two Counters").click()
    field.click()
    page.keyboard.type("counters")
    expect(entries(page)).to_have_count(1)
    expect(field).to_be_focused()


def test_each_control_of_a_form_is_a_tab_stop(serve, open_page):
    page = open_page(serve("Gallery", state={"example": "destinations"}), **PHONE)
    buttons = page.locator(".form .look-row")
    expect(buttons.first).to_be_visible()
    assert buttons.count() > 3
    buttons.first.focus()
    page.keyboard.press("Tab")
    expect(buttons.nth(1)).to_be_focused()


def test_the_ring_around_a_focused_row_is_not_cut_off(open_gallery):
    page = open_gallery(**DESKTOP)
    for key in ["Tab", "Tab", "Tab", "ArrowDown"]:
        page.keyboard.press(key)
    row = page.locator(".rows :focus-visible")
    expect(row).to_have_css("outline-style", "solid")
    # Rows cut off what is drawn outside of them, and lie over the row above.
    assert row.evaluate("""row => {
      const style = getComputedStyle(row);
      return parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset)
    }""") <= 0
