"""Browsers without some features: each test removes a feature, and the page still works.

The name of a module of the client that brings a feature ends the name of its test (scripts/check-browsers.py)."""

import contextlib
import re

import pytest
from page_conditions import module, own_module
from playwright.sync_api import expect


def open_without(serve, open_page, script, path="", **options):
    page = open_page("about:blank", **options)
    page.add_init_script(script)
    page.goto(serve("Catalog") + path)
    page.line.settle()
    return page


def test_a_page_works_without_checkvisibility(serve, open_page):
    """Safari before 17.4."""
    page = open_without(serve, open_page, "delete Element.prototype.checkVisibility")
    page.get_by_role("link", name=re.compile("^Toggles")).click()
    expect(page.get_by_role("switch").first).to_be_visible()
    assert page.title().startswith("Toggles")


def no(*features):
    """A script that has `CSS.supports` deny features, by words of what is asked."""
    return f"""const words = {list(features)}, ask = CSS.supports.bind(CSS);
      CSS.supports = (...asked) => !words.some((word) => asked.join(": ").includes(word)) && ask(...asked);"""


def test_small_titles_come_without_titles(serve, open_page):
    """Scroll timelines: Firefox, and Safari before 26."""
    page = open_without(serve, open_page, no("animation-timeline"), viewport={"width": 390, "height": 500})
    content = page.locator(".page.large > .page-content").last
    expect(content).to_be_visible()
    scroller = content.evaluate_handle("""el => [el, ...el.children].find((one) => one.scrollHeight > one.clientHeight + 100
      && /auto|scroll/.test(getComputedStyle(one).overflowY))""")
    own_module(page, "titles")
    large = page.locator(".page.large").last
    scroller.evaluate("el => { el.scrollTop = 90; }")
    expect(large).to_have_class(re.compile("scrolled"))
    scroller.evaluate("el => { el.scrollTop = 0; }")
    expect(large).not_to_have_class(re.compile("scrolled"))


def test_fields_grow_without_growing(serve, open_page):
    """`field-sizing`: Safari before 26.2, and Firefox before 152."""
    page = open_page("about:blank")
    page.add_init_script(no("field-sizing"))
    page.route("**/style.css*", lambda route: without_words(route, "field-sizing"))
    page.goto(serve("Catalog") + "fields")
    page.line.settle()
    field = page.locator("textarea.grow").first
    before = field.bounding_box()["height"]
    # By one line, to three at most.
    for text in ["one\n", "two\nthree\n"]:
        field.press_sequentially(text)
        page.wait_for_function("([el, before]) => el.offsetHeight > before + 15 && el.offsetHeight < before + 30",
                               arg=[field.element_handle(), before])


def test_menus_of_pickers_are_as_wide_as_the_chosen_option_without_growing(serve, open_page):
    server = serve("Catalog") + "pickers"
    widths = """() => [...document.querySelectorAll(".picker:not(.wheel) > select")].map((el) => el.offsetWidth)"""
    page = open_page(server)
    page.line.settle()
    right = page.evaluate(widths)
    other = open_page("about:blank")
    other.add_init_script(no("field-sizing"))
    other.route("**/style.css*", lambda route: without_words(route, "field-sizing"))
    other.goto(server)
    other.line.settle()
    other.wait_for_function(f"""right => ({widths})().every((width, index) => Math.abs(width - right[index]) <= 3)""", arg=right)
    assert len(right) > 1


def without_words(route, *words):
    """Fulfils a request with a style sheet in which words are others."""
    response = route.fetch()
    text = response.text()
    for word in words:
        assert word in text
        text = text.replace(word, "no-" + word)
    route.fulfill(response=response, body=text)


