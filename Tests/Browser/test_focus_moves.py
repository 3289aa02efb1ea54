"""Focus of moved, replaced and removed elements: changes by the app send no focus or blur event."""

import json
import re

import pytest
from playwright.sync_api import expect

# Browsers that cannot move an element without removing it first.
WITHOUT_MOVES = "delete Element.prototype.moveBefore"


@pytest.fixture(params=["moveBefore", "insertBefore"])
def page(request, serve, open_page):
    page = open_page("about:blank")
    if request.param == "insertBefore":
        page.add_init_script(WITHOUT_MOVES)
    page.goto(serve("InteractionProbe", SCREEN="focus moves"))
    page.line.settle()
    return page


def field(page, name):
    return page.get_by_role("textbox", name=name)


def log(page):
    return page.get_by_text(re.compile("^Log:"))


def told(page, *kinds):
    events = [json.loads(message) for message in page.line.sent]
    return [event[2:] for event in events if isinstance(event[0], int) and event[2] in kinds]


def test_a_field_that_moves_is_not_left(page):
    field(page, "Price 1").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("12.")
    expect(page.get_by_text("1 is 12.0")).to_be_visible()
    for place in (2, 1, 0):
        page.keyboard.press("Control+m")
        expect(page.locator("input").nth(place)).to_be_focused()
        page.line.settle()
    page.keyboard.type("5")
    expect(field(page, "Price 1")).to_have_value("12.5")
    expect(page.get_by_text("1 is 12.5")).to_be_visible()
    expect(log(page)).to_have_text("Log: 1")
    assert told(page, "focus", "editing") == [["editing", True], ["focus", True]]


def test_the_caret_and_the_selection_stay(page):
    field(page, "Price 2").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("12345")
    expect(page.get_by_text("2 is 12345.0")).to_be_visible()
    field(page, "Price 2").evaluate("el => el.setSelectionRange(1, 3, 'backward')")
    page.keyboard.press("Control+m")
    expect(page.locator("input").nth(0)).to_be_focused()
    caret = "el => [el.selectionStart, el.selectionEnd, el.selectionDirection]"
    assert field(page, "Price 2").evaluate(caret) == [1, 3, "backward"]


def test_what_is_put_around_a_field_is_no_blur(page):
    field(page, "Price 2").click()
    page.keyboard.press("Control+f")
    expect(page.get_by_text("#").first).to_be_visible()
    expect(field(page, "Price 2")).to_be_focused()
    page.line.settle()
    expect(log(page)).to_have_text("Log: 2")


def test_from_field_to_field_the_focus_state_is_not_empty_in_between(page):
    field(page, "Price 1").click()
    expect(log(page)).to_have_text("Log: 1")
    page.keyboard.press("Tab")
    expect(log(page)).to_have_text("Log: 1 2")
    field(page, "Price 3").click()
    expect(log(page)).to_have_text("Log: 1 2 3")
    # The other focus state also changes, and both receive an event.
    field(page, "Note").click()
    expect(log(page)).to_have_text("Log: 1 2 3 nil")
    expect(page.get_by_text("Note in")).to_be_visible()
    field(page, "Price 2").click()
    expect(log(page)).to_have_text("Log: 1 2 3 nil 2")
    expect(page.get_by_text("Note out")).to_be_visible()


def test_the_app_moves_the_focus_without_an_empty_state_in_between(page):
    field(page, "Price 1").click()
    page.keyboard.press("Control+e")
    expect(field(page, "Price 2")).to_be_focused()
    page.line.settle()
    expect(log(page)).to_have_text("Log: 1 2")


def test_a_field_that_is_taken_away_gives_the_focus_to_no_other_field(page):
    field(page, "Price 1").click()
    expect(log(page)).to_have_text("Log: 1")
    page.keyboard.press("Control+d")
    expect(field(page, "Price 1")).to_have_count(0)
    page.line.settle()
    page.wait_for_function("() => document.activeElement !== document.body")
    assert not page.evaluate("document.activeElement.matches('input, textarea')")
    # The app is told of no other focus.
    assert told(page, "focus") == [["focus", True]]
