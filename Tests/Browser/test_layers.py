"""What lies in front of a view takes the pointer where it has views of its own, and nowhere else."""

import re

from page_conditions import until
from playwright.sync_api import expect


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_list_is_reached_between_the_views_in_front_of_it(open_screen):
    page = open_screen("layers")
    chosen = page.get_by_test_id("chosen")
    for row in (3, 7):
        # With the mouse, at the place: the browser decides what lies there.
        page.mouse.click(*middle(page.get_by_role("button", name=f"Row {row}", exact=True)))
        expect(chosen).to_have_text(f"Chosen: row {row}")


def test_the_views_in_front_are_reached(open_screen):
    page = open_screen("layers")
    page.mouse.click(*middle(page.get_by_role("button", name="Add")))
    expect(page.get_by_test_id("chosen")).to_have_text("Chosen: add")


def test_a_stack_with_a_gesture_takes_it_between_its_views(open_screen):
    page = open_screen("layers")
    left, right = page.get_by_text("Left"), page.get_by_text("Right")
    (x1, y), (x2, _) = middle(left), middle(right)
    page.mouse.click((x1 + x2) / 2, y)
    expect(page.get_by_text("Taps: 1")).to_be_visible()
    expect(page.get_by_test_id("chosen")).to_have_text("Chosen: nothing")


def test_a_list_scrolls_under_what_lies_in_front(open_screen):
    page = open_screen("layers")
    page.set_viewport_size({"width": 400, "height": 420})
    page.mouse.move(200, 260)
    page.mouse.wheel(0, 80)
    page.get_by_role("button", name="Row 19", exact=True).wait_for()
    until(page, "() => [...document.querySelectorAll('*')].some(el => el.scrollTop === 80)")


def test_what_cannot_be_seen_takes_no_clicks(open_screen):
    page = open_screen("layers")
    x, y = middle(page.get_by_role("button", name="Unseen"))
    page.mouse.click(x, y)
    expect(page.get_by_test_id("chosen")).to_have_text(re.compile(r"^Chosen: row \d+$"))