def test_rows_keep_their_places_without_anchoring(serve, open_page):
    """`overflow-anchor`: Safari before 27."""
    page = open_page("about:blank")
    page.add_init_script(no("overflow-anchor") + """
      addEventListener("DOMContentLoaded", () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { overflow-anchor: none !important }");
        document.adoptedStyleSheets = [sheet];
      });""")
    page.goto(serve("InteractionProbe", SCREEN="rows"))
    page.line.settle()
    own_module(page, "anchoring")
    seen = """() => {
      const list = document.querySelector(".list").getBoundingClientRect();
      const isSeen = (el) => { const { top, bottom } = el.getBoundingClientRect(); return bottom > list.top && top < list.bottom; };
      if ([...document.querySelectorAll(".gap")].some(isSeen)) return null;
      const row = [...document.querySelectorAll("li.row")].filter(isSeen)[3];
      return row && [row.id, row.getBoundingClientRect().top];
    }"""
    page.evaluate("() => { document.querySelector('.list').scrollTop = 600000; }")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    row, top = page.wait_for_function(seen).json_value()
    page.get_by_role("button", name="Prepend").click()
    page.wait_for_function("() => document.body.textContent.includes('Row -1')")
    assert abs(page.locator(f"#{row}").bounding_box()["y"] - top) <= 1


NO_POPOVERS = no("popover-open") + """
  delete HTMLElement.prototype.showPopover; delete HTMLElement.prototype.hidePopover; delete HTMLElement.prototype.togglePopover;
  for (const [type, name] of [[Element, "matches"], [Element, "closest"], [Document, "querySelectorAll"], [Document, "querySelector"]]) {
    const ask = type.prototype[name];
    type.prototype[name] = function (selector) {
      if (selector.includes(":popover-open")) throw new SyntaxError(selector);
      return ask.call(this, selector);
    };
  }"""


def test_menus_and_popovers_open_and_close_without_popovers(serve, open_page):
    """The attribute `popover`: Safari before 17, and Chromium before 114."""
    page = open_without(serve, open_page, NO_POPOVERS, "menus", viewport={"width": 1280, "height": 800})
    menu = page.locator("[role=menu][data-popover-open]")
    button = page.locator("[data-menu]:visible").first
    button.click()
    expect(menu).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(menu.locator("[role^=menuitem]").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_have_attribute("aria-expanded", "false")
    # A press outside closes it, and nothing else.
    button.click()
    expect(menu).to_be_visible()
    page.mouse.click(1270, 790)
    expect(menu).to_have_count(0)
    # A choice is told, and closes the menu.
    pressed = page.locator("[data-context-menu]:visible").first
    pressed.click(button="right")
    expect(menu).to_be_visible()
    menu.locator("[role^=menuitem]").first.click()
    expect(menu).to_have_count(0)
    page.line.settle()
    assert page.locator("dialog.popover-host").count() == 0


def test_a_press_outside_closes_menus_where_the_browser_does_not(serve, open_page):
    """iOS 17 to 18.2 has popovers, and no light dismissal. The module `popovers` brings it, too."""
    page = open_without(serve, open_page, no("shape(") + """
      Object.defineProperty(navigator, "vendor", { get: () => "Apple Computer, Inc." });
      Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 });
      const { showPopover } = HTMLElement.prototype;
      HTMLElement.prototype.showPopover = function () { this.popover = "manual"; showPopover.call(this); };""", "menus")
    module(page, "popovers")
    menu = page.locator("[role=menu]:popover-open")
    button = page.locator("[data-menu]:visible").first
    button.click()
    expect(menu).to_be_visible()
    menu.locator("[role=separator], .divider, .v").first.dispatch_event("pointerdown")
    expect(menu).to_be_visible()
    page.mouse.click(5, 5)
    expect(menu).to_have_count(0)
    button.click()
    expect(menu).to_be_visible()
    # Its button closes it, and does not open it again.
    button.click()
    expect(menu).to_have_count(0)


COLORS = """() => Object.fromEntries([...document.querySelectorAll("body, .page *")].filter((el) => el.getClientRects().length)
  .map((el, index) => { const { color, backgroundColor, borderColor, boxShadow, fill } = getComputedStyle(el);
    return [index + el.tagName + el.className, [color, backgroundColor, borderColor, boxShadow, fill].join(" ")]; }))"""


@pytest.mark.parametrize("path", ["", "toggles", "paints"])
def test_colours_are_those_of_the_scheme_without_colors(serve, open_page, path):
    """`light-dark()`: Safari before 17.5, and Chromium before 123."""
    server = serve("Catalog")
    page = open_page("about:blank", reduced_motion="reduce")
    page.goto(server + path)
    page.line.settle()
    other = open_page("about:blank", reduced_motion="reduce")
    other.add_init_script(no("light-dark"))
    other.goto(server + path)
    other.line.settle()
    assert other.evaluate("document.adoptedStyleSheets.length") == 1
    for scheme in ["light", "dark", "light"]:
        for one in [page, other]:
            one.emulate_media(color_scheme=scheme)
            one.line.settle()
        # Transitions begin and end with the next frames.
        other.wait_for_function(f"expected => JSON.stringify(({COLORS})()) === JSON.stringify(expected)",
                                arg=page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
                                                  f".then({COLORS})"))
    # The browser's own light-dark() has no part in it.
    assert other.evaluate("""() => [document.documentElement, ...document.querySelectorAll("body *")].filter((el) =>
      (el.getAttribute("style") ?? "").includes("light-dark")
      || getComputedStyle(el).getPropertyValue("--primary").includes("light-dark")).length""") == 0


