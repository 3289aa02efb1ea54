"""A server that is killed, and another that goes on with its sessions: the page is not loaded anew."""

from killed_servers import launch, open_kept, settled  # noqa: F401 (fixtures)
from page_conditions import module
from playwright.sync_api import expect


def test_a_counter_counts_each_press_once_through_kills(launch, open_kept):
    server = launch("Gallery", {"example": "shared-state"})
    page = open_kept(server.address)
    settled(page)
    for count in range(1, 21):
        page.get_by_role("button", name="Increment", exact=True).click()
        if count % 5 == 0:
            server.restart()
    page.get_by_role("radio", name="Profile").check(force=True)
    for line in ("Current count: 20", "Highest count: 20", "Number of counts: 20"):
        expect(page.get_by_text(line)).to_be_visible()


def test_a_sheet_stays_open(launch, open_kept):
    server = launch("Gallery", {"example": "guessing-game"})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Source", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    server.restart()
    settled(page)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)


def test_a_word_goes_on_where_the_server_was_killed(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    field = page.locator("li.row:visible input").first
    expect(field).to_have_value("Write to grandmother")
    field.click()
    page.keyboard.press("Home")
    page.keyboard.type("Wri")
    server.kill()
    page.keyboard.type("te once more. ")
    server.start()
    settled(page)
    page.keyboard.type("And again. ")
    text = "Write once more. And again. Write to grandmother"
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    assert field.evaluate("field => field.selectionStart") == len("Write once more. And again. ")
    # The server has the text, too.
    server.restart()
    settled(page)
    page.get_by_role("radio", name="Active").check(force=True)
    expect(page.locator("li.row:visible input").first).to_have_value(text)


def test_an_alert_stays_open_and_answers(launch, open_kept):
    server = launch("Gallery", {"example": "dialogs", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Alert").click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    # Screen readers hear about the connection in the dialog as well.
    content = dialog.locator(":scope > :not([role=status])")
    texts = content.all_inner_texts()
    assert texts
    server.restart()
    settled(page)
    expect(dialog).to_be_visible()
    assert content.all_inner_texts() == texts
    dialog.get_by_role("button").last.click()
    expect(page.get_by_role("alertdialog")).to_have_count(1)


def test_a_stack_of_pages_is_there_again_and_is_left_page_by_page(launch, open_kept):
    server = launch("Gallery", {"example": "recursion", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Add a heading").click()
    page.get_by_role("textbox", name="Untitled").click()
    page.keyboard.type("Plants")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    server.restart()
    settled(page)
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("textbox", name="Untitled")).to_have_value("Plants")


def test_what_is_scrolled_stays_scrolled(launch, open_kept):
    server = launch("Gallery")
    page = open_kept(server.address)
    settled(page)
    module(page, "extras")
    scrolled = page.evaluate("""() => {
      const region = [...document.querySelectorAll("[id^=n]")].find((el) => el.scrollHeight > el.clientHeight + 200
        && /auto|scroll/.test(getComputedStyle(el).overflowY));
      region.scrollTop = 240;
      return region.id;
    }""")
    # The browser tells of it with the next picture.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    server.restart()
    settled(page)
    page.wait_for_function("(id) => document.getElementById(id)?.scrollTop === 240", arg=scrolled)
