"""Styles of an app's own, clips, and further actions of a view."""

from playwright.sync_api import expect


def test_a_button_looks_pressed_while_it_is_held_down(open_screen):
    page = open_screen("looks")
    box = page.get_by_role("button", name="Sink").bounding_box()
    effect = page.locator("button .effect").first
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(effect).to_have_css("scale", "0.5")
    expect(page.get_by_text("Pressed 0")).to_be_visible()
    page.mouse.up()
    expect(effect).to_have_css("scale", "1")
    expect(page.get_by_text("Pressed 1")).to_be_visible()


def test_further_actions_are_unseen_until_the_keyboard_is_at_them(open_screen):
    page = open_screen("looks")
    action = page.get_by_role("button", name="Archive")
    assert action.bounding_box()["width"] <= 1
    page.get_by_role("textbox").focus()
    page.keyboard.press("Tab")
    expect(action).to_be_focused()
    assert action.bounding_box()["width"] > 20
    page.keyboard.press("Enter")
    expect(page.get_by_text("Log: archived")).to_be_visible()


def test_a_shape_cuts_at_the_size_of_the_view(open_screen):
    page = open_screen("looks")
    expect(page.locator(".clip").first).to_have_css("clip-path", 'path("M 0 0 L 80 0 L 0 40 Z")')


def test_a_material_that_casts_a_shadow_blurs_what_is_behind_it(open_screen):
    """A filter would make a backdrop root (Filter Effects Module 2), and what is behind could be read through the material."""
    page = open_screen("floating")
    for name in ("shape", "clipped"):
        filters, casts = page.get_by_test_id(name).evaluate(
            """view => {
              const caster = view.closest(".shadowed");
              const around = [];
              for (let box = caster.querySelector(".material"); box; box = box.parentElement)
                around.push(getComputedStyle(box).filter);
              const boxes = [caster, ...caster.querySelectorAll("*")];
              return [around, boxes.filter(box => getComputedStyle(box).boxShadow != "none").length];
            }""")
        assert set(filters) == {"none"} and casts == 1
    opaque = page.get_by_text("Opaque").evaluate("view => getComputedStyle(view.closest('.shadowed')).filter")
    assert opaque.startswith("drop-shadow(")


def test_a_large_title_has_the_background_of_its_bar(open_screen):
    page = open_screen("floating", viewport={"width": 1280, "height": 800})
    colors = page.evaluate(
        """() => [...document.querySelectorAll(".page > .bar, .large-title")].map(part => {
          const style = getComputedStyle(part), box = part.getBoundingClientRect();
          return [style.backgroundColor, style.colorScheme, box.x, box.width];
        })""")
    assert colors[0] == colors[1] and colors[0][1:] == ["dark", 0, 1280]
    # Its text stays above the list.
    text = page.evaluate("""() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".large-title"));
      return range.getBoundingClientRect().x - document.querySelector(".row").getBoundingClientRect().x;
    }""")
    assert abs(text) < 1


def test_text_of_several_lines_has_its_least_room_and_stands_in_the_middle_where_fingers_type(open_screen):
    page = open_screen("floating", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)

    def measure(label):
        return page.get_by_role("textbox", name=label).evaluate(
            """field => {
              const style = getComputedStyle(field);
              const [line, top, bottom] = [style.lineHeight, style.paddingTop, style.paddingBottom].map(parseFloat);
              return [field.getBoundingClientRect().height, line, top, bottom];
            }""")
    height, line, top, bottom = measure("Message")
    assert height == 44 and abs(height - line - top - bottom) < 0.1 and top == bottom
    height, line, top, bottom = measure("Note")
    assert abs(height - 3 * line - top - bottom) < 0.1


def test_symbols_of_options_stand_beside_their_titles(open_screen):
    page = open_screen("floating")
    option = page.locator(".inline .option", has_text="Fun")
    symbol = option.locator(".symbol").bounding_box()
    title = option.get_by_text("Fun").bounding_box()
    assert title["x"] - symbol["x"] - symbol["width"] >= 6


def test_a_bar_of_items_that_show_nothing_is_not_there(open_screen):
    page = open_screen("floating")
    bar = page.locator(".bottom-bar")
    expect(bar).to_be_hidden()
    page.get_by_role("textbox", name="Message").fill("Hello")
    expect(bar).to_be_visible()
    page.get_by_role("button", name="Send").click()
    expect(bar).to_be_hidden()
