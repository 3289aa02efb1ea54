"""Charts in space: a picture that people turn by drags and by keys."""

from playwright.sync_api import expect


def test_a_chart_in_space_is_turned(open_screen):
    page = open_screen("space")
    expect(page.get_by_text("30 and 20", exact=True)).to_be_visible()
    # The surface, the box and the point are outlines, and axes have labels.
    assert page.locator("svg path, path").count() > 20
    for label in ("Width", "Depth"):
        expect(page.get_by_text(label, exact=True)).to_be_visible()
    # The chart is in the middle of the page.
    x, y = page.viewport_size["width"] / 2, page.viewport_size["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 20, steps=4)
    page.mouse.up()
    # Half a degree for each point, to the place where the drag ends. Keys turn by 15 degrees.
    expect(page.get_by_text("0 and 10", exact=True)).to_be_visible()
    page.locator("[tabindex='0']").last.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("15 and 10", exact=True)).to_be_visible()
