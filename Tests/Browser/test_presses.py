"""The start of a press decides its meaning, and keys of an input method send no key event."""

import json
import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(open_screen):
    return open_screen("presses", viewport={"width": 1280, "height": 900})


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def counts(page, text):
    expect(page.get_by_text(re.compile(" (on|off)$")).first).to_have_text(re.compile(text))


def press(page, locator):
    page.mouse.move(*middle(locator))
    page.mouse.down()


def told(page, *kinds):
    events = [json.loads(message) for message in page.line.sent]
    return [event[2:] for event in events if isinstance(event[0], int) and event[2] in kinds]


# MARK: Controls that move away


@pytest.mark.parametrize(("role", "name", "result"), [
    ("button", "First", "first 1 off"), ("switch", "Switch", "on"), ("button", "Inner", "inner 1 off"),
])
def test_a_control_that_moves_away_under_a_press_takes_it(page, role, name, result):
    control = page.get_by_role(role, name=name)
    before = control.bounding_box()
    press(page, control)
    page.keyboard.press("Control+j")
    page.wait_for_function("([y, name]) => Math.abs([...document.querySelectorAll('button,[role=switch]')].find((el) =>"
                           " (el.textContent || el.role).includes(name) || el.closest('label')?.textContent.includes(name))"
                           ".getBoundingClientRect().top - y) > 30", arg=[before["y"], name])
    page.mouse.up()
    counts(page, result)
    page.line.settle()
    assert len(told(page, "activate", "setOn")) == 2  # The shift, and the press.


def test_what_comes_under_a_held_pointer_is_not_pressed(page):
    """The press was on an element without a press handler."""
    page.keyboard.press("Control+j")
    expect(page.get_by_text("Shift")).to_be_visible()
    page.line.settle()
    box = page.get_by_role("button", name="First").bounding_box()
    # The future position of the button.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 72)
    page.mouse.down()
    page.keyboard.press("Control+j")
    page.wait_for_function("y => [...document.querySelectorAll('button')].find((el) => el.textContent === 'First')"
                           ".getBoundingClientRect().top < y - 30", arg=box["y"])
    page.mouse.up()
    page.line.settle()
    counts(page, "^ off$|^off$")


def test_a_press_that_is_released_beside_its_control_is_none(page):
    inner = page.get_by_role("button", name="Inner")
    press(page, inner)
    page.mouse.move(*middle(page.get_by_text("A card")), steps=4)
    page.mouse.up()
    page.line.settle()
    assert told(page, "activate", "tap") == []


# MARK: Stopped clicks


def test_a_click_that_another_script_stops_is_none(page):
    """Programs that drive a browser stop a click, and click again, if the page has changed under their pointer."""
    first = page.get_by_role("button", name="First")
    # Later than the handlers of the client.
    page.evaluate("""() => {
      window.stops = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
      for (const kind of ["mousedown", "mouseup", "click"]) addEventListener(kind, window.stops, true);
    }""")
    page.mouse.click(*middle(first))
    page.line.settle()
    assert told(page, "activate") == []
    page.evaluate("""() => {
      for (const kind of ["mousedown", "mouseup", "click"]) removeEventListener(kind, window.stops, true);
    }""")
    page.mouse.click(*middle(first))
    counts(page, "first 1 off")
    page.line.settle()
    assert len(told(page, "activate")) == 1


def test_a_button_that_is_replaced_under_the_pointer_is_clicked_once(page):
    first = page.get_by_role("button", name="First")
    first.evaluate("""button => addEventListener("mousemove", (event) => {
      if (button.contains(event.target)) button.replaceWith(button.cloneNode(true));
    }, true)""")
    # The driver finds another button than it looked for, stops its click, and clicks again.
    first.click()
    counts(page, "first 1 off")
    page.line.settle()
    assert len(told(page, "activate")) == 1


# MARK: Presentations


@pytest.mark.parametrize("start", ["field", "padding"])
def test_a_press_in_a_sheet_that_is_released_beside_it_does_not_close_it(page, start):
    page.get_by_role("button", name="Open").click()
    field = page.get_by_role("textbox", name="Note")
    expect(field).to_be_visible()
    page.line.settle()
    x, y = middle(field) if start == "field" else middle(page.get_by_role("dialog"))
    page.mouse.move(x, y if start == "field" else y + 40)
    page.mouse.down()
    page.mouse.move(15, 400, steps=4)
    page.mouse.up()
    page.line.settle()
    expect(field).to_be_visible()
    assert told(page, "dismiss") == []
    # A press that begins and ends beside the sheet dismisses it.
    page.mouse.click(15, 400)
    expect(field).to_have_count(0)


# MARK: Text


