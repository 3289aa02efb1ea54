"""The shared state, in a terminal."""

import pytest

PHONE = {"columns": 40, "rows": 26}


@pytest.mark.parametrize("way", ["Computed property", "@Shared"])
@pytest.mark.parametrize("size", [{}, PHONE])
def test_by_pointer(example, size, way):
    """003-T9, 003-T10: counting, the profile, and its reset, by pointer in a terminal"""
    terminal = example("shared-state", **size).wait_for("Is this prime?")
    if way == "@Shared":
        terminal.click("Computed property")
        terminal.wait_for("@Shared")
        terminal.click_alone("@Shared")
        terminal.wait_for("by reference")
    for _ in range(3):
        terminal.click("+")
    terminal.wait(lambda: terminal.find_alone("3"), "the count")
    terminal.click("−")
    terminal.click("Is this prime?")
    terminal.wait_for("2 is a prime number.")
    terminal.press("enter")
    terminal.wait_until_gone("2 is a prime number.")
    terminal.click_alone("Profile")
    terminal.wait_for("Current count: 2", "Highest count: 3", "Lowest count: 0", "Number of counts: 4")
    terminal.click_alone("Reset")
    terminal.wait_for("Is this prime?")
    terminal.wait(lambda: terminal.find_alone("0"), "the count")


def test_by_keys(example):
    """003-T7: the picker swaps the tabs, by keys in a terminal"""
    terminal = example("shared-state").wait_for("Is this prime?")
    # From the spellings past the ways and the tabs to the buttons, and back to the tabs.
    terminal.press("tab", "tab", "tab", "enter")
    terminal.wait(lambda: terminal.find_alone("-1"), "the count")
    terminal.press("tab", "enter", "enter")
    terminal.wait(lambda: terminal.find_alone("1"), "the count")
    terminal.press("shift-tab", "shift-tab", "right")
    terminal.wait_for("Highest count: 1", "Lowest count: -1")
    assert "Is this prime?" not in terminal.text
    terminal.press("left")
    terminal.wait_for("Is this prime?")
