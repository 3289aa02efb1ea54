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


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("window", WINDOWS)
def test_a_large_title_goes_with_what_scrolls(open_screen, window, motion):
    page = open_screen("titled hours", viewport=WINDOWS[window], reduced_motion=motion)
    title = page.get_by_role("heading", name="Hours")
    first = page.get_by_text("0 o'clock", exact=True)

    def tops():
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return [part.bounding_box()["y"] for part in (title, first)]

    before = tops()
    scroll = page.locator(".scroll")
    scroll.evaluate("(region) => { region.scrollTop = 20; }")
    assert tops() == pytest.approx([top - 20 for top in before], abs=1)
    # The whole title is gone, and the bar has a small one.
    bar = page.locator(".bar").bounding_box()
    scroll.evaluate("(region) => { region.scrollTop = 64; }")
    assert tops()[1] == pytest.approx(before[1] - 64, abs=1)
    assert title.bounding_box()["y"] + title.bounding_box()["height"] <= bar["y"] + bar["height"] + 1
    assert page.locator(".small-title").evaluate("(el) => getComputedStyle(el).opacity") == "1"
    # The last row ends where the page ends.
    scroll.evaluate("(region) => { region.scrollTop = 1e6; }")
    last = page.get_by_text("23 o'clock", exact=True).bounding_box()
    assert last["y"] + last["height"] / 2 == pytest.approx(WINDOWS[window]["height"] - 32, abs=1)
