"""Containers that show something else while they are empty, in Chromium: section 004 of the tutorials."""

import pytest
from playwright.sync_api import expect

TYPE = "NavigationView<EnvironmentReaderView<ModifiedContent<Text, _PreferenceWritingModifier<NavigationBarItemsKey>>>>"
WIDTHS = [{"width": 390, "height": 844}, {"width": 1280, "height": 800}]


@pytest.fixture
def show(serve, open_page):
    """One spelling of the example, in the gallery."""

    def start(spelling, **options):
        return open_page(serve("Gallery", state={"example": "empty-state", "spelling": spelling}), **options)

    return start


@pytest.mark.parametrize("viewport", WIDTHS)
def test_the_tutorials_container_switches_both_ways(show, viewport):
    """004-T13, 004-T14: the tutorial's container, with the pointer alone, on a phone and on a desktop."""
    page = show("tutorial", viewport=viewport)
    switch = page.get_by_role("switch", name="Empty")
    for _ in range(2):
        expect(page.get_by_text("Hello World")).to_be_visible()
        switch.click()
        expect(page.get_by_text("EmptyTitle")).to_be_visible()
        expect(page.get_by_text("EmptyDescription")).to_be_visible()
        expect(page.get_by_text("Hello World")).to_have_count(0)
        boxes = [page.get_by_text(text).bounding_box() for text in ("EmptyTitle", "EmptyDescription")]
        assert boxes[1]["y"] - (boxes[0]["y"] + boxes[0]["height"]) == pytest.approx(15, abs=1)
        switch.click()


def test_the_tutorials_container_with_the_keyboard_alone(show):
    """004-T14: the tutorial's container, with the keyboard alone."""
    page = show("tutorial")
    expect(page.get_by_text("Hello World")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "switch":
            break
    page.keyboard.press("Space")
    expect(page.get_by_text("EmptyTitle")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_text("Hello World")).to_be_visible()


def test_the_type_name_is_that_of_the_article(show):
    """004-T2: the type of the view prints as in the article."""
    page = show("tutorial")
    expect(page.get_by_text(TYPE)).to_be_visible()


@pytest.mark.parametrize("viewport", WIDTHS)
def test_a_list_gives_way_to_a_suggestion(show, viewport):
    """004-T13, 004-T14: the component of the library, on a phone and on a desktop."""
    page = show("today", viewport=viewport)
    expect(page.get_by_text("Nothing to read")).to_be_visible()
    page.get_by_role("button", name="Add a book").click()
    rows = page.get_by_role("listitem").filter(has_text="The Left Hand of Darkness")
    expect(rows).to_have_count(1)
    expect(page.get_by_text("Nothing to read")).to_have_count(0)
    rows.first.focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text("How about “Kokoro”?")).to_be_visible()
