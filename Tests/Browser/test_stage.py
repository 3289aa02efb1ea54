"""Presentations of an example in the gallery: they cover its stage, and nothing of the gallery."""

import pytest
from gallery_page import DESKTOP
from playwright.sync_api import expect


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def box(locator):
    return locator.evaluate("el => { const b = el.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }")


def is_within(inner, outer):
    return (inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3])


def at_rest(page):
    page.line.settle()
    page.wait_for_function(
        "() => document.getAnimations().every((a) => a.playState !== 'running' || a.timeline !== document.timeline)")


@pytest.fixture
def alerts(serve, open_page):
    def start(**options):
        page = open_page(serve("Gallery", state={"example": "alerts"}), **(options or DESKTOP))
        expect(button(page, "Alert")).to_be_visible()
        # The page is laid out anew once the server knows how wide it is.
        at_rest(page)
        return page

    return start


@pytest.mark.parametrize("options", [DESKTOP, {"viewport": {"width": 390, "height": 844}}])
def test_an_alert_stands_on_the_stage(alerts, options):
    page = alerts(**options)
    stage = box(page.locator(".stage"))
    button(page, "Alert").click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    at_rest(page)
    found = box(alert)
    assert is_within(found, stage)
    assert abs((found[0] + found[2]) - (stage[0] + stage[2])) <= 2, "it is in the middle"


def test_the_gallery_beside_it_can_be_used(alerts):
    page = alerts()
    button(page, "Alert").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    at_rest(page)
    button(page, "Actions").click()
    expect(button(page, "Clear")).to_have_count(0)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    # What the alert covers takes no pointer and no keyboard.
    assert page.evaluate("""() => [...document.querySelector(".stage").children].map((el) => el.inert)""") == [True, False]


def test_the_keyboard_stays_in_an_alert_and_goes_back(alerts):
    page = alerts()
    button(page, "Alert").focus()
    page.keyboard.press("Enter")
    alert = page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    inside = "() => !!document.activeElement.closest('[role=alertdialog]')"
    page.wait_for_function(inside)
    names = set()
    for key in ["Tab"] * 3 + ["Shift+Tab"] * 3:
        page.keyboard.press(key)
        assert page.evaluate(inside)
        names.add(page.evaluate("() => document.activeElement.textContent"))
    assert len(names) == 2, "it goes round through both buttons"
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(button(page, "Alert")).to_be_focused()


def test_a_click_on_the_stage_closes_a_dialog_and_one_elsewhere_does_not(alerts):
    page = alerts()
    button(page, "Confirmation Dialog").click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    at_rest(page)
    page.get_by_text("Actions", exact=True).first.hover()
    page.mouse.click(1270, 400)
    expect(dialog).to_be_visible()
    left, top, _, _ = box(page.locator(".stage"))
    page.mouse.click(left + 30, top + 30)
    expect(dialog).to_have_count(0)


def test_the_code_of_an_example_covers_the_gallery(alerts):
    page = alerts()
    button(page, "Source").click()
    code = page.get_by_role("dialog")
    expect(code).to_be_visible()
    assert code.evaluate("el => el.matches(':modal')")
