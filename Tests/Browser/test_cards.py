"""Cards that lead on and hold buttons; groups that are read as one."""

import re

from playwright.sync_api import expect


def test_a_card_holds_buttons(open_screen):
    page = open_screen("cards")
    # HTML ends a button where another one begins: the parts would be cells of the grid.
    boxes = [page.get_by_text(f"Card {number}").bounding_box() for number in (1, 2, 3)]
    assert boxes[0]["y"] == boxes[1]["y"] < boxes[2]["y"]
    assert boxes[0]["x"] == boxes[2]["x"] < boxes[1]["x"]
    page.get_by_role("button", name="Like 2").click()
    expect(page.get_by_role("button", name="Dislike 2")).to_be_visible()
    page.get_by_text("Card 3").click()
    expect(page.get_by_text("Page 3")).to_be_visible()


def test_a_button_holds_another(open_screen):
    page = open_screen("cards")
    page.get_by_text("Opened 0 times").click()
    page.get_by_text("Opened 1 times").click()
    expect(page.get_by_text("Opened 2 times")).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_text("Opened 0 times")).to_be_visible()


def test_the_keyboard_opens_a_card_and_presses_what_is_in_it(open_screen):
    page = open_screen("cards")
    page.get_by_role("button", name="Like 1").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Dislike 1")).to_be_visible()
    page.get_by_role("link", name=re.compile("Card 1")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Page 1")).to_be_visible()


def test_a_group_is_read_as_one(open_screen):
    page = open_screen("cards")
    rain = page.get_by_role("img", name="Rain, 54 %", exact=True)
    expect(rain).to_be_visible()
    expect(page.get_by_role("img", name="Twelve kilometres")).to_be_visible()
    # The name that the browser works out is that of everything in the group; the parts of a picture are not read.
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = [node["name"]["value"] for node in nodes if not node["ignored"] and node["role"]["value"] in ("image", "img")]
    assert "Rain, 54 %" in names and "Twelve kilometres" in names, names
    # What is used stays within reach, and what is beside it.
    expect(page.get_by_role("button", name="More")).to_be_visible()
    assert not any("Wind" in name for name in names), names


def test_a_palette_colours_what_is_behind_the_sign(open_screen):
    page = open_screen("cards")
    person, plus = page.locator(".symbol.layered").all()
    red, white = [person.locator(part).evaluate("(el) => getComputedStyle(el)[el.matches('.sf') ? 'fill' : 'stroke']")
                  for part in (".sf", ".sk")]
    assert white == "rgb(255, 255, 255)" and red == "rgb(209, 52, 56)"
    back, sign = [plus.locator(part).evaluate("(el) => getComputedStyle(el)[el.matches('.sf') ? 'fill' : 'stroke']")
                  for part in (".sf", ".sk")]
    assert sign == "rgb(43, 111, 224)" and back.endswith("0.28)")


def test_what_is_behind_a_list_is_seen_through_a_clear_row(open_screen):
    page = open_screen("cards")

    def ground(text):
        """The first background that is painted behind a text."""
        return page.get_by_text(text, exact=True).evaluate("""(el) => {
          for (; el; el = el.parentElement) {
            const color = getComputedStyle(el).backgroundColor;
            if (color !== "rgba(0, 0, 0, 0)") return color;
          }
        }""")

    assert (ground("Row"), ground("Clear row")) == ("rgb(255, 255, 255)", "rgb(243, 243, 246)")
