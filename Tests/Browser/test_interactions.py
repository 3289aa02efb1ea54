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


def test_a_page_is_answered_before_its_second_script_has_come(serve, open_page):
    page = open_page(serve("GuessingGame"))
    held = []
    page.route("**/extras.js*", lambda route: held.append(route))
    page.reload()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("spinbutton").or_(page.get_by_role("textbox", name="Guess"))).to_have_value("1")
    assert len(held) == 1
    held[0].continue_()


def test_the_app_scrolls_and_is_told_where_a_person_has_scrolled(open_screen):
    page = open_screen("scroll")
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_text("Row 50")).to_be_in_viewport()
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_text("Row 99")).to_be_in_viewport()
    expect(page.get_by_text("At 50")).to_be_hidden()
    page.get_by_text("Row 99").hover()
    page.mouse.wheel(0, -100000)
    expect(page.get_by_text("At 0", exact=True)).to_be_visible()


def test_content_begins_at_its_end_and_stays_there(open_screen):
    page = open_screen("log")
    expect(page.get_by_text("Line 59")).to_be_in_viewport()
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Line 60")).to_be_in_viewport()


def test_a_button_acts_on_the_field_with_the_focus(open_screen):
    page = open_screen("focus")
    expect(page.get_by_text("Working on: nothing")).to_be_visible()
    expect(page.get_by_role("button", name="Clear")).to_be_disabled()
    page.get_by_role("textbox", name="Note").click()
    expect(page.get_by_text("Working on: milk")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("Working on: empty")).to_be_visible()
    page.get_by_role("textbox", name="Other").click()
    expect(page.get_by_text("Working on: nothing")).to_be_visible()


def test_a_screen_reader_is_sent_to_a_text(open_screen):
    page = open_screen("focus")
    page.get_by_role("button", name="Read").click()
    expect(page.get_by_text("Result")).to_be_focused()


