"""Common interactions in every engine: Chromium, Firefox and WebKit."""

import contextlib

import pytest
from engines import NAMES, Firefox, by_text, firefox, open_page, page_class

OPEN_MENU = "document.querySelector('[role=menu]:popover-open')"


@pytest.fixture
def open_engine(engine, browsers):
    """Opens a page in the test's engine."""
    with contextlib.ExitStack() as stack:
        yield lambda address, **options: open_at(stack.enter_context(open_page(engine, browsers, **options)), address, "width" in options)


def open_at(page, address, is_narrow=False):
    page.open_app(address)
    # The page comes in its wide form. The server changes it for the narrow form once it has the width.
    if is_narrow:
        page.until("!document.querySelector('.columns')")
    return page


def screen(serve, name):
    return serve("InteractionProbe", SCREEN=name)


@pytest.mark.engines(*NAMES)
def test_a_menu_of_what_is_pressed_stays_when_the_button_is_lifted(serve, open_engine):
    page = open_engine(serve("Catalog") + "menus")
    place = page.middle("[data-context-menu]")
    page.press(*place, button="right")
    page.until(OPEN_MENU)
    page.release(*place, button="right")
    # After all resulting events of the browser.
    page.value("void requestAnimationFrame(() => { window.isDrawn = true; })")
    page.until("window.isDrawn")
    page.until("document.activeElement.matches('[role^=menuitem]')")
    assert page.value(f"!!{OPEN_MENU}")
    page.click("[role=menu]:popover-open [role^=menuitem]")
    page.until(f"!{OPEN_MENU}")


# A real mouse: its events come as a window system sends them.
@pytest.mark.engines("firefox", "webkit")
def test_a_real_mouse_opens_menus_presses_and_drags(serve, open_engine):
    address = serve("Catalog")
    page = open_engine(address + "menus", has_real_mouse=True)
    place = page.middle("[data-context-menu]")
    page.press(*place, button="right")
    page.until(OPEN_MENU)
    page.release(*place, button="right")
    page.until("document.activeElement.matches('[role^=menuitem]')")
    assert page.value(f"!!{OPEN_MENU}")
    page.click("[role=menu]:popover-open [role^=menuitem]")
    page.until(f"!{OPEN_MENU}")
    open_at(page, address + "gestures")
    page.click(by_text("Tapped 0 times", "*"))
    page.reads("Tapped 1 times")
    circle = "document.querySelector('.shape.round').getBoundingClientRect().x"
    before = page.value(circle)
    x, y = page.middle(".shape.round")
    page.press(x, y)
    for step in (10, 30, 50):
        page.move(x + step, y)
    page.until(f"Math.abs({circle} - {before} - 50) < 2")
    page.release(x + 50, y)
    page.until(f"Math.abs({circle} - {before}) < 1")


@pytest.mark.engines("chromium", "firefox")
def test_a_menu_of_what_is_pressed_stays_when_the_finger_is_lifted(serve, open_engine):
    page = open_engine(serve("Catalog") + "menus", width=390, height=844)
    place = page.middle("[data-context-menu]")
    page.touch(*place, OPEN_MENU)
    page.until("document.activeElement.matches('[role^=menuitem]')")
    assert page.value(f"!!{OPEN_MENU}")


@pytest.mark.engines(*NAMES)
def test_a_field_that_moves_keeps_the_focus_and_the_caret(serve, open_engine):
    page = open_engine(screen(serve, "focus moves"))
    page.click("input[aria-label='Price 1']")
    page.reads("Log: 1")
    page.chord("a")
    page.keys("12.")
    page.reads("1 is 12.0")
    page.chord("m")
    page.until("document.querySelectorAll('input')[2] === document.activeElement")
    page.keys("5")
    page.reads("1 is 12.5")
    assert page.value("[...document.querySelectorAll('p')].some((el) => el.textContent === 'Log: 1')")


@pytest.mark.engines(*NAMES)
def test_the_place_of_a_shrunk_text_is_the_one_on_the_screen(serve, open_engine):
    page = open_engine(screen(serve, "shrunk text"), width=390, height=844)
    page.until("/^40 1(5\\d|60) low$/.test(document.querySelectorAll('.text')[1].textContent)")
    # Presses too are where the text is on the screen: near its beginning, in its middle and near its end.
    row = 3 + page.value("Array.from({ length: innerHeight }, (_, y) => y).find((y) => document.elementFromPoint(100, y)?.matches('.text'))")
    for x in (5, 80, 150):
        page.press(40 + x, row)
        page.release(40 + x, row)
        page.until(f"/ {x},\\d+$/.test(document.querySelectorAll('.text')[2].textContent)")


