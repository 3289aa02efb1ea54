"""Where a region that scrolls begins."""

import pytest

# The server knows the size of the second from the start.
WINDOWS = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}


@pytest.mark.parametrize("window", WINDOWS)
def test_what_scrolls_when_it_appears_is_there(open_screen, window):
    page = open_screen("hours", viewport=WINDOWS[window])
    text = page.get_by_text("8 o'clock", exact=True)
    page.wait_for_function("(el) => Math.abs(el.getBoundingClientRect().top) < 64", arg=text.element_handle())
    assert page.get_by_text("7 o'clock", exact=True).bounding_box()["y"] < 0
