"""The alerts, in a terminal."""

import pytest

PHONE = {"columns": 40, "rows": 24}


@pytest.mark.parametrize("size", [{}, PHONE])
def test_the_six_steps_by_keys(example, size):
    """002-T13: the six steps, by keys in a terminal"""
    terminal = example("alerts", **size).wait_for("Count: 0")
    # From the spellings past the ways to the button.
    terminal.press("tab", "tab", "enter")
    terminal.wait_for("Alert!", "This is an alert", "Cancel", "Increment")
    # The focus is on Cancel; the button that increments is beside it.
    terminal.press("right", "enter")
    terminal.wait_for("Incremented!", "OK", "Count: 1")
    terminal.press("enter")
    terminal.wait_until_gone("Incremented!")
    assert "Count: 1" in terminal.text


@pytest.mark.parametrize("size", [{}, PHONE])
def test_the_six_steps_by_pointer(example, size):
    """002-T13: the six steps, by pointer in a terminal"""
    terminal = example("alerts", **size).wait_for("Count: 0")
    terminal.click_alone("Alert")
    terminal.wait_for("Alert!", "This is an alert")
    terminal.click_alone("Increment")
    terminal.wait_for("Incremented!", "Count: 1")
    terminal.click_alone("OK")
    terminal.wait_until_gone("Incremented!")


@pytest.mark.parametrize("key", ["escape", "enter"])
def test_cancelling_changes_nothing(example, key):
    """002-T14: escape and the button that cancels dismiss, and the count stays, in a terminal"""
    terminal = example("alerts").wait_for("Count: 0")
    terminal.click_alone("Alert")
    terminal.wait_for("This is an alert")
    terminal.press(key)
    terminal.wait_until_gone("This is an alert")
    assert "Count: 0" in terminal.text


def test_a_dialog_is_answered(example):
    terminal = example("alerts").wait_for("Count: 0")
    terminal.click_alone("Confirmation Dialog")
    terminal.wait_for("What to do with the count?", "Cancel")
    terminal.click_alone("Decrement")
    terminal.wait_for("Decremented!", "Count: -1")
    terminal.press("enter")
    terminal.wait_until_gone("Decremented!")


def test_the_native_alert(example):
    """002-T4: the alert of SwiftUI alone, in a terminal"""
    terminal = example("alerts").wait_for("Count: 0")
    terminal.click_alone("SwiftUI")
    terminal.wait_until_gone("Confirmation Dialog")
    for count in (1, 2):
        terminal.click_alone("Alert")
        terminal.wait_for("This is an alert")
        terminal.click_alone("Increment")
        terminal.wait_until_gone("This is an alert")
        terminal.wait_for(f"Count: {count}")
    assert "Actions" in terminal.text and "Alerts.Action" not in terminal.text
