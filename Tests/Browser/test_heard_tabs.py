"""What the screen reader Orca says of tabs, bars, tables, fields, texts and the connection: the words, their order, and each once.

`make orca` runs these tests, as those of test_heard.py.
"""

import os

import pytest
from engines import Firefox, by_text

pytestmark = pytest.mark.skipif("IPPO_ORCA" not in os.environ, reason="`make orca` runs the screen reader")


@pytest.fixture(scope="module")
def probe(serve_module):
    return serve_module("InteractionProbe", SCREEN="heard more")


@pytest.fixture
def tabs(read_window, probe):
    """The screen of the probe, anew."""
    return read_window.open(probe)


def go(page, name):
    """Goes to a tab, which has the focus then."""
    tab = f"[...document.querySelectorAll('[role=tab]')].find((el) => el.textContent.includes({name!r}))"
    page.page.run(f"const el = {tab}; el.focus(); el.click();")
    page.page.until(f"{tab}.ariaSelected === 'true' && document.activeElement === {tab}")
    page.said()


def test_tabs_say_their_places(tabs):
    tabs.focus("[role=tab]")
    tabs.keys("Right")
    tabs.hears("Fields page tab", "2 of 4")
    tabs.keys("Right")
    tabs.hears("Tables 2 page tab", "3 of 4")
    tabs.keys("Left")
    tabs.hears("Fields page tab", "2 of 4")


def test_buttons_say_value_hint_and_state(tabs):
    heard = " / ".join(tabs.focus(by_text("Favourite")))
    assert "Favourite push button" in heard and "no star, Adds the page to the favourites." in heard
    tabs.keys("Return")
    tabs.hears("5 stars")
    assert "Held toggle button pressed" in " / ".join(tabs.focus(by_text("Held")))
    tabs.keys("Return")
    tabs.hears("not pressed")
    assert "Add push button" in " / ".join(tabs.focus(by_text("Add")))
    assert "Archive all push button" in " / ".join(tabs.focus(by_text("Archive all")))


def test_live_texts_and_named_actions(tabs):
    tabs.focus(by_text("Tick"))
    for count in (1, 2):
        tabs.keys("Return")
        tabs.hears(f"Ticks: {count}")
    heard = " / ".join(tabs.focus(by_text("Archive")))
    assert "Letter panel" in heard and "Archive push button" in heard
    tabs.keys("Return")
    tabs.hears("Log: archived")


def test_a_section_that_folds_says_its_state(tabs):
    heard = " / ".join(tabs.focus(by_text("Foldable")))
    assert "Foldable push button heading level 2" in heard and "Expanded" in heard
    tabs.keys("Return")
    tabs.hears("Collapsed")


def test_fields_say_name_and_content_in_their_order(tabs):
    go(tabs, "Fields")
    tabs.keys("Tab")
    # Firefox stops at the region that scrolls.
    if tabs.page.value("document.activeElement.type") != "text":
        tabs.keys("Tab")
    tabs.hears("Mail entry name@example.com")
    for name in ["Password password text", "Amount entry 5 selected", "Comment entry Two words", "Notes entry Two words", "Month"]:
        tabs.keys("Tab")
        heard = tabs.hears(name)
    if not isinstance(tabs.page, Firefox):
        assert "Month Appointment 01 spin button" in " / ".join(heard)
    tabs.keys("Up")
    tabs.hears("02")
    assert "Tint push button" in " / ".join(tabs.focus("input[type=color]"))


def test_pickers_in_forms_say_their_places(tabs):
    go(tabs, "Fields")
    heard = " / ".join(tabs.focus("(document.querySelector('input[type=radio]:checked'))"))
    assert "Snack panel" in heard and "selected radio button" in heard and "1 of 3" in heard
    tabs.keys("Down")
    tabs.hears("Banana", "2 of 3")
    tabs.keys("Tab")
    tabs.hears("Banana", "2 of 3")
    tabs.keys("Tab")
    tabs.hears("Page combo box", "2 of 3")


def test_an_error_that_appears_is_heard(tabs):
    go(tabs, "Fields")
    tabs.focus(by_text("Save"))
    tabs.keys("Return")
    tabs.hears("The address has no @.")


def test_tables_say_columns_and_their_order(tabs):
    go(tabs, "Tables")
    heard = " / ".join(tabs.focus(by_text("Name")))
    assert "table with 3 rows 2 columns" in heard and "column header" in heard and "Name push button" in heard
    tabs.keys("Return")
    tabs.hears("Name, ascending")
    tabs.keys("Return")
    tabs.hears("Name, descending")


def test_rows_that_are_chosen_and_deleted(tabs):
    go(tabs, "Tables")
    heard = " / ".join(tabs.focus("[role=option]"))
    assert "List with 4 items" in heard and "Anna" in heard and "1 of 4" in heard
    tabs.keys("Down")
    tabs.hears("Ben", "2 of 4")
    tabs.keys("Delete")
    tabs.hears("Cleo")


def test_a_search_leads_to_its_results_and_to_the_page_of_one(tabs):
    go(tabs, "Search")
    tabs.keys("Tab")
    tabs.hears("search", "Find a fruit entry")
    tabs.keys("a", "p", "r")
    tabs.page.until("document.querySelector('input[type=search]').value === 'apr' && !document.body.innerText.includes('Banana')")
    tabs.said()
    tabs.keys("Tab")
    tabs.hears("Apricot link")
    tabs.keys("Return")
    tabs.hears("Apricot heading level 1")


def test_a_lost_connection_and_the_next_one_are_heard_once(tabs):
    tabs.focus(by_text("Tick"))
    tabs.page.run("dispatchEvent(new Event('offline'))")
    tabs.hears("Reconnecting…", "Connected")
    tabs.keys("Return")
    tabs.hears("Ticks: 1")


def test_links_pictures_combined_elements_and_gauges_are_read_in_order(tabs):
    # The last test: the arrows leave the reader in its mode for reading.
    assert "Manual link" in " / ".join(tabs.focus("a[href*=manual]"))
    for key, phrases in [("Up", ["A harbour at night image"]), ("Down", ["Manual link"]), ("Down", ["Read", "the terms link", "first."]),
                         ("Down", ["Favourite push button"]), ("Down", ["Held toggle button pressed"]),
                         ("Down", ["Temperature, 21° image"]), ("Down", ["Battery"]), ("Down", ["Battery", "percent"])]:
        tabs.keys(key)
        tabs.hears(*phrases)
