"""The gallery in Chromium: every example, on a desktop and on a phone, by pointer and by keys."""

import json
import re

import pytest
from chromium import PHONE_AGENT
from gallery_page import DESKTOP, bar, entries, entry, home, titles
from playwright.sync_api import expect


def show_and_hide_the_code(page):
    page.get_by_role("button", name="Source", exact=True).click()
    code = page.get_by_role("dialog")
    expect(code.get_by_text(re.compile("^import "), exact=False).first).to_be_visible()
    # While it slides in, the button may be let go of where it is no longer.
    code.evaluate("el => Promise.all(el.getAnimations().map((animation) => animation.finished)).then(() => {})")
    code.get_by_role("button", name="Done").click()
    expect(code).to_have_count(0)


@pytest.mark.timeout(900)
def test_every_example_opens_beside_the_list(open_gallery):
    page = open_gallery(reduced_motion="reduce", **DESKTOP)
    expect(home(page)).to_be_visible()
    names = titles(page)
    assert "Guessing Game" in names
    for title in names:
        entry(page, title).click()
        expect(bar(page, title)).to_be_visible()
        # Some examples act at once, so the list of actions may not be empty.
        expect(page.get_by_role("button", name="Actions", exact=True)).to_be_visible()
        show_and_hide_the_code(page)
    expect(entries(page)).to_have_count(len(names))


def test_the_home_page_opens_examples_and_is_a_row_of_the_list(open_gallery):
    page = open_gallery(**DESKTOP)
    expect(home(page)).to_be_visible()
    names = titles(page)
    main = page.get_by_role("main")
    for category in ("Tutorials", "Basics", "Small Apps", "Keys"):
        expect(main.get_by_role("heading", name=category)).to_be_visible()
    assert set(main.get_by_role("button").all_inner_texts()) == set(names)
    main.get_by_role("button", name="Two Counters").click()
    expect(bar(page, "Two Counters")).to_be_visible()
    page.locator(".list .look-link").first.click()
    expect(home(page)).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(home(page)).to_be_visible()
    page.get_by_role("button", name="Gallery", exact=True).click()
    expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()


def test_every_example_has_a_picture_of_its_own(open_gallery):
    page = open_gallery()
    drawings = [entry.locator(".symbol svg").first.inner_html() for entry in entries(page).all()]
    assert len(set(drawings)) == len(drawings)
    # A name that nothing is known about is drawn as a question mark in a dashed square.
    assert not any("M4 8V4h4M16 4h4v4" in drawing for drawing in drawings)


def test_the_search_field_is_as_wide_as_a_phone(open_gallery):
    page = open_gallery()
    box = page.get_by_role("searchbox", name="Search examples").bounding_box()
    assert (box["x"], box["width"]) == (20, 350)


def test_the_search_field_finds_examples(open_gallery):
    page = open_gallery(**DESKTOP)
    count = entries(page).count()
    field = page.get_by_role("searchbox", name="Search examples")
    field.fill("secret number")
    expect(entries(page)).to_have_count(1)
    field.fill("no such thing")
    expect(page.get_by_text("No Results for “no such thing”")).to_be_visible()
    field.fill("")
    expect(entries(page)).to_have_count(count)


CARET = "() => [document.activeElement.type, document.activeElement.selectionStart]"


def test_what_is_typed_before_the_socket_opens_is_kept(serve, open_page):
    page = open_page(serve("Gallery"), is_held=True, user_agent=PHONE_AGENT, **DESKTOP)
    field = page.get_by_role("searchbox", name="Search examples")
    field.click()
    page.keyboard.type("two cuonters")
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Backspace")
    assert home(page).count() == 0, "the page is in its narrow form"
    page.line.release()
    expect(home(page)).to_be_visible()
    expect(entries(page)).to_have_count(0)
    expect(field).to_be_focused()
    assert page.evaluate(CARET) == ["search", len("two c")]
    page.keyboard.press("ArrowRight")
    page.keyboard.type("u")
    expect(field).to_have_value("two counters")
    expect(entries(page)).to_have_count(1)


def test_what_is_typed_while_the_page_is_arranged_anew_is_kept(open_gallery):
    page = open_gallery(**DESKTOP)
    expect(home(page)).to_be_visible()
    field = page.get_by_role("searchbox", name="Search examples")
    page.line.held = []
    field.click()
    page.keyboard.type("counters")
    page.keyboard.press("Home")
    # The server, which has not heard of it yet, sends the field anew.
    node = int(field.get_attribute("id")[1:-1])
    attributes = {"type": "search", "data-event": "setText", "aria-label": "Search examples", "value": ""}
    anew = ["div", node, {"class": "field"}, 0, ["input", f"{node}i", attributes, 0]]
    shown = int(page.locator("body").get_attribute("data-revision"))
    revision = max((json.loads(message)[0] for message in page.line.received if message[1].isdigit()), default=shown)
    field.evaluate("(field) => { field.isOld = true }")
    page.line.sockets[-1].send(json.dumps([revision + 1, 0, ["x", node, anew]]))
    page.wait_for_function("() => !document.activeElement.isOld")
    expect(field).to_be_focused()
    expect(field).to_have_value("counters")
    assert page.evaluate(CARET) == ["search", 0]
    page.keyboard.type("two ")
    page.line.release()
    expect(field).to_have_value("two counters")
    expect(entries(page)).to_have_count(1)


