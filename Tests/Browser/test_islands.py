"""Single views of an app in a page that somebody else's server makes, under a strict policy of its own."""

import urllib.request

import pytest
from playwright.sync_api import expect


@pytest.fixture
def address(serve):
    return serve("IslandProbe")


def island(page, title):
    return page.frame_locator(f"iframe[title={title}]")


def height(page, title):
    return page.locator(f"iframe[title={title}]").bounding_box()["height"]


REFUSED = "frame-ancestors"


def test_views_live_in_a_page_that_is_made_elsewhere(address, open_page):
    page = open_page(address, expected_complaint=REFUSED)
    expect(page.get_by_role("heading", name="Made elsewhere")).to_be_visible()
    first, second, third = (island(page, title) for title in ("First", "Second", "Third"))
    for each in (first, second, third):
        expect(each.get_by_text("Count: 0")).to_be_visible()
    first.get_by_role("button", name="Increment").click()
    second.get_by_role("button", name="Increment").click()
    second.get_by_role("button", name="Increment").click()
    # Each has a session of its own.
    expect(first.get_by_text("Count: 1")).to_be_visible()
    expect(second.get_by_text("Count: 2")).to_be_visible()
    expect(third.get_by_text("Count: 0")).to_be_visible()
    assert page.url == address
    # And keeps out of the page: what it is made of, and the window's own names.
    assert page.evaluate("document.querySelectorAll('.window, #ippo-status').length") == 0


def test_each_frame_of_a_page_is_loaded_again_once_the_visitor_is_another(address, open_page):
    """Frames of a tab share one `sessionStorage`. Browsers that load frames for the first time may take two of them for two visitors."""
    page = open_page("about:blank", expected_complaint=REFUSED)
    page.request.get(address + "widgets/")
    page.goto(address)
    frames = [island(page, title) for title in ("First", "Second", "Third")]
    for frame in frames:
        frame.get_by_role("button", name="Increment").click()
        expect(frame.get_by_text("Count: 1")).to_be_visible()
    assert len(page.line.sockets) == 3
    page.context.clear_cookies()
    page.request.get(address + "widgets/")
    loaded = []

    def is_last(frame):
        loaded.append(frame.url)
        return loaded.count(address + "widgets/") == 3

    with page.expect_event("framenavigated", is_last):
        for socket in page.line.sockets[:]:
            socket.close(code=1011)
    for frame in frames:
        expect(frame.get_by_text("Count: 0")).to_be_visible()
        frame.get_by_role("button", name="Increment").click()
        expect(frame.get_by_text("Count: 1")).to_be_visible()
    hellos = [message for message in page.line.sent if message.startswith('["hello"')]
    assert len(hellos) == 9, "each frame asks once, is refused, and asks with its new page"


def test_a_frame_is_as_high_as_what_it_shows(address, open_page):
    page = open_page(address, expected_complaint=REFUSED)
    second = island(page, "Second")
    expect(second.get_by_text("Count: 0")).to_be_visible()
    page.wait_for_function("() => document.querySelector('[title=Second]').clientHeight < 140 "
                           "|| document.querySelector('iframe[title=Second]').clientHeight < 140")
    before = height(page, "Second")
    for count in range(1, 4):
        second.get_by_role("button", name="Increment").click()
        expect(second.get_by_text(f"Count: {count}")).to_be_visible()
    page.wait_for_function("(low) => document.querySelector('iframe[title=Second]').clientHeight >= low",
                           arg=before + 3 * 40)
    # Nothing of it has to be scrolled to.
    frame = page.locator("iframe[title=Second]").element_handle().content_frame()
    assert frame.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    assert height(page, "Third") == 222


def test_without_scripts_the_page_has_what_the_server_has_rendered(address, open_page):
    page = open_page(address, expected_complaint=REFUSED, java_script_enabled=False)
    expect(island(page, "First").get_by_text("Count: 0")).to_be_visible()
    expect(page.locator("iframe[title=Second]")).to_have_count(0)


def test_an_app_that_is_not_embeddable_is_in_no_frame(address, open_page):
    page = open_page(address, expected_complaint=REFUSED)
    expect(island(page, "First").get_by_text("Count: 0")).to_be_visible()
    expect(island(page, "Closed").get_by_text("Count: 0")).to_have_count(0)
    for path, options, ancestors in [("widgets/", "SAMEORIGIN", "'self'"), ("closed/", "DENY", "'none'")]:
        headers = urllib.request.urlopen(address + path).headers
        assert headers["X-Frame-Options"] == options
        assert f"frame-ancestors {ancestors};" in headers["Content-Security-Policy"]