@pytest.mark.engines(*NAMES)
def test_readers_are_told_of_new_names_and_of_what_an_engine_leaves_out(serve, open_engine, engine):
    page = open_engine(screen(serve, "heard more"), width=1280, height=900)
    said, isChromium = "document.getElementById('ippo-said')?.textContent", engine == "chromium"

    def press(name, role=""):
        page.run(f"const el = [...document.querySelectorAll('button{role}')].find((el) => el.textContent.includes({name!r}));"
                 " el.focus(); el.click();")

    page.until("document.querySelector('[data-also~=combine]').ariaLabel === 'Temperature, 21°'")
    hidden = page.value("[...document.querySelector('[data-also~=combine]').children].every((el) => el.ariaHidden === 'true')")
    assert hidden == (not isChromium)
    press("Favourite")
    page.until("document.querySelector('[aria-description^=\"5 stars\"]')")
    if not isChromium:
        page.until(f"{said} === '5 stars, Adds the page to the favourites.'")
    press("Fields", "[role=tab]")
    press("Save")
    page.until("document.body.innerText.includes('The address has no @.')")
    if not isChromium:
        page.until(f"{said} === 'The address has no @.'")
    press("Tables", "[role=tab]")
    press("Name")
    page.until(f"{said} === 'Name, ascending'")


@pytest.mark.engines(*NAMES)
def test_keys_after_return_go_to_the_field_that_the_app_moves_the_focus_to(serve, open_engine):
    page = open_engine(screen(serve, "submissions"), width=390, height=844)
    page.click("input[aria-label=Given]")
    page.until("document.activeElement.ariaLabel === 'Given'")
    # The driver presses the keys as fast as the browser takes them, and does not wait for the server.
    page.keys("Kokoro")
    page.key("Enter")
    page.keys("Soseki")
    page.key("Enter")
    page.keys("1914")
    page.reads("Kokoro/Soseki/1914/")
    values = "[...document.querySelectorAll('input')].map((el) => el.value).join()"
    assert page.value(values) == "Kokoro,Soseki,1914,"
    assert page.value("document.activeElement.ariaLabel") == "Year"
    # Where the app empties the field and the focus stays, the next text begins after that.
    page.click("input[aria-label=Note]")
    for word in ("one", "two"):
        page.keys(word)
        page.key("Enter")
    page.keys("x")
    page.reads("Notes: one two")
    page.reads("Kokoro/Soseki/1914/x")
    assert page.value(values) == "Kokoro,Soseki,1914,x"


# WebKit's driver never finishes the load of a page from the back-forward cache. The page is the previous one,
# unchanged.
@pytest.mark.engines("chromium", "firefox")
def test_what_controls_show_is_what_the_app_has_after_going_away_and_back(serve, open_engine, elsewhere):
    page = open_engine(screen(serve, "controls"))
    page.click("[role=switch]")
    page.click(".segmented label:nth-child(3)")
    page.reads("App: true true 1 3 1 1 1 5 0")
    page.open(elsewhere)
    page.back()
    page.until("document.querySelector('.window') && !document.querySelector('.window').inert")
    page.reads("App: true true 1 3 1 1 1 5 0")
    assert page.value("document.querySelector('[role=switch]').checked")
    assert page.value("document.querySelectorAll('.segmented input')[2].checked")


@pytest.mark.engines(*NAMES)
def test_back_after_an_address_of_a_page_stays_in_the_app(serve, open_engine, engine, elsewhere):
    server = serve("InteractionProbe", SCREEN="addressed stack")
    page = open_engine(server, width=390, height=844)
    page.open(elsewhere)
    page = open_at(page, server + "a/b", True)
    page.until("document.querySelectorAll('.page[data-back]').length === 2")
    # Playwright's scripts count as gestures.
    assert engine == "chromium" or page.value("!history.state")
    page.click(by_text("This is b", "p"))
    page.until("history.state === 2")
    for pages in (1, 0):
        page.back()
        page.until(f"document.querySelectorAll('.page[data-back]:not(.leaving)').length === {pages}")
    assert page.value("document.querySelector('.window') && location.pathname") == "/"


@pytest.mark.engines("firefox", "webkit")
def test_what_the_app_copies_is_on_the_clipboard(serve, open_engine):
    page = open_engine(screen(serve, "copying"))
    page.click(by_text("Copy code"))
    page.reads("Copied 1")
    page.click("input")
    page.chord("v")
    page.until("document.querySelector('input').value === 'code 42'")


