"""What a person is told when the network is dead, and what the browser's back button does before an answer."""

import json

from playwright.sync_api import expect


def row(page):
    return page.locator("[role=option], .row-link > .look-link").first


def hold(page):
    """From now on nothing arrives: a network that says nothing of it."""
    page.line.held = []


def lose_and_find_the_network(page):
    page.context.set_offline(True)
    expect(page.locator("#ippo-status")).to_have_text("You are offline.")
    page.context.set_offline(False)
    expect(page.locator("#ippo-status")).to_have_text("")


def test_offline_is_said_at_once(open_gallery):
    lose_and_find_the_network(open_gallery())


def test_a_control_that_is_not_answered_is_pending_and_the_page_says_that_it_waits(open_gallery):
    page = open_gallery()
    hold(page)
    row(page).click()
    expect(page.locator("[data-pending]")).to_have_count(1)
    expect(page.locator("#ippo-status")).to_have_text("Waiting for an answer…")
    page.line.release()
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(page.locator("#ippo-status")).to_have_text("")


def test_a_line_that_swallows_everything_is_given_up_for_another(open_gallery):
    page = open_gallery()
    hold(page)
    before = len(page.line.sockets)
    row(page).click()
    expect(page.locator("#ippo-status")).to_have_text("Reconnecting…")
    page.line.held = None
    expect(page.locator("#ippo-status")).to_have_text("")
    assert len(page.line.sockets) > before
    expect(page.locator(".page:not(.leaving)")).not_to_have_count(0)


def test_back_before_the_answer_stays_in_the_app(serve, open_page):
    address = serve("Gallery")
    page = open_page(address)
    page.line.settle()
    hold(page)
    row(page).click()
    sent = [json.loads(message) for _, message in page.line.held]
    assert any(message[2] == "activate" for message in sent if isinstance(message[0], int))
    assert page.evaluate("history.state") == 1
    page.evaluate("history.back()")
    page.wait_for_function("() => !history.state")
    page.line.release()
    page.line.settle()
    # The page that comes is left as soon as it is there.
    expect(page.locator(".page[data-back]:not(.leaving)")).to_have_count(0)
    assert page.url == address
    row(page).click()
    expect(page.locator(".page[data-back]:not(.leaving)")).to_have_count(1)
    page.go_back()
    expect(page.locator(".page[data-back]:not(.leaving)")).to_have_count(0)
    assert page.url == address


def is_elsewhere(page):
    """Another socket serves the session: closes the page's."""
    page.line.sockets[-1].close(code=4409)


def test_a_session_that_is_open_elsewhere_is_left_to_that_page(open_gallery):
    page = open_gallery()
    before = len(page.line.sockets)
    is_elsewhere(page)
    expect(page.locator("#ippo-status")).to_have_text("Open elsewhere.")
    assert len(page.line.sockets) == before


def test_a_page_that_took_its_session_over_from_itself_comes_back(open_gallery):
    page = open_gallery()
    # The socket is given up, and another one opened; then the hello of the former arrives late.
    lose_and_find_the_network(page)
    before = len(page.line.sockets)
    is_elsewhere(page)
    page.line.settle()
    row(page).click()
    expect(page.locator("[data-back]:visible").first).to_be_visible()
    expect(page.locator("#ippo-status")).to_have_text("")
    assert len(page.line.sockets) > before
