"""What the screen reader Orca says of pages in Chromium and Firefox: the words, their order, and each once.

`make test-heard` runs these tests in Firefox, after all others, and `make orca` runs them in both engines: Firefox combines changes of the
focus where other tests use the processor.
"""

import os

import pytest
from engines import Firefox, by_text

MODAL = "!!document.querySelector(':modal')"
SLIDERS = "document.querySelectorAll('input[type=range]')"

pytestmark = pytest.mark.skipif("IPPO_ORCA" not in os.environ, reason="`make orca` runs the screen reader")


@pytest.fixture(scope="module")
def probe(serve_module):
    return serve_module("InteractionProbe", SCREEN="heard")


@pytest.fixture
def page(read_window, probe):
    """The screen of the probe, anew."""
    return read_window.open(probe)


def press(page, name):
    page.focus(by_text(name))
    page.keys("Return")


def is_back_at(page, name):
    """The focus is back at the button, which Firefox says. Chromium gives it back while it hides the button from readers."""
    page.page.until(f"document.activeElement === {by_text(name)}")
    if isinstance(page.page, Firefox):
        page.hears(f"{name} push button")


def stepper(name):
    return f"([...document.querySelectorAll('.stepper')].find((el) => el.textContent.includes({name!r})).querySelectorAll('button')[1])"


def test_alerts_say_title_message_and_the_button_that_destroys_nothing(page):
    press(page, "Alert")
    page.hears("Delete the file?", "It cannot be brought back.", "Keep push button")
    page.keys("shift+Tab")
    page.hears("Delete push button")
    # Another alert takes the place of the first.
    page.keys("Return")
    page.hears("Deleted", "It is gone.", "Fine push button")
    page.keys("Return")
    is_back_at(page, "Alert")
    press(page, "Ask")
    page.hears("How to send it?", "It is large.", "Cancel push button")
    page.keys("Escape")
    is_back_at(page, "Ask")


def test_sheets_covers_and_popovers_say_their_names(page):
    for name, title, control in [("Sheet", "Details", "Done"), ("Bare sheet", "Welcome to the sheet", "Close the sheet"),
                                 ("Cover", "Curtain", "Lift"), ("Popover", "A word beside it", "Got it")]:
        press(page, name)
        page.hears(title, f"{control} push button")
        page.keys("Return")
        is_back_at(page, name)


def test_a_pushed_page_says_its_title_and_gives_the_focus_back(page):
    press(page, "Go further")
    page.hears("Further heading level 1")
    page.keys("alt+Left")
    page.page.until(f"document.activeElement === {by_text('Go further')}")


def test_steppers_say_their_new_values(page):
    page.focus(stepper("Count"))
    page.keys("Return")
    page.hears("3")
    # At the end of the range the button cannot be pressed, and the focus goes to the other one.
    page.keys("Return")
    page.hears("Decrement push button")
    page.keys("Return")
    page.hears("3")
    heard = " / ".join(page.focus(stepper("Size")))
    assert heard.count("Size") == 1 and "Increment push button" in heard
    page.keys("Return")
    page.hears("2")


def test_sliders_say_per_cent_and_move_by_steps_of_keys(page):
    assert "Volume" in " / ".join(heard := page.focus(f"({SLIDERS}[0])")) and "40%" in " / ".join(heard)
    page.keys("Right")
    page.hears("50%")
    page.keys("Left")
    page.hears("40%")
    assert "30%" in " / ".join(page.focus(f"({SLIDERS}[1])"))
    page.keys("Right")
    page.hears("40%")


def test_an_adjustable_element_says_its_name_and_its_new_value(page):
    heard = " / ".join(page.focus("([...document.querySelectorAll('.look-assistive')][0])"))
    assert "Rating, 3 of 5" in heard and "Increment push button" in heard
    page.keys("Return")
    page.hears("4 of 5")


def test_switches_fields_errors_and_progress(page):
    assert "Wi-Fi switch on" in " / ".join(page.focus("[role=switch]"))
    page.keys("space")
    page.hears("off")
    press(page, "Submit")
    page.hears("The name is missing.")
    heard = " / ".join(page.focus("input[type=text]"))
    assert "Name entry" in heard and "Write your name here." in heard
    press(page, "Work")
    page.hears("30 percent")
    # Progress is said at most every few seconds.
    page.keys("Return")
    page.page.until("document.querySelector('progress').value > 0.45")
    assert not any("percent" in utterance for utterance in page.said())


def test_a_button_with_another_name_says_it(page):
    page.focus("([...document.querySelectorAll('[role=button]')].find((el) => el.textContent.startsWith('Tapped')))")
    page.keys("Return")
    page.hears("Tapped 1 times")


def test_menus_say_their_items_without_marks(page):
    assert "File collapsed push button" in " / ".join(page.focus(by_text("File")))
    page.keys("Return")
    page.hears("menu", "New")
    page.keys("Down")
    page.hears("Open")
    page.keys("Down")
    heard = " / ".join(page.hears("By name"))
    assert "selected radio menu item" in heard and "✓" not in heard
    page.keys("Escape")
    page.hears("collapsed")


def test_a_context_menu_of_a_text_opens_by_keys(page):
    assert "A photo (none)" in " / ".join(page.focus("[data-context-menu]"))
    page.keys("Return")
    page.hears("Context menu")
    page.keys("Down")
    page.hears("Share it")
    page.keys("Return")
    page.page.reads("A photo (shared)")
    page.page.until("document.activeElement.matches('[data-context-menu]')")


def test_pickers_and_disclosures(page):
    assert "Fruit" in " / ".join(heard := page.focus("select")) and "Apple" in " / ".join(heard)
    page.keys("Down")
    page.hears("Banana")
    heard = " / ".join(page.focus("(document.querySelector('input[type=radio]:checked'))"))
    assert "Segment" in heard and "selected radio button" in heard and "1 of 3" in heard
    more = "([...document.querySelectorAll('[aria-expanded]')].find((el) => el.textContent.includes('More')))"
    assert "More collapsed" in " / ".join(page.focus(more))
    page.keys("Return")
    page.hears("expanded")


def test_rows_say_their_places_and_a_moved_row_its_new_place(page):
    heard = " / ".join(page.focus("([...document.querySelectorAll('li.row')].find((el) => el.textContent.includes('Apple')))"))
    assert "Apple" in heard and "1 of 3" in heard
    page.keys("alt+Down")
    page.hears("Apple, 2/3")