@pytest.mark.engines(*NAMES)
def test_rows_of_forms_are_as_high_as_their_content_in_a_narrow_window(serve, open_engine):
    page = open_engine(serve("Gallery", state={"example": "binding-form", "isLogShown": False}), width=420, height=844)
    page.until("document.querySelectorAll('.row-content').length > 3")
    assert max(page.value("[...document.querySelectorAll('.row-content')].map((el) => el.offsetHeight)")) < 120


AWAY = """(() => {
  const middle = (el) => { const box = el.getBoundingClientRect(); return box.top + box.height / 2; };
  const list = document.querySelector(".wheel-list") ?? document.querySelector(".wheel select");
  const option = list.options ? list.selectedOptions[0] : list.querySelector("[aria-selected=true]");
  return Math.abs(middle(option) - middle(list)) < 3;
})()"""


@pytest.mark.engines(*NAMES)
def test_the_chosen_row_of_a_wheel_is_in_the_middle_and_keys_and_clicks_choose(serve, open_engine):
    page = open_engine(screen(serve, "wheels"))
    page.until(AWAY)
    page.click(by_text("42 min", "option,[role=option]"))
    page.reads("Minute 42")
    page.until(AWAY)
    for minute in range(43, 47):
        page.key("ArrowDown")
        page.reads(f"Minute {minute}")
        page.until(AWAY)
    page.click(by_text("First"))
    page.reads("Minute 0")
    page.until(AWAY)


@pytest.mark.engines("webkit")
def test_a_field_of_several_lines_grows_with_its_text(serve, open_engine):
    page = open_engine(serve("Catalog") + "fields")
    selector = "textarea.grow"
    before = page.box(selector)["height"]
    page.click(selector)
    page.keys("one")
    page.key("Enter")
    page.keys("two")
    page.until(f"document.querySelector('{selector}').getBoundingClientRect().height > {before} + 15")
    assert page.value(f"(() => {{ const el = document.querySelector('{selector}'); return el.scrollHeight <= el.clientHeight + 1; }})()")


# The rows in sight with their places, once no row is missing.
ROWS = """(() => {
  const list = document.querySelector(".list").getBoundingClientRect();
  const isSeen = (el) => { const { top, bottom } = el.getBoundingClientRect(); return bottom > list.top + 1 && top < list.bottom - 1; };
  if ([...document.querySelectorAll(".gap")].some(isSeen)) return null;
  const rows = [...document.querySelectorAll("li.row")].filter(isSeen);
  return rows[0] && Object.fromEntries(rows.map((el) => [el.textContent, el.getBoundingClientRect().top]));
})()"""


@pytest.mark.engines(*NAMES)
def test_rows_that_are_read_keep_their_places(serve, open_engine):
    page = open_engine(screen(serve, "rows"))
    page.reads("Row 0")

    def scroll(change):
        page.value(f"void (window.isDrawn = 0, document.querySelector('.list').scrollTop {change}, "
                   "requestAnimationFrame(() => requestAnimationFrame(() => { window.isDrawn = 1; })))")
        page.until("window.isDrawn")
        return page.until(ROWS)

    def moved(before, after):
        """By how much the rows that are in both have moved."""
        common = before.keys() & after.keys()
        assert common
        return {round(after[row] - before[row]) for row in common}

    before = scroll("= 600000")
    page.click(by_text("Prepend"))
    page.reads("Row -1")
    page.click(by_text("Remove"))
    page.until("!document.body.innerText.includes('Row 0')")
    assert moved(before, page.until(ROWS)) <= {-1, 0, 1}
    # Up, over rows that are made meanwhile.
    for _ in range(8):
        after = scroll("-= 300")
        assert moved(before, after) <= {299, 300, 301}
        before = after
    page.click(by_text("Middle"))
    page.until(f"Object.keys({ROWS} ?? {{}})[0] === 'Row 50000'")


def test_a_scrollbar_that_takes_room_wraps_no_lines_in_firefox(serve):
    """As on Windows."""
    with firefox(has_scrollbars=True) as marionette:
        page = open_at(page_class(Firefox)(marionette, 1280, 800), screen(serve, "log"))
        page.until("document.querySelectorAll('.scroll p').length === 60")
        heights = page.value("[...document.querySelectorAll('.scroll p')].map((el) => el.offsetHeight)")
        bar = page.value("document.querySelector('.scroll').offsetWidth - document.querySelector('.scroll').clientWidth")
        page.close()
    assert bar > 0
    assert len(set(heights)) == 1