def test_a_page_that_is_opened_again_arrives_in_its_wide_form(open_gallery):
    page = open_gallery(**DESKTOP)
    expect(home(page)).to_be_visible()
    page.line.held = []
    page.reload()
    expect(home(page)).to_be_visible()


def test_keys_alone_find_an_example_and_show_its_code(open_gallery):
    page = open_gallery(**DESKTOP)
    field = page.get_by_role("searchbox", name="Search examples")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_attached()
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    page.keyboard.press("Tab")
    expect(field).to_be_focused()
    page.keyboard.type("two counters")
    expect(entries(page)).to_have_count(1)
    page.keyboard.press("Tab")
    expect(entries(page).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(bar(page, "Two Counters")).to_be_visible()
    expect(page.locator("h1:focus")).to_have_text("Two Counters")
    source = page.get_by_role("button", name="Source", exact=True)
    source.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(source).to_be_focused()


def test_actions_and_what_they_change_are_listed_until_they_are_cleared(serve, open_page):
    page = open_page(serve("Gallery", state={"example": "counter"}), **DESKTOP)
    page.get_by_role("button", name="Increment").first.click()
    log = page.get_by_label("Action log")
    expect(log.get_by_text(re.compile("increment", re.IGNORECASE)).first).to_be_visible()
    expect(log.get_by_text(re.compile(r"^\+.*1"))).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("Use the example")).to_be_visible()
    expect(page.get_by_role("button", name="Clear")).to_be_disabled()
    page.get_by_role("button", name="Actions", exact=True).click()
    expect(page.get_by_text("Use the example")).to_have_count(0)


def test_a_state_file_opens_an_example_with_its_code(serve, open_page):
    state = {"example": "guessing-game", "isSourceShown": True}
    address = serve("Gallery", state=state)
    for options in ({}, DESKTOP):
        page = open_page(address, **options)
        expect(page.get_by_role("dialog").get_by_text("Guessing Game: Source")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(bar(page, "Guessing Game")).to_be_visible()


def test_the_browsers_back_button_goes_back_to_the_list_on_a_phone(open_gallery):
    page = open_gallery()
    entry(page, "Guessing Game").click()
    expect(bar(page, "Guessing Game")).to_be_visible()
    page.evaluate("history.back()")
    expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()


def test_an_example_goes_on_when_the_window_becomes_narrow(serve, open_page):
    page = open_page(serve("Gallery", state={"example": "counter"}), **DESKTOP)
    page.get_by_role("button", name="Increment").first.click()
    expect(page.get_by_text("1", exact=True).first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("button", name="Gallery", exact=True)).to_be_visible()
    expect(page.get_by_text("1", exact=True).first).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()
    expect(bar(page, "Counter")).to_be_visible()


@pytest.mark.parametrize("width", [720, 820, 1000])
def test_an_example_beside_the_list_has_room_in_windows_of_medium_width(open_gallery, width):
    page = open_gallery(viewport={"width": width, "height": 900})
    entry(page, "Guessing Game").click()
    label = page.get_by_text("Step by one", exact=True)
    expect(label).to_be_visible()
    # Its texts stand on one line.
    page.wait_for_function("(label) => label.getBoundingClientRect().height < 40", arg=label.element_handle())
    expect(entries(page).first).to_be_visible()


def test_there_is_one_main_region(serve, open_page):
    address = serve("Gallery", state={"example": "guessing-game"})
    for options in ({}, DESKTOP):
        page = open_page(address, **options)
        expect(bar(page, "Guessing Game")).to_be_visible()
        expect(page.get_by_role("main")).to_have_count(1)


OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".page:not(:has(~ .page)) > .bar :is(button, .small-title)")]
    .map((element) => element.getBoundingClientRect()).filter((box) => box.width);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const inside = boxes.every((box) => box.left >= 0 && box.right <= innerWidth);
  return { count: boxes.length, apart: boxes.every((a) => boxes.every((b) => a === b || apart(a, b))), inside };
}"""


@pytest.mark.parametrize("side", ["leading", "trailing"])
def test_many_items_in_a_bar_leave_room_for_the_title(serve, open_page, side):
    page = open_page(serve("Gallery", state={"example": "alerts"}), reduced_motion="reduce")
    expect(bar(page, "Alerts")).to_be_visible()
    before = page.evaluate(OVERLAPS)
    bar(page, "Alerts").evaluate(
        """(bar, side) => {
          const item = bar.querySelector(".bar-trailing .toolbar-item");
          for (let i = 0; i < 5; i++) bar.querySelector(".bar-" + side).append(item.cloneNode(true));
        }""", side)
    after = page.evaluate(OVERLAPS)
    assert after == {"count": before["count"] + 5, "apart": True, "inside": True}
    title = bar(page, "Alerts").locator(".small-title")
    assert title.bounding_box()["width"] > 40
