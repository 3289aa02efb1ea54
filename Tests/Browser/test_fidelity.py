"""What apps for phones rely on: rings in several colours, wheels, sidebars, edit mode, and fields that find room."""

import json

from playwright.sync_api import expect
from waits import until

DESKTOP = {"width": 1000, "height": 700}
# The middle of the chosen row of a wheel, from the middle of the wheel.
AWAY = """(el) => {
  const middle = (box) => box.top + box.height / 2;
  return Math.abs(middle(el.selectedOptions[0].getBoundingClientRect()) - middle(el.getBoundingClientRect()));
}"""


def colors(page, places):
    """The colours of a page at places, in CSS pixels."""
    picture = page.screenshot(type="png").hex()
    return page.evaluate(
        """async ([picture, places]) => {
          const bytes = new Uint8Array(picture.match(/../g).map((byte) => parseInt(byte, 16)));
          const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
          pen.drawImage(image, 0, 0);
          return places.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3));
        }""", [picture, places])


def test_a_ring_has_the_colours_around_its_center_and_no_more_than_its_part(open_screen):
    page = open_screen("rings")
    box = page.locator("svg.shape").first.bounding_box()
    middle, right = box["y"] + box["height"] / 2, box["x"] + box["width"]
    # It is turned so that it begins at the top; a third of it is drawn.
    drawn, left = colors(page, [(right, middle), (box["x"], middle)])
    assert drawn != left
    assert max(left) - min(left) < 20, "there is nothing but the grey ring"
    # The animation is listed for a second only: it is noted when it begins.
    page.evaluate("""() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how), { target, pseudoElement } = animation.effect;
        window.grew ||= target.tagName === "ellipse" && !pseudoElement && document.getAnimations().includes(animation)
          && animation.effect.getKeyframes().some(({ strokeDasharray }) => strokeDasharray);
        return animation;
      };
    }""")
    page.get_by_role("button", name="Finish").click()
    # It grows to its end: what is drawn all around is the same element.
    page.wait_for_function("() => window.grew")
    page.wait_for_function("() => document.getAnimations().length === 0")
    first, second, third = colors(page, [(right, middle), (box["x"] + box["width"] / 2, box["y"] + box["height"]), (box["x"], middle)])
    assert first[2] > first[0] and third[0] > third[2] and len({*map(tuple, (first, second, third))}) == 3


def test_a_line_lies_half_outside_of_its_shape(open_screen):
    page = open_screen("rings")
    around = page.evaluate("""() => [...document.querySelectorAll(".stroke")].map((line) => {
      const [inner, outer] = [line.parentElement, line].map((el) => el.getBoundingClientRect());
      return [inner.left - outer.left, outer.right - inner.right, outer.bottom - inner.bottom];
    })""")
    assert around == [[8, 8, 8], [6, 6, 6], [3, 3, 3], [3, 3, 3]]


def test_a_binding_keeps_what_the_app_wrote_until_a_person_scrolls(open_screen):
    page = open_screen("jumps")
    page.get_by_role("button", name="Jump").click()
    expect(page.get_by_text("Row 30")).to_be_in_viewport()

    def told():
        """The places that were told since, once the last one was."""
        page.wait_for_function("() => new Promise((done) => setTimeout(() => done(true), 150))")
        page.line.settle()
        return [fields[5:] for fields in map(json.loads, page.line.sent) if fields[2:3] == ["scroll"]]

    page.wait_for_function("() => document.querySelectorAll('.scroll')[1].scrollTop > 0")
    # A place is told 100 ms after the event, which comes with a frame.
    until("places that are told", told)
    assert all(cause == [0, False] or cause[1:] == [False] for cause in told())
    expect(page.get_by_text("At 30, placed")).to_be_visible()
    for index, text in enumerate(["At 34, placed", "At 34, moved"]):
        box = page.locator(".scroll").nth(index).bounding_box()
        page.mouse.move(box["x"] + 40, box["y"] + 40)
        # Four rows and a bit: the view at the anchor is told, and not the first that is seen.
        page.mouse.wheel(0, 200)
        expect(page.get_by_text(text)).to_be_visible()


