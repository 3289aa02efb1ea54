"""What screen readers are given: names, descriptions, the order of the focus, and live texts. `test_heard.py` listens to a reader."""

import pytest
from engines import by_text, open_page
from playwright.sync_api import expect

LIVE = "#ippo-said"


@pytest.fixture
def page(open_screen):
    return open_screen("heard", viewport={"width": 1280, "height": 900})


def press(page, name):
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_presentations_have_the_focus_first_then_their_controls(page):
    page.evaluate("""() => {
      window.focused = [];
      addEventListener("focusin", ({ target }) => focused.push(target.matches("dialog,.popover")
        ? (target.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent).join(" ")
        : target.textContent));
    }""")
    for name, heard, control in [("Alert", "Delete the file? It cannot be brought back.", "Keep"),
                                 ("Ask", "How to send it? It is large.", "Cancel"), ("Sheet", "Details", "Done"),
                                 ("Bare sheet", "Welcome to the sheet", "Close the sheet"), ("Cover", "Curtain", "Lift"),
                                 ("Popover", "A word beside it", "Got it")]:
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        page.evaluate("focused.length = 0")
        page.keyboard.press("Enter")
        inside = page.get_by_role("button", name=control, exact=True)
        expect(inside).to_be_focused()
        assert page.evaluate("focused") == [heard, control]
        inside.press("Enter")
        expect(opener).to_be_focused()


def test_an_alert_after_an_alert_is_announced_anew(page):
    press(page, "Alert")
    expect(page.get_by_role("button", name="Keep")).to_be_focused()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Fine")).to_be_focused()
    expect(page.get_by_role("alertdialog", name="Deleted")).to_have_accessible_description("It is gone.")


def test_a_key_while_a_dialog_opens_is_for_its_control(page):
    press(page, "Alert")
    page.locator("dialog:modal").wait_for()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_new_values_are_live_texts(page):
    page.locator(".stepper", has_text="Count").get_by_role("button", name="Increment").press("Enter")
    expect(page.locator(LIVE)).to_have_text("3")
    adjustable = page.get_by_role("group", name="Rating, 3 of 5")
    page.locator(".look-assistive").first.focus()
    adjustable.get_by_role("button", name="Increment").press("Enter")
    expect(page.locator(LIVE)).to_have_text("4 of 5")
    page.get_by_role("button", name="Tapped 0 times").press("Enter")
    expect(page.locator(LIVE)).to_have_text("Tapped 1 times")
    page.locator("li.row", has_text="Apple").focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(page.locator(LIVE)).to_have_text("Apple, 2/3")


def test_sliders_are_in_per_cent_and_move_by_a_tenth(page):
    slider = page.get_by_role("slider").first
    slider.focus()
    expect(slider).to_have_attribute("aria-valuetext", "40%")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "50%")
    slider.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", "30%")


def test_a_context_menu_of_a_text_opens_by_keys(page):
    photo = page.locator("[data-context-menu]")
    for key in ["Shift+F10", "Enter", "ContextMenu"]:
        photo.focus()
        expect(photo).to_be_focused()
        page.keyboard.press(key)
        expect(page.get_by_role("menuitem", name="Copy it")).to_be_focused()
        page.keyboard.press("Escape")
        expect(photo).to_be_focused()


@pytest.mark.engines("firefox")
def test_a_dialog_keeps_the_focus_for_a_slow_reader_until_a_key_that_is_for_the_page(serve, browsers, engine):
    with open_page(engine, browsers) as page:
        page.open_app(serve("InteractionProbe", SCREEN="heard"))
        page.run("""window.focused = [];
          addEventListener("focusin", ({ target }) => focused.push([target.matches("dialog") ? "dialog" : target.textContent.trim(),
            performance.now()]));""")
        page.run(f"{by_text('Alert')}.focus(); focused.length = 0;")
        page.key("Enter")
        page.until("focused.length > 0")
        # Shift alone, which may be a command to the reader.
        page.keys("\ue008")
        page.until("focused.length > 1")
        (first, start), (second, end) = page.value("focused")
        assert [first, second] == ["dialog", "Keep"]
        assert end - start >= 3900, "milliseconds"
        page.key("Enter")
        page.until(f"document.activeElement === {by_text('Alert')}")
        page.run("focused.length = 0")
        page.key("Enter")
        # From the log: the dialog itself has the focus for four seconds only.
        page.until("focused.length > 0")
        assert page.value("focused[0][0]") == "dialog"
        page.key("ArrowDown")
        page.until(f"document.activeElement === {by_text('Keep')}")
