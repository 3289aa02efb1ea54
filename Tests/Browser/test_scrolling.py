"""Where a region that scrolls begins."""


def test_what_scrolls_when_it_appears_is_there(open_screen):
    page = open_screen("hours")
    text = page.get_by_text("8 o'clock", exact=True)
    page.wait_for_function("(el) => Math.abs(el.getBoundingClientRect().top) < 64", arg=text.element_handle())
    assert page.get_by_text("7 o'clock", exact=True).bounding_box()["y"] < 0
