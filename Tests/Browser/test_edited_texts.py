"""Texts that a person and an app change concurrently, over lines of any delay: nothing is lost, doubled or reordered."""

import re

import pytest
from playwright.sync_api import expect
from slow_line import SlowLine

# Round-trip times in milliseconds, and the time between two keys.
LINES = [0, 20, 60, 300, 1000]
KEY = 30


@pytest.fixture
def texts(serve, chromium):
    """Opens the screen of texts over a line with a delay."""
    lines, contexts = [], []

    def open_it(milliseconds=0):
        address = serve("InteractionProbe", SCREEN="edited texts")
        if milliseconds:
            lines.append(SlowLine(int(re.search(r":(\d+)/", address).group(1)), delay=milliseconds / 2000, rate=10_000_000))
            address = lines[-1].address
        contexts.append(chromium.new_context(viewport={"width": 1000, "height": 900}))
        page = contexts[-1].new_page()
        page.goto(address)
        return page

    yield open_it
    for context in contexts:
        context.close()
    for line in lines:
        line.close()


def has(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible(timeout=30_000)


def type_into(page, name, text, value):
    field = page.get_by_label(name, exact=True)
    field.click()
    page.keyboard.type(text, delay=KEY)
    expect(field).to_have_value(value, timeout=30_000)


@pytest.mark.parametrize("milliseconds", LINES)
def test_what_apps_make_of_what_is_typed(texts, milliseconds):
    page = texts(milliseconds)
    type_into(page, "Plain", "abc", "abc")
    has(page, "heard a|ab|abc")
    type_into(page, "Capitals", "hello world", "HELLO WORLD")
    type_into(page, "Amount", "57", "$57")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("68", delay=KEY)
    expect(page.get_by_label("Amount")).to_have_value("$5687", timeout=30_000)
    type_into(page, "Grouped", "1934567", "1,934,567")
    type_into(page, "Digits", "1a2b3c", "123")
    type_into(page, "Short", "abcdefgh", "abcd")
    type_into(page, "Tags", "one,two,three,", "")
    has(page, "tags one|two|three")
    type_into(page, "Line", "one\ntwo\n", "")
    has(page, "lines one|two")
    type_into(page, "Price", "", "4")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("12.", delay=KEY)
    has(page, "price 12.0")
    page.keyboard.type("5", delay=KEY)
    page.keyboard.press("Tab")
    has(page, "has abc/HELLO WORLD/$5687/1,934,567/123/abcd///")
    has(page, "price 12.5")


@pytest.mark.parametrize("milliseconds", [0, 300])
def test_deleting_and_typing_in_the_middle(texts, milliseconds):
    page = texts(milliseconds)
    type_into(page, "Capitals", "hello", "HELLO")
    for key in ["ArrowLeft", "ArrowLeft", "x", "y", "Backspace", "z", "End", "Backspace", "!"]:
        page.keyboard.press(key, delay=KEY)
    expect(page.get_by_label("Capitals")).to_have_value("HELXZL!", timeout=30_000)
    has(page, "has /HELXZL!///////")


def test_a_text_that_is_set_without_being_typed(texts):
    page = texts()
    page.get_by_label("Plain").evaluate("""(el) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(el, "Ada");
      el.dispatchEvent(new Event("change", { bubbles: true }));
    }""")
    has(page, "heard Ada")
    has(page, "has Ada////////")


@pytest.mark.parametrize("milliseconds", [0, 300])
def test_the_app_hears_a_composition_and_writes_when_it_has_ended(texts, milliseconds):
    page = texts(milliseconds)
    page.get_by_label("Capitals").click()
    cdp = page.context.new_cdp_session(page)
    for text in ["h", "he", "hel"]:
        cdp.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    has(page, "has /HEL///////")
    expect(page.get_by_label("Capitals")).to_have_value("hel")
    cdp.send("Input.insertText", {"text": "hello"})
    expect(page.get_by_label("Capitals")).to_have_value("HELLO", timeout=30_000)
    has(page, "has /HELLO///////")
    page.keyboard.type("!")
    expect(page.get_by_label("Capitals")).to_have_value("HELLO!")


def test_the_app_writes_into_an_editor_while_somebody_types(texts):
    page = texts(60)
    type_into(page, "Note", "one\ntwo", "one\ntwo")
    page.evaluate("[...document.querySelectorAll('button')].find((el) => el.textContent === 'Write').click()")
    page.keyboard.type(" three", delay=KEY)
    expect(page.get_by_label("Note")).to_have_value("> one\ntwo three", timeout=30_000)


def test_what_is_typed_while_the_page_loads_arrives_once_and_before_return(texts, chromium):
    page = texts()
    held = []
    page.route(re.compile(r"/edits\.js"), lambda route: held.append(route))
    with page.expect_request(re.compile(r"/edits\.js")):
        page.reload(wait_until="commit")
    page.get_by_label("Line").wait_for()
    page.get_by_label("Line").click()
    page.keyboard.type("one\ntwo")
    for route in held:
        route.continue_()
    has(page, "lines one")
    expect(page.get_by_label("Line")).to_have_value("two")