def test_text_that_is_selected_is_no_tap(page):
    text = page.get_by_text("A card")
    box = text.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    assert page.evaluate("getSelection().toString().length") > 5
    page.line.settle()
    assert told(page, "tap") == []
    text.click()
    counts(page, "card 1 off")


def test_a_double_click_is_two_taps_though_it_selects_a_word(page):
    page.get_by_text("A card").dblclick()
    counts(page, "card")
    page.line.settle()
    assert [event[1] for event in told(page, "tap")] == [1, 2]


# MARK: Drags


def test_a_drag_without_a_least_distance_begins_when_the_pointer_goes_down(page):
    kite = page.get_by_label("Kite")
    box = kite.bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 20)
    page.mouse.down()
    expect(page.get_by_text("drag at 30 20")).to_be_visible()
    page.mouse.move(box["x"] + 33, box["y"] + 21)
    expect(page.get_by_text("drag at 33 21")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("drag ended 33 21")).to_be_visible()


def test_a_tap_on_a_drag_without_a_least_distance_begins_and_ends_it(page):
    kite = page.get_by_label("Kite")
    box = kite.bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + 20)
    expect(page.get_by_text("drag ended 30 20")).to_be_visible()


@pytest.mark.parametrize("way", ["the next press", "a move without a button", "a touch"])
def test_a_drag_whose_release_never_comes_is_ended(page, way):
    kite = page.get_by_label("Kite")
    box = kite.bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 30, steps=3)
    expect(page.get_by_text("drag at 60 30")).to_be_visible()
    page.evaluate("""way => {
      const kind = way === "a touch" ? "touch" : "mouse";
      const [type, buttons] = way === "a move without a button" ? ["pointermove", 0] : ["pointerdown", 1];
      const options = { bubbles: true, pointerType: kind, isPrimary: true, pointerId: kind === "touch" ? 77 : 1, buttons };
      document.body.dispatchEvent(new PointerEvent(type, { ...options, clientX: 5, clientY: 5 }));
    }""", way)
    expect(page.get_by_text("drag ended 60 30")).to_be_visible()
    page.mouse.up()
    page.line.settle()
    assert [event[1] for event in told(page, "drag") if event[1] != "changed"] == ["ended"]


def test_a_row_that_is_swiped_and_never_released_goes_back_with_the_next_press(page):
    row = page.locator("li.row").first
    x, y = middle(row)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y, steps=4)
    expect(row).to_have_class(re.compile("swiped"))
    page.evaluate("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', isPrimary: true,"
                  " pointerId: 1, buttons: 1, clientX: 5, clientY: 5 }))")
    expect(row).not_to_have_class(re.compile("swiped"))


# MARK: Before the scripts


def test_presses_and_keys_before_the_scripts_run_are_done_once(serve, open_page):
    page = open_page("about:blank")
    held = []
    page.route(re.compile("/client[.]js"), lambda route: held.append(route))
    page.goto(serve("InteractionProbe", SCREEN="presses"), wait_until="commit")
    button = page.get_by_role("button", name="First")
    before = button.bounding_box()
    button.click()
    button.click()
    page.keyboard.press("Control+j")
    # Browsers turn the switch themselves.
    page.get_by_role("switch", name="Switch").click()
    held.pop().continue_()
    counts(page, "first 2 on")
    page.wait_for_function("y => [...document.querySelectorAll('button')].find((el) => el.textContent === 'First')"
                           ".getBoundingClientRect().top > y + 30", arg=before["y"])
    page.line.settle()
    assert sorted(kind for kind, *_ in told(page, "activate", "setOn")) == ["activate"] * 3 + ["setOn"]
    # From now on presses are done when they are made.
    button.click()
    counts(page, "first 3 on")


# MARK: Keys of an input method


def composed(page, field, **options):
    """The key event that ends a composition, as browsers send it."""
    field.evaluate("""(el, options) => {
      el.focus();
      el.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
      el.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "日本" }));
      const about = { key: "Enter", code: "Enter", bubbles: true, cancelable: true };
      el.dispatchEvent(new KeyboardEvent("keydown", { ...about, ...options }));
      el.dispatchEvent(new KeyboardEvent("keyup", { ...about, keyCode: 13 }));
    }""", options)


@pytest.mark.parametrize("options", [{"keyCode": 229, "isComposing": False}, {"keyCode": 229, "isComposing": True},
                                     {"keyCode": 13, "isComposing": True}], ids=["Safari", "Chromium", "composing"])
def test_the_return_that_ends_a_composition_does_nothing(page, options):
    page.get_by_role("button", name="Open").click()
    field = page.get_by_role("textbox", name="Note")
    composed(page, field, **options)
    page.line.settle()
    assert told(page, "submit", "key") == []
    field.press("Enter")
    counts(page, "key 1, submit 1 off")
