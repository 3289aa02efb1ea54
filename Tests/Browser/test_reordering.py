"""Items that a person moves, outside of lists and in them, by pointer and by keys; dialogs about an item and an error."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(open_screen):
    return open_screen("reorder", viewport={"width": 900, "height": 900})


def cards(page, order):
    expect(page.get_by_text(f"Cards: {order}", exact=True)).to_be_visible()


def trees(page, order):
    expect(page.get_by_text(f"Trees: {order}", exact=True)).to_be_visible()


def item(page, name):
    return page.locator("[data-also~=reorder]").filter(has_text=name)


def row(page, name):
    return page.locator("li.row").filter(has_text=name)


def test_an_item_is_dragged_to_the_place_of_another(page):
    cards(page, "Ace Two Six Ten")
    item(page, "Ace").drag_to(item(page, "Six"))
    cards(page, "Two Six Ace Ten")
    item(page, "Ten").drag_to(item(page, "Two"))
    cards(page, "Ten Two Six Ace")
    names = page.locator("[data-also~=reorder]").all_inner_texts()
    assert names[:4] == ["Ten", "Two", "Six", "Ace"]


def test_keys_move_an_item_which_keeps_the_focus_and_says_its_place(page):
    ace = item(page, "Ace")
    ace.focus()
    assert ace.get_attribute("aria-keyshortcuts") == "Alt+ArrowUp Alt+ArrowDown"
    page.keyboard.press("Alt+ArrowDown")
    cards(page, "Two Ace Six Ten")
    expect(ace).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Ace, 2/4")).to_be_attached()
    page.keyboard.press("Alt+ArrowDown")
    cards(page, "Two Six Ace Ten")
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowUp")
    cards(page, "Ace Two Six Ten")
    # Arrows alone are the page's.
    page.keyboard.press("ArrowDown")
    cards(page, "Ace Two Six Ten")


def test_rows_go_into_other_sections(page):
    trees(page, "Ash Elm, Oak")
    row(page, "Ash").drag_to(row(page, "Oak"), target_position={"x": 40, "y": 2})
    trees(page, "Elm, Ash Oak")
    row(page, "Oak").focus()
    page.keyboard.press("Alt+ArrowUp")
    trees(page, "Elm, Oak Ash")
    page.keyboard.press("Alt+ArrowUp")
    trees(page, "Elm Oak, Ash")
    expect(row(page, "Oak")).to_be_visible()


def test_an_alert_is_about_an_item_and_another_about_an_error(page):
    page.get_by_role("button", name="Choose").click()
    alert = page.get_by_role("alertdialog", name="Card")
    expect(alert).to_contain_text("It is Ace.")
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    page.get_by_role("button", name="Choose").click()
    alert.get_by_role("button", name="Take Ace").click()
    cards(page, "Two Six Ten")
    page.get_by_role("button", name="Add").click()
    failure = page.get_by_role("alertdialog", name="The box is full")
    failure.get_by_role("button", name="Fine").click()
    expect(failure).to_have_count(0)
    expect(page.get_by_role("textbox", name="Note")).to_have_css("border-radius", "999px")