def test_browsers_that_are_too_old_have_a_page_that_says_so_and_links_that_lead(serve, chromium):
    with contextlib.closing(chromium.new_context()) as context:
        page = context.new_page()
        errors, sockets = [], []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("websocket", lambda socket: sockets.append(socket.url))
        page.add_init_script(no("1lh"))
        page.route("**/style.css*", lambda route: without_words(route, "(height: 1lh)"))
        page.goto(serve("Catalog"))
        expect(page.locator(".ippo-outdated")).to_be_visible()
        page.locator("a.cover-link").first.click()
        page.wait_for_url(re.compile(r"/[a-z]+$"))
        expect(page.locator(".ippo-outdated")).to_be_visible()
        assert sockets == [] and set(errors) == {"This browser is too old for the scripts of this page."}


def test_fields_stay_in_sight_above_a_keyboard_on_the_screen(serve, open_page):
    """iOS, which makes a page no smaller for a keyboard."""
    page = open_page("about:blank", has_touch=True, is_mobile=True)
    page.add_init_script("""
      window.view = Object.assign(new EventTarget(), { height: innerHeight, width: innerWidth, scale: 1, offsetTop: 0, offsetLeft: 0 });
      Object.defineProperty(window, "visualViewport", { get: () => window.view });""")
    page.goto(serve("InteractionProbe", SCREEN="keyboard bar"))
    page.line.settle()
    module(page, "viewport")
    page.locator("input").focus()
    bar = page.locator(".keyboard-bar")
    expect(bar).to_be_visible()
    resize = "height => { view.height = height; view.dispatchEvent(new Event('resize')); }"
    page.evaluate(resize, 500)
    edge = "el => el.getBoundingClientRect().bottom"
    assert bar.evaluate(edge) == 500
    assert page.locator("input").evaluate(edge) <= 500
    # A page that a person has zoomed in stays as it is, and so does one below a bar of the browser.
    page.evaluate("() => { view.scale = 2; view.dispatchEvent(new Event('resize')); }")
    assert bar.evaluate(edge) == 844
    page.evaluate("() => { view.scale = 1; }")
    page.evaluate(resize, 780)
    assert bar.evaluate(edge) == 844


def test_content_keeps_out_of_the_notch(serve, open_page):
    page = open_page(serve("Catalog") + "lists", viewport={"width": 844, "height": 390})
    page.line.settle()
    edge = "() => Math.round(document.querySelector('.columns').getBoundingClientRect().left)"
    assert page.evaluate(edge) == 0
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"left": 47, "right": 47}})
    page.wait_for_function(f"() => ({edge})() === 47")
