"""How far a page is in front of the person, which the server is told where the app asks for it."""

import json

from playwright.sync_api import expect


def show(page, state):
    """The browser shows another tab, or this one again."""
    page.evaluate("""state => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }""", state)


def phases(page):
    return [message[1] for message in map(json.loads, page.line.sent) if message[0] == "phase"]


def test_a_hidden_page_is_in_the_background_until_it_is_shown(open_screen):
    page = open_screen("scene phase")
    expect(page.get_by_text("Phases: start", exact=True)).to_be_visible()
    show(page, "hidden")
    expect(page.get_by_text("Phases: start, background", exact=True)).to_be_visible()
    show(page, "visible")
    expect(page.get_by_text("Phases: start, background, active", exact=True)).to_be_visible()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(page.get_by_text("Phases: start, background, active, background, active", exact=True)).to_be_visible()
    assert phases(page) == ["background", "active"] * 2


def test_a_page_whose_app_does_not_ask_tells_nothing(open_screen):
    page = open_screen("cells")
    show(page, "hidden")
    page.line.settle()
    show(page, "visible")
    page.line.settle()
    assert phases(page) == []
    assert not page.evaluate("[...performance.getEntriesByType('resource')].some(({ name }) => name.includes('phase.js'))")


def test_a_hidden_page_that_comes_back_by_another_socket_stays_in_the_background(open_screen):
    page = open_screen("scene phase")
    show(page, "hidden")
    text = page.get_by_text("Phases: start, background", exact=True)
    expect(text).to_be_visible()
    page.line.cut()
    # It takes the place of the socket that was cut, tells that it is hidden, and is shown.
    expect(page.get_by_text("Phases:")).to_have_text("Phases: start, background, active, background")
    show(page, "visible")
    expect(page.get_by_text("Phases:")).to_have_text("Phases: start, background, active, background, active")


def test_a_page_that_is_opened_behind_another_is_in_the_background(serve, chromium, open_page):
    server = serve("InteractionProbe", SCREEN="scene phase")
    page = open_page("about:blank")
    page.add_init_script("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    page.goto(server)
    expect(page.get_by_text("Phases: start, background", exact=True)).to_be_visible()