def test_suggestions_and_scopes_of_a_search(open_screen):
    page = open_screen("search")
    expect(page.get_by_role("button", name="Emma")).to_be_hidden()
    page.get_by_role("searchbox").click()
    page.get_by_role("button", name="Persuasion").click()
    expect(page.get_by_text("All: persuasion")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_value("persuasion")
    page.get_by_role("radio", name="Titles").check(force=True)
    expect(page.get_by_text("Titles: persuasion")).to_be_visible()
    page.get_by_role("searchbox").press("Escape")
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_a_colour_is_chosen_as_the_browser_does_it(open_screen):
    page = open_screen("color")
    picker = page.get_by_label("Paint")
    expect(picker).to_have_attribute("type", "color")
    expect(picker).to_have_value("#ff3b30")
    picker.fill("#00ff00")
    expect(page.get_by_text("#00FF00FF")).to_be_visible()


def test_text_comes_from_the_clipboard(open_screen):
    page = open_screen("paste", permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('from afar')")
    page.get_by_role("button", name="Paste").click()
    expect(page.get_by_text("Pasted: from afar")).to_be_visible()


def test_what_is_pasted_by_the_keyboard_is_for_the_view_with_the_focus(open_screen):
    page = open_screen("paste", permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('to you')")
    page.keyboard.press("Control+v")
    text = page.get_by_text("Pasted: nothing")
    expect(text).to_be_visible()
    text.focus()
    page.keyboard.press("Control+v")
    expect(page.get_by_text("Pasted: the keys, to you")).to_be_visible()


def test_links_are_as_wide_as_their_rows_and_leave_room_for_the_chevron(open_screen):
    page = open_screen("row links")
    chevrons = page.locator(".row .chevron")
    expect(chevrons).to_have_count(3)
    for index, name in enumerate(["Plain", "Menu", "Padded"]):
        row = page.locator(".row", has_text=name).bounding_box()
        link = page.locator(".row .look-link").nth(index).bounding_box()
        text = page.get_by_text(name).bounding_box()
        # A padding is around the link, not in it.
        assert name == "Padded" or link["width"] >= row["width"] - 72, name
        assert text["x"] - row["x"] <= 24, name
        assert text["x"] + text["width"] <= chevrons.nth(index).bounding_box()["x"], name
    page.get_by_text("Menu").click()
    expect(page.get_by_text("Page 2")).to_be_visible()


def test_a_wheel_has_a_band_behind_what_is_chosen_and_no_frame(open_screen):
    page = open_screen("row links")
    wheel = page.locator(".wheel select")
    expect(wheel).to_have_css("border-top-width", "0px")
    expect(wheel).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    backgrounds = wheel.evaluate("""(el) => [...el.options].map((option) => getComputedStyle(option).backgroundImage)""")
    assert [text != "none" for text in backgrounds] == [False, True, False, False, False, False, False]


# Keeps the timing of the first animation of a duration. A test that asks for it later may find the animation over; a button that
# fades back is another one.
NOTE_TIMING = """(duration) => {
  const look = () => {
    window.timing = document.getAnimations().map(({ effect }) => effect.getTiming()).find((timing) => timing.duration === duration);
    if (!window.timing) requestAnimationFrame(look);
  };
  look();
}"""


def test_a_phase_is_one_animation_of_the_browser(open_screen):
    page = open_screen("phases")
    frames = len(page.line.received)
    page.evaluate(NOTE_TIMING, 400)
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => window.timing")
    page.wait_for_function("() => document.getAnimations().length === 0")
    # The tap, and the two phases.
    assert len(page.line.received) - frames <= 4


def test_a_curve_of_the_apps_own_is_followed(open_screen):
    page = open_screen("steps")
    page.evaluate(NOTE_TIMING, 500)
    page.get_by_role("button", name="Go").click()
    timing = page.wait_for_function("() => window.timing").json_value()
    assert timing["easing"].startswith("linear(0 ") and "0.25" in timing["easing"]
    page.wait_for_function("() => document.getAnimations().length === 0")


DESKTOP = {"viewport": {"width": 1000, "height": 700}}


def test_the_first_alternative_that_fits_is_shown(open_screen):
    page = open_screen("fits")
    expect(page.get_by_text("A short title")).to_be_visible()
    expect(page.get_by_text("far too long")).to_be_hidden()
    page.set_viewport_size(DESKTOP["viewport"])
    expect(page.get_by_text("far too long")).to_be_visible()
    expect(page.get_by_text("A short title")).to_be_hidden()


def test_a_table_is_one_for_assistive_technology_and_is_sorted_by_its_titles(open_screen):
    page = open_screen("table", **DESKTOP)
    # The line of menus takes its place above the table once the server knows how wide the page is.
    expect(page.get_by_role("button", name="Tools")).to_be_visible()
    table = page.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(["Name", "Moons"])
    expect(table.get_by_role("cell")).to_have_text(["Mars", "2", "Earth", "1"])
    table.get_by_role("button", name="Name").click()
    expect(table.get_by_role("cell")).to_have_text(["Earth", "1", "Mars", "2"])
    table.get_by_role("button", name="Mars").click()
    expect(page.get_by_text("Chosen: 1")).to_be_visible()
    left = [cell.bounding_box()["x"] for cell in table.get_by_role("columnheader").all()]
    assert [cell.bounding_box()["x"] for cell in table.get_by_role("cell").all()] == left * 2


def test_timers_run_loops_and_queues_of_the_main_thread_are_served(open_screen):
    page = open_screen("timers")
    for text in ["Published", "Scheduled", "loop, queue, scheduler, task", "Main thread"]:
        page.get_by_text(text, exact=True).wait_for()


def test_a_canvas_is_drawn_for_its_size(open_screen):
    page = open_screen("canvas")
    half = page.get_by_text("Half")
    expect(half).to_be_visible()
    shape = page.locator("svg path").first.bounding_box()
    assert round(shape["width"]) == 100 and round(shape["height"]) == 100
    text = half.bounding_box()
    assert abs(text["x"] + text["width"] / 2 - (shape["x"] + 100)) < 2


def test_commands_are_menus_whose_shortcuts_work(open_screen):
    page = open_screen("commands", **DESKTOP)
    # The window is wide once the page has said so.
    expect(page.get_by_role("button", name="Tools")).to_be_visible()
    page.keyboard.press("Control+k")
    expect(page.get_by_text("Sharpness: 1")).to_be_visible()
    page.get_by_role("button", name="Tools").click()
    page.get_by_role("menuitem", name="Sharpen").click()
    expect(page.get_by_text("Sharpness: 2")).to_be_visible()


def test_a_layout_of_the_app_places_views_by_the_sizes_they_have(open_screen):
    page = open_screen("layout")
    first, third = page.get_by_text("First"), page.get_by_text("Third")

    def middle(text):
        box = text.bounding_box()
        return box["x"] + box["width"] / 2

    page.wait_for_function("() => !document.querySelector('.unplaced')")
    short = page.get_by_text("short").bounding_box()
    assert round(middle(third) - middle(first)) == round(150 + 10 + short["width"] + 10)
    assert third.bounding_box()["y"] == first.bounding_box()["y"]
    page.get_by_role("button", name="Lengthen").click()
    expect(page.get_by_text("a much longer text")).to_be_visible()
    page.wait_for_function(
        """() => {
          const of = (text) => [...document.querySelectorAll("p")].find((el) => el.textContent === text);
          const top = (text) => of(text).getBoundingClientRect().top;
          return top("Third") - top("First") >= 40;
        }""")
    page.set_viewport_size(DESKTOP["viewport"])
    page.wait_for_function(
        """() => {
          const of = (text) => [...document.querySelectorAll("p")].find((el) => el.textContent === text);
          const top = (text) => of(text).getBoundingClientRect().top;
          return Math.abs(top("Third") - top("First")) < 1;
        }""")
