"""What a pointer, a keyboard and fingers do beyond pressing: hovering, keys, pinching, dragging to another view."""

import re

from playwright.sync_api import expect


def test_hovering_is_told_once_and_places_while_the_pointer_moves(open_screen):
    page = open_screen("hover")
    text = page.get_by_text("away")
    text.hover()
    expect(page.get_by_text("over", exact=True)).to_be_visible()
    field = page.get_by_text("Field")
    box = field.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(page.get_by_text("away")).to_be_visible()
    place = page.get_by_text(re.compile(r"^\d+ \d+$"))
    x, y = map(int, place.inner_text().split())
    page.mouse.move(box["x"] + 8, box["y"] + 6, steps=3)
    expect(place).to_have_text(f"{x + 3} {y + 1}")
    page.mouse.move(2, 2)
    expect(page.get_by_text("gone")).to_be_visible()


def test_keys_go_to_the_view_with_the_focus(open_screen):
    page = open_screen("keys")
    expect(page.get_by_text("Board")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Last: down")).to_be_visible()
    page.keyboard.down("x")
    expect(page.get_by_text("Last: x [down]")).to_be_visible()
    page.keyboard.up("x")
    expect(page.get_by_text("Last: x [up]")).to_be_visible()


def test_a_field_keeps_its_keys_and_gives_escape_away(open_screen):
    page = open_screen("keys")
    field = page.get_by_role("textbox")
    field.click()
    page.keyboard.type("Ada")
    expect(page.get_by_text("Name: Ada")).to_be_visible()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(page.get_by_text("Last: none")).to_be_visible()


def test_a_view_is_dragged_to_another(open_screen):
    page = open_screen("drag")
    card = page.get_by_text("Card")
    card.drag_to(page.get_by_text("Table"))
    expect(page.get_by_text("Dropped: ace")).to_be_visible()
    expect(page.get_by_text("Table")).to_be_visible()


def test_two_fingers_on_a_trackpad_magnify(open_screen):
    page = open_screen("pinch")
    box = page.get_by_text("Map").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -30)
    page.keyboard.up("Control")
    expect(page.get_by_text("larger done")).to_be_visible()


def test_two_fingers_on_a_screen_magnify(open_screen):
    page = open_screen("pinch", has_touch=True)
    box = page.get_by_text("Map").bounding_box()
    x, y = box["x"] + 20, box["y"] + 10
    client = page.context.new_cdp_session(page)

    def touch(kind, *places):
        points = [{"x": place, "y": y, "id": index} for index, place in enumerate(places)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, x + 20)
    touch("touchMove", x - 10, x + 30)
    expect(page.get_by_text("larger open")).to_be_visible()
    touch("touchEnd")
    expect(page.get_by_text("larger done")).to_be_visible()


def test_a_page_that_needs_no_extras_does_not_load_them(serve, open_page):
    page = open_page(serve("GuessingGame"))
    names = page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert any("client.js" in name for name in names) and not any("extras.js" in name for name in names)
