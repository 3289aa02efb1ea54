"""The shared state, in Chromium by roles and names."""

import pytest
from playwright.sync_api import expect

DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def choose(page, name):
    """Chooses a segment by pointer: its text covers the radio button."""
    page.get_by_role("radio", name=name).check(force=True)


@pytest.mark.parametrize("way, text", [("Computed property", "computed from"), ("@Shared", "by reference")])
@pytest.mark.parametrize("options", [{}, DESKTOP])
def test_by_pointer(open_example, options, way, text):
    """003-T9, 003-T10: counting, the profile, and its reset, by pointer in a browser"""
    page = open_example("shared-state", **options)
    page.get_by_role("combobox", name="Shared by").select_option(way)
    expect(page.get_by_text(text)).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="Increment", exact=True).click()
    page.get_by_role("button", name="Decrement", exact=True).click()
    page.get_by_role("button", name="Is this prime?").click()
    answer = page.get_by_role("alertdialog", name="2 is a prime number.")
    answer.get_by_role("button", name="OK").click()
    expect(answer).to_have_count(0)
    choose(page, "Profile")
    for line in ("Current count: 2", "Highest count: 3", "Lowest count: 0", "Number of counts: 4"):
        expect(page.get_by_text(line)).to_be_visible()
    page.get_by_role("button", name="Reset", exact=True).click()
    expect(page.get_by_role("radio", name="Counter")).to_be_checked()
    expect(page.get_by_role("button", name="Increment", exact=True)).to_be_visible()


def test_by_keys(open_example):
    """003-T7: the picker swaps the tabs, by keys in a browser"""
    page = open_example("shared-state")
    page.get_by_role("button", name="Increment", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Counter").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Highest count: 2")).to_be_visible()
    expect(page.get_by_role("button", name="Is this prime?")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Is this prime?")).to_be_visible()
