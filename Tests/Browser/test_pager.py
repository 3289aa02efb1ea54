"""Pages that are turned by a pointer, and symbols that move."""

import pytest
from page_conditions import module
from playwright.sync_api import expect


@pytest.fixture
def screen(open_screen):
    page = open_screen("pager")
    page.wait_for_function("() => document.querySelector('.tabs-page')")
    module(page, "pager")
    return page


def drag(page, way, steps=8, release=True):
    """Drags by a part of the width of the pages, slowly enough not to fling them: the clock of events is that of the browser."""
    box = page.get_by_text("At page").bounding_box()
    pages = page.locator(".tabs-page").first.bounding_box()
    start = pages["x"] + pages["width"] / 2
    y = pages["y"] + pages["height"] - 60
    assert box["y"] > y
    page.mouse.move(start, y)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(start + way * pages["width"] * step / steps, y)
    if release:
        page.mouse.up()


def test_a_page_is_turned_and_turned_back(screen):
    drag(screen, -0.45)
    expect(screen.get_by_text("At page 1")).to_be_visible()
    expect(screen.get_by_text("Page 1", exact=True)).to_be_visible()
    drag(screen, 0.45)
    expect(screen.get_by_text("At page 0")).to_be_visible()


def test_the_page_beside_comes_along_and_nothing_is_left_of_the_way(screen):
    drag(screen, -0.4, release=False)
    first, second = screen.get_by_text("Page 0", exact=True), screen.get_by_text("Page 1", exact=True)
    expect(second).to_be_visible()
    pages = screen.locator(".tabs-page").first.bounding_box()
    assert second.bounding_box()["x"] - first.bounding_box()["x"] == pytest.approx(pages["width"], abs=2)
    screen.mouse.up()
    expect(first).to_be_hidden()
    expect(screen.locator(".turning")).to_have_count(0)
    expect(screen.locator(".beside")).to_have_count(0)
    assert screen.locator("[style*=translate]").count() == 0


def test_there_is_nothing_before_the_first_page(screen):
    drag(screen, 0.45)
    expect(screen.locator(".turning")).to_have_count(0)
    expect(screen.get_by_text("At page 0")).to_be_visible()
    expect(screen.get_by_text("Page 0", exact=True)).to_be_visible()


def test_a_drag_downwards_turns_nothing(screen):
    pages = screen.locator(".tabs-page").first.bounding_box()
    x, y = pages["x"] + pages["width"] / 2, pages["y"] + 120
    screen.mouse.move(x, y)
    screen.mouse.down()
    screen.mouse.move(x - 10, y + 30)
    screen.mouse.move(x - 200, y + 40)
    expect(screen.locator(".turning")).to_have_count(0)
    screen.mouse.up()


def test_what_scrolls_sideways_in_a_page_keeps_its_drags(screen):
    inner = screen.get_by_text("Sideways 0 1", exact=True).bounding_box()
    screen.mouse.move(inner["x"] + 5, inner["y"] + 5)
    screen.mouse.down()
    screen.mouse.move(inner["x"] - 80, inner["y"] + 5, steps=4)
    expect(screen.locator(".turning")).to_have_count(0)
    screen.mouse.up()


def test_from_right_to_left_the_next_page_is_at_the_left(screen):
    screen.get_by_role("switch", name="Mirrored").click()
    screen.line.settle()
    drag(screen, 0.45)
    expect(screen.get_by_text("At page 1")).to_be_visible()


def test_a_finger_turns_pages(open_screen):
    page = open_screen("pager", has_touch=True, is_mobile=True)
    module(page, "pager")
    pages = page.locator(".tabs-page").first.bounding_box()
    x, y = pages["x"] + pages["width"] * 0.8, pages["y"] + pages["height"] - 60
    touch = page.context.new_cdp_session(page)

    def send(kind, *places):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": y} for px in places]})

    send("touchStart", x)
    for step in range(1, 9):
        send("touchMove", x - pages["width"] * 0.6 * step / 8)
    send("touchEnd")
    expect(page.get_by_text("At page 1")).to_be_visible()


def test_dots_show_as_the_mode_says(screen):
    quiet, one, counted = (screen.locator(".tabs-page").nth(index).locator("[role=tablist]") for index in range(3))
    opacity = "(bar) => getComputedStyle(bar).opacity"
    assert quiet.evaluate(opacity) == one.evaluate(opacity) == "0"
    assert counted.evaluate(opacity) == "1"
    # They are there for the keyboard, which they show for.
    quiet.get_by_role("tab", selected=True).focus()
    assert quiet.evaluate(opacity) == "1"
    screen.keyboard.press("ArrowRight")
    expect(screen.get_by_text("At page 1")).to_be_visible()


def animations(page, name):
    """Of the symbol of a name: the names of its animations, how long they take in ms, and how often they are repeated."""
    return page.get_by_role("img", name=name).evaluate("""(el) => {
      const style = getComputedStyle(el.closest(".symbol"));
      return [style.animationName, style.animationDuration, style.animationIterationCount];
    }""")


def test_symbols_move_when_their_value_changes(screen):
    assert animations(screen, "Bell")[0] == "none"
    screen.get_by_role("button", name="Ring").click()
    screen.line.settle()
    assert animations(screen, "Bell") == ["bounce-again", "0.5s", "1"]
    screen.get_by_role("button", name="Ring").click()
    screen.line.settle()
    assert animations(screen, "Bell") == ["bounce", "0.5s", "1"]
    assert animations(screen, "Star")[0] == "none"


def test_symbols_move_while_their_effect_is_active(screen):
    assert animations(screen, "Microphone")[0] == "none"
    recording = screen.get_by_role("switch", name="Recording")
    recording.click()
    screen.line.settle()
    assert animations(screen, "Microphone") == ["pulse", "0.8s", "infinite"]
    recording.click()
    screen.line.settle()
    assert animations(screen, "Microphone")[0] == "none"
