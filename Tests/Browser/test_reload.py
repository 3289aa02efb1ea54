"""A page that is loaded again goes on with its window, also where the server was killed."""

from killed_servers import launch, open_kept, settled  # noqa: F401 (fixtures)
from playwright.sync_api import expect


def typing(page):
    """A field in which a word is begun before another: what was typed, and where the caret is."""
    field = page.locator("li.row:visible input").first
    expect(field).to_have_value("Write to grandmother")
    field.click()
    page.keyboard.press("Home")
    page.keyboard.type("Once more: ")
    return field, "Once more: Write to grandmother", len("Once more: ")


def has_gone_on(page, field, text, caret):
    """The field is as it was, and typing goes on where it was."""
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    page.wait_for_function("caret => document.activeElement.selectionStart === caret", arg=caret)
    page.keyboard.type("do ")
    expect(field).to_have_value(text[:caret] + "do " + text[caret:])
    # It is the app's, too.
    page.get_by_role("radio", name="Active").check(force=True)
    page.get_by_role("radio", name="All").check(force=True)
    expect(field).to_have_value(text[:caret] + "do " + text[caret:])


def load_again(page):
    page.reload()
    settled(page)
    page.wait_for_function("() => !document.querySelector('.window').inert")
    page.evaluate("window.isTheSame = true")


def test_a_reload_in_the_middle_of_a_word_goes_on_with_it(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    typed = typing(page)
    load_again(page)
    has_gone_on(page, *typed)
    # Once more, after the window was gone on with.
    load_again(page)
    expect(page.locator("li.row:visible input").first).to_have_value("Once more: do Write to grandmother")


def test_a_reload_goes_on_with_what_the_server_has_never_heard_of(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    server.kill()
    typed = typing(page)
    server.start()
    load_again(page)
    has_gone_on(page, *typed)


def test_a_reload_after_the_server_was_killed_in_the_middle_of_a_word_goes_on_with_it(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    typed = typing(page)
    server.restart()
    load_again(page)
    has_gone_on(page, *typed)


def test_a_reload_on_pages_of_a_stack_goes_on_there_and_leaves_them_one_by_one(launch, open_kept):
    server = launch("Gallery", {"example": "recursion", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Add a heading").click()
    page.get_by_role("textbox", name="Untitled").click()
    page.keyboard.type("Plants")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    load_again(page)
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("textbox", name="Untitled")).to_have_value("Plants")


def test_another_tab_has_a_window_of_its_own(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    field, text, _ = typing(page)
    other = page.context.new_page()
    other.goto(server.address)
    settled(other)
    expect(other.locator("li.row:visible input").first).to_have_value("Write to grandmother")
    other.evaluate("window.isTheSame = true")
    expect(field).to_have_value(text)
