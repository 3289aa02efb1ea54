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
