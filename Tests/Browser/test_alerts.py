"""The alerts, in Chromium by roles and names."""

import pytest
from playwright.sync_api import expect

DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def alert(page, title):
    return page.get_by_role("alertdialog", name=title)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("options", [{}, DESKTOP])
def test_the_six_steps_by_pointer(open_example, options):
    """002-T13: the six steps, by pointer in a browser"""
    page = open_example("alerts", **options)
    button(page, "Alert").click()
    expect(alert(page, "Alert!")).to_contain_text("This is an alert")
    alert(page, "Alert!").get_by_role("button", name="Increment").click()
    expect(alert(page, "Incremented!")).to_be_visible()
    expect(alert(page, "Alert!")).to_have_count(0)
    alert(page, "Incremented!").get_by_role("button", name="OK").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()


def test_the_six_steps_by_keys(open_example):
    """002-T13: the six steps, by keys in a browser, and the focus returns to the button"""
    page = open_example("alerts")
    button(page, "Alert").focus()
    page.keyboard.press("Enter")
    expect(alert(page, "Alert!")).to_be_visible()
    increment = alert(page, "Alert!").get_by_role("button", name="Increment")
    for _ in range(2):
        if increment.evaluate("(element) => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(increment).to_be_focused()
    page.keyboard.press("Enter")
    expect(alert(page, "Incremented!").get_by_role("button", name="OK")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_text("Count: 1", exact=True)).to_be_visible()
    expect(button(page, "Alert")).to_be_focused()


def test_cancelling_changes_nothing(open_example):
    """002-T14: escape and the button that cancels dismiss, and the count stays, in a browser"""
    page = open_example("alerts")
    button(page, "Alert").click()
    alert(page, "Alert!").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    button(page, "Alert").click()
    expect(alert(page, "Alert!")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_text("Count: 0", exact=True)).to_be_visible()


@pytest.mark.parametrize("options", [{}, DESKTOP])
def test_a_dialog_is_answered(open_example, options):
    page = open_example("alerts", **options)
    button(page, "Confirmation Dialog").click()
    dialog = alert(page, "What to do with the count?")
    expect(dialog).to_contain_text("This is a confirmation dialog.")
    dialog.get_by_role("button", name="Decrement").click()
    expect(dialog).to_have_count(0)
    alert(page, "Decremented!").get_by_role("button", name="OK").click()
    expect(page.get_by_text("Count: -1", exact=True)).to_be_visible()


def test_the_native_alert(open_example):
    """002-T4: the alert of SwiftUI alone, in a browser"""
    page = open_example("alerts")
    page.get_by_role("radio", name="SwiftUI").check(force=True)
    expect(button(page, "Confirmation Dialog")).to_have_count(0)
    for count in (1, 2):
        button(page, "Alert").click()
        alert(page, "Alert!").get_by_role("button", name="Increment").click()
        expect(page.get_by_role("alertdialog")).to_have_count(0)
        expect(page.get_by_text(f"Count: {count}", exact=True)).to_be_visible()
