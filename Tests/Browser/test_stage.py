"""Presentations of an example in the gallery: they cover its stage, and nothing of the gallery."""

import pytest
from axe_rules import violations
from gallery_page import DESKTOP, entries
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
def show(serve, open_page):
    """Opens an example of the gallery, and waits for its form for the window."""

    def start(example, options):
        page = open_page(serve("Gallery", state={"example": example}), bypass_csp=True, **options)
        expect(page.locator(".stage")).to_be_visible()
        # The page is laid out anew once the server knows how wide it is.
        if page.viewport_size["width"] >= 700:
            expect(entries(page).first).to_be_visible()
        at_rest(page)
        return page

    return start


@pytest.fixture
def alerts(show):
    return lambda **options: show("alerts", options or DESKTOP)


def test_an_alert_stands_on_the_stage(alerts):
    page = alerts()
    stage = box(page.locator(".stage"))
    button(page, "Alert").click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    at_rest(page)
    found = box(alert)
    assert is_within(found, stage)
    for start, end in [(0, 2), (1, 3)]:
        assert abs((found[start] + found[end]) - (stage[start] + stage[end])) <= 2, "it is in the middle"
    assert not alert.evaluate("el => el.matches(':modal')")
    assert violations(page) == []


def test_a_sheet_rises_from_the_edge_of_the_stage(show):
    page = show("present-then-load", DESKTOP)
    stage = box(page.locator(".stage"))
    button(page, "Open the parcel").click()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    at_rest(page)
    found = box(sheet)
    assert is_within(found, stage)
    assert (found[0], found[2], found[3]) == (stage[0], stage[2], stage[3])
    assert violations(page) == []


def test_a_phone_has_it_over_the_whole_window(alerts):
    page = alerts(viewport={"width": 390, "height": 844})
    button(page, "Alert").click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    assert alert.evaluate("el => el.matches(':modal')")
    at_rest(page)
    found = box(alert)
    assert abs(found[0] + found[2] - 390) <= 2 and abs(found[1] + found[3] - 844) <= 2, "it is in the middle"


def test_a_sheet_that_is_open_when_the_window_becomes_narrow_goes_on_over_the_window(alerts):
    page = alerts()
    button(page, "Alert").click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[role=alertdialog]:modal")).to_have_count(1)
    expect(alert).to_have_count(1)
    page.set_viewport_size(DESKTOP["viewport"])
    expect(page.locator(".stage > [role=alertdialog]")).to_have_count(1)
    page.wait_for_function("() => !!document.activeElement.closest('[role=alertdialog]')")
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    # Nothing is left behind of what was covered.
    expect(page.locator("[inert]:visible")).to_have_count(0)
    button(page, "Alert").click()
    expect(alert).to_be_visible()


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


def test_the_keyboard_goes_back_from_a_sheet_that_moves_away(show):
    page = show("destinations", DESKTOP)
    opener = button(page, "Visit the shop")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    at_rest(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


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