def test_edit_mode_is_for_the_selection_where_several_can_be_selected(open_screen):
    page = open_screen("selection")
    marks = page.locator(".row-select")
    expect(marks.first).to_be_hidden()
    page.get_by_role("button", name="Edit").click()
    expect(page.locator(".row-select:visible")).to_have_count(6)
    expect(page.get_by_role("button", name="Delete")).to_have_count(0)
    page.get_by_role("option", name="Banana").click()
    # A row that leads to a page is selected meanwhile, wherever one presses.
    box = page.locator(".row", has_text="Home").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("heading", name="Banana Home")).to_be_visible()
    expect(page.get_by_role("option", name="Banana")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("button", name="Select").first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Done").click()
    expect(marks.first).to_be_hidden()
    page.locator(".row", has_text="Help").click()
    expect(page.get_by_text("Page Help")).to_be_visible()


def test_tabs_are_in_a_sidebar_where_the_window_is_wide(open_screen):
    page = open_screen("sidebar", viewport=DESKTOP)
    tabs, panel = page.get_by_role("tablist"), page.get_by_role("tabpanel")
    expect(page.get_by_text("Library")).to_be_visible()
    assert tabs.bounding_box()["width"] == 260 and panel.bounding_box()["x"] >= 260
    page.get_by_role("tab", name="Artists").click()
    expect(page.get_by_text("Artists 0")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Favourites 0")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 700})
    expect(page.get_by_text("Library")).to_be_hidden()
    box = tabs.bounding_box()
    assert box["width"] == 390 and box["y"] > 600


def test_fields_for_dates_are_not_cut_beside_long_labels(open_screen):
    page = open_screen("dates")
    fits = page.evaluate("""() => [...document.querySelectorAll(".field")].map((field) => {
      const [box, row] = [field.querySelector("input"), field.closest(".row")].map((el) => el.getBoundingClientRect());
      const wanted = document.createElement("input");
      Object.assign(wanted, { type: field.querySelector("input").type, className: "" });
      return [box.right <= row.right - 15, field.querySelector("input").scrollWidth <= box.width];
    })""")
    assert fits == [[True, True]] * 4
    label, field = page.get_by_text("Reminder").bounding_box(), page.locator(".field").first.bounding_box()
    assert field["y"] >= label["y"] + label["height"], "there is no room for both beside each other"
    label, field = page.get_by_text("The day").bounding_box(), page.locator(".field").last.bounding_box()
    assert field["y"] < label["y"] + label["height"], "the label wraps beside a field of a day alone"


def test_the_chosen_row_of_a_wheel_is_in_the_middle(open_screen):
    page = open_screen("wheels", viewport=DESKTOP)
    wheel = page.get_by_role("listbox")
    centered = lambda: page.wait_for_function(f"(el) => ({AWAY})(el) < 2", arg=wheel.element_handle())
    centered()
    for name, text in [("Last", "Minute 59"), ("First", "Minute 0")]:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_text(text, exact=True)).to_be_visible()
        centered()
    # What a person turns to the middle is chosen.
    box = wheel.bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.wheel(0, 100)
    expect(page.get_by_text("Minute 3", exact=True)).to_be_visible()
    centered()


def test_dots_lie_on_a_ground_as_the_app_says(open_screen):
    page = open_screen("dots")
    bars = page.get_by_role("tablist")
    ground = lambda index: bars.nth(index).evaluate("(el) => getComputedStyle(el).backgroundColor")
    assert ground(0) != "rgba(0, 0, 0, 0)" and ground(1) == ground(2) == "rgba(0, 0, 0, 0)"
    assert bars.first.bounding_box()["width"] < 100
    for index, shows in [(1, True), (2, False)]:
        bars.nth(index).get_by_role("tab", selected=True).focus()
        page.wait_for_function(
            "([el, shows]) => (getComputedStyle(el).backgroundColor !== 'rgba(0, 0, 0, 0)') === shows",
            arg=[bars.nth(index).element_handle(), shows])


def test_what_views_give_is_copied_and_cut(open_screen):
    page = open_screen("copy", permissions=["clipboard-read", "clipboard-write"])

    def clipboard(text):
        page.wait_for_function("async (text) => await navigator.clipboard.readText() === text", arg=text)

    page.get_by_role("button", name="Copy code").click()
    clipboard("code 42")
    page.get_by_text("Command").focus()
    page.keyboard.press("Control+c")
    clipboard("from a command")
    notes = page.get_by_text("Notes:")
    notes.focus()
    page.keyboard.press("Control+c")
    clipboard("first\nsecond")
    # What is selected is the person's.
    notes.evaluate("(el) => getSelection().selectAllChildren(el)")
    page.keyboard.press("Control+c")
    clipboard("Notes: first second")
    page.evaluate("getSelection().removeAllRanges()")
    page.keyboard.press("Control+x")
    clipboard("first\nsecond")
    expect(page.get_by_text("Notes:")).to_have_text("Notes: ")


def test_things_are_dropped_between_rows(open_screen):
    page = open_screen("row drops")
    card = page.get_by_text("Dora", exact=True).first
    row = lambda name: page.locator(".row", has_text=name)
    height = row("Ben").bounding_box()["height"]
    card.drag_to(row("Ben"), target_position={"x": 60, "y": height - 6})
    expect(page.get_by_text("Anna Ben Dora Cleo, nothing")).to_be_visible()
    card.drag_to(row("One"), target_position={"x": 60, "y": 6})
    expect(page.get_by_text("1 at 0")).to_be_visible()
    # While something is held over a row, a line is where it would go.
    box = row("Anna").bounding_box()
    start = card.bounding_box()
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    # Over an element it is held only once it has come there.
    page.mouse.move(box["x"] + 60, box["y"] + 8, steps=4)
    page.mouse.move(box["x"] + 60, box["y"] + 10)
    expect(row("Anna")).to_have_class("row fx drop-before")
    page.mouse.move(box["x"] + 60, box["y"] + height - 6)
    expect(row("Anna")).to_have_class("row fx drop-behind")
    page.mouse.up()