# What the status says, in a store that the next page can read.
SAID = """
  sessionStorage.said = "";
  new MutationObserver(() => { sessionStorage.said += document.getElementById("ippo-status").textContent; })
    .observe(document.getElementById("ippo-status"), { childList: true, characterData: true, subtree: true });
  addEventListener("pagehide", () => { sessionStorage.said += "."; });
"""


@pytest.mark.engines("chromium", "firefox")
def test_nothing_is_said_of_the_connection_while_a_page_is_left(serve, open_engine):
    address = serve("Catalog")
    page = open_engine(address + "text")
    page.run(SAID)
    open_at(page, address + "images")
    assert page.value("sessionStorage.said") == "."


# WebKit's driver never finishes the load of a page from the back-forward cache.
@pytest.mark.parametrize("keeps_pages", [True, False], ids=["kept", "not kept"])
@pytest.mark.engines("chromium", "firefox")
def test_back_from_another_site_goes_on_with_session_and_text(serve, open_engine, elsewhere, keeps_pages):
    page = open_engine(screen(serve, "edited texts"), keeps_pages=keeps_pages)
    page.click("input[aria-label=Capitals]")
    page.keys("ada")
    page.reads("has /ADA///////")
    page.open(elsewhere)
    page.back()
    page.until("document.querySelector('.window') && !document.querySelector('.window').inert")
    page.until("document.querySelector('input[aria-label=Capitals]').value === 'ADA'")
    page.reads("has /ADA///////")
    page.listen()
    # The session goes on.
    page.click("input[aria-label=Plain]")
    page.keys("b")
    page.reads("has b/ADA///////")


@pytest.mark.engines(*NAMES)
def test_texts_that_the_app_edits_are_typed_and_undone(serve, open_engine):
    page = open_engine(screen(serve, "edited texts"))
    for name, typed, value in (("Capitals", "hello", "HELLO"), ("Amount", "57", "$57"), ("Grouped", "1934567", "1,934,567"),
                               ("Digits", "1a2b3c", "123"), ("Short", "abcdefgh", "abcd")):
        page.click(f"input[aria-label={name}]")
        page.keys(typed)
        page.until(f"document.querySelector('input[aria-label={name}]').value === '{value}'")
    page.reads("has /HELLO/$57/1,934,567/123/abcd///")
    page.click("input[aria-label=Plain]")
    page.keys("abc")
    page.reads("has abc/HELLO/")
    page.undo()
    # How much is undone at once is the engine's choice. The app hears what is left.
    page.until("document.activeElement.value.length < 3")
    left = page.value("document.activeElement.value")
    assert left in ("", "a", "ab")
    page.reads(f"has {left}/HELLO/")
    page.keys("d")
    page.reads(f"has {left}d/HELLO/")


@pytest.mark.engines(*NAMES)
def test_islands_live_in_a_page_that_is_made_elsewhere(serve, browsers, engine):
    inner = "document.querySelector('iframe[title={}]').contentDocument"
    # Each frame is as high as its page: until then, those below it move.
    fits = " && ".join(f"document.querySelector('iframe[title={title}]').style.height === Math.ceil("
                       f"{inner.format(title)}.body.getBoundingClientRect().height) + 'px'" for title in ("First", "Second"))
    with open_page(engine, browsers) as page:
        address = serve("IslandProbe")
        # A known visitor, whose frames are not loaded once more.
        page.open(address + "widgets/")
        page.until("'isComplete' in document.body.dataset")
        page.open(address)
        for title in ("First", "Second", "Third"):
            page.until(f"{inner.format(title)}?.body?.innerText.includes('Count: 0')")
            page.until(f"'isComplete' in {inner.format(title)}.body.dataset")
        page.until(fits)
        before = page.box("iframe[title=Second]")["height"]
        for count in (1, 2):
            page.until(fits)
            frame = page.box("iframe[title=Second]")
            button = page.until(f"(() => {{ const el = [...{inner.format('Second')}.querySelectorAll('button')].find((el) =>"
                                " /Increment/.test(el.textContent + el.ariaLabel)); const b = el?.getBoundingClientRect();"
                                " return b && [b.x + b.width / 2, b.y + b.height / 2]; })()")
            page.press(frame["x"] + button[0], frame["y"] + button[1])
            page.release(frame["x"] + button[0], frame["y"] + button[1])
            page.until(f"{inner.format('Second')}.body.innerText.includes('Count: {count}')")
        page.until(f"document.querySelector('iframe[title=Second]').clientHeight >= {before} + 40")
        assert page.value(f"{inner.format('First')}.body.innerText.includes('Count: 0')")
