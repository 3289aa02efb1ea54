"""The guessing game of the tutorial, in Chromium by roles and names."""

import pytest
from playwright.sync_api import expect

DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def games(page, count):
    expect(page.get_by_text(f"ゲーム回数:{count}", exact=True)).to_be_visible()


def rows(page):
    return page.get_by_role("listitem").filter(has_text="Secret:")


def detail(page):
    return page.get_by_role("button", name="Detail", exact=True)


def leave(page):
    """Presses the back button of the list."""
    page.get_by_role("button", name="Back", exact=True).last.click()


def stage(page, name):
    """Chooses a stage by pointer: its text covers the radio button."""
    page.get_by_role("radio", name=name, exact=True).check(force=True)


@pytest.mark.parametrize("options", [{}, DESKTOP])
def test_the_last_stage_by_pointer(open_example, options):
    """001-T28: the last stage, by pointer in a browser"""
    page = open_example("guessing-game", "tutorial", **options)
    games(page, 0)
    for count in (1, 2, 3):
        page.get_by_role("button", name="Next", exact=True).click()
        games(page, count)
    detail(page).click()
    expect(rows(page)).to_have_count(3)
    page.get_by_role("button", name="Edit", exact=True).click()
    rows(page).first.get_by_role("button", name="Delete").click()
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Done", exact=True).click()
    leave(page)
    games(page, 2)


def test_the_last_stage_by_keys(open_example):
    """001-T19: guess, next, delete and back, by keys in a browser"""
    page = open_example("guessing-game", "tutorial")
    page.get_by_role("textbox", name="Guess").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("12")
    page.get_by_role("button", name="Next", exact=True).focus()
    page.keyboard.press("Enter")
    games(page, 1)
    detail(page).focus()
    page.keyboard.press("Enter")
    expect(rows(page)).to_contain_text("Answer: 12")
    rows(page).first.focus()
    page.keyboard.press("Delete")
    expect(rows(page)).to_have_count(0)
    page.get_by_role("button", name="Back", exact=True).last.focus()
    page.keyboard.press("Enter")
    games(page, 0)


def test_the_riddle(open_example):
    """001-T20: the riddle of the single result, and its answer, in a browser"""
    page = open_example("guessing-game", "tutorial")
    stage(page, "D")
    expect(page.get_by_text("A plain link leads to the list.")).to_be_visible()
    for count in (1, 2, 3):
        page.get_by_role("button", name="Next", exact=True).click()
        games(page, count)
    page.get_by_role("switch", name="A new identity for every question").click()
    games(page, 0)
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    detail(page).click()
    expect(rows(page)).to_have_count(1)


def test_a_state_with_the_list_open_starts_there(open_example):
    """001-T29: a state with the list open starts there, and goes back to two games, in a browser"""
    page = open_example("guessing-game", "tutorial")
    stage(page, "Open")
    expect(rows(page)).to_have_count(2)
    expect(rows(page).first).to_contain_text("Answer: 10")
    leave(page)
    games(page, 2)


def test_the_program_is_a_window_with_a_navigation(serve, open_page):
    """001-T16: the tutorial's program, a window with a navigation around the game, in a browser"""
    page = open_page(serve("GuessingGameTutorialApp"))
    games(page, 0)
    page.get_by_role("button", name="Next", exact=True).click()
    detail(page).click()
    expect(rows(page)).to_have_count(1)
    page.evaluate("history.back()")
    games(page, 1)
