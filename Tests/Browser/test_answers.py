"""What apps answer their visitors with: cookies are set over HTTP while the page stays, and people are sent elsewhere."""

import re

from playwright.sync_api import expect


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def cookies(page):
    return {cookie["name"]: cookie for cookie in page.context.cookies() if "ippo-visitor" not in cookie["name"]}


def answered(page, count):
    """Waits for the ends of responses. The app goes on once it has given its answer: what it changes then may be there before the
    cookie."""
    page.wait_for_function("""(count) =>
      performance.getEntriesByType("resource").filter(({ name }) => /_ippo.visit/.test(name)).length === count""", arg=count)


def test_an_action_sets_cookies_while_the_page_stays(open_screen):
    page = open_screen("visitor")
    page.evaluate("window.isSame = true")
    press(page, "Count 0")
    press(page, "Set")
    expect(page.get_by_text("Set", exact=True).first).to_be_visible()
    # What the app reads of its visitor follows, in the body as well.
    expect(page.get_by_text("Theme: dark")).to_be_visible()
    answered(page, 1)
    found = cookies(page)
    assert {name: cookie["value"] for name, cookie in found.items()} == {"theme": "dark", "second": "2"}
    assert all(cookie["httpOnly"] and cookie["path"] == "/" for cookie in found.values())
    assert [found[name]["sameSite"] for name in ("theme", "second")] == ["Lax", "Strict"]
    assert page.evaluate("document.cookie") == ""
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    assert page.evaluate("window.isSame") and len(page.line.sockets) == 1
    # The next page is asked for with them.
    page.reload()
    expect(page.get_by_text("Theme: dark")).to_be_visible()
    press(page, "Remove")
    expect(page.get_by_text("Theme: none")).to_be_visible()
    answered(page, 1)
    assert list(cookies(page)) == ["second"]


def test_answers_at_the_same_time_all_arrive(open_screen):
    page = open_screen("visitor")
    press(page, "All")
    expect(page.get_by_text("All", exact=True).first).to_be_visible()
    answered(page, 8)
    assert {name: cookie["value"] for name, cookie in cookies(page).items()} == {f"all{n}": str(n) for n in range(8)}


def test_a_person_is_sent_elsewhere_with_a_cookie(serve, open_page):
    # What is shown there is no page, and names no icon, which browsers ask for then.
    page = open_page(serve("InteractionProbe", SCREEN="visitor"), expected_complaint="404 (Not Found)")
    page.line.settle()
    press(page, "Leave")
    page.wait_for_url(re.compile("/_ippo/health$"))
    assert cookies(page)["theme"]["value"] == "left"


def test_an_open_redirect_goes_nowhere(serve, open_page):
    page = open_page(serve("InteractionProbe", SCREEN="visitor"), expected_complaint="400 (Bad Request)")
    page.line.settle()
    address = page.url
    press(page, "Evil")
    expect(page.get_by_text("no address of this server")).to_be_visible()
    assert page.url == address and cookies(page) == {}


def test_the_address_is_good_once_and_for_one_visitor(serve, open_page):
    address = serve("InteractionProbe", SCREEN="visitor")
    page, stranger = open_page(address), open_page(address)
    tickets = []
    page.on("request", lambda request: "_ippo/visit/" in request.url and tickets.append(request.url))
    page.route("**/_ippo/visit/**", lambda route: (
        [tickets.append(stranger.context.request.post(route.request.url).status), route.continue_()]))
    page.line.settle()
    press(page, "Set")
    expect(page.get_by_text("Theme: dark")).to_be_visible()
    url = next(ticket for ticket in tickets if isinstance(ticket, str))
    assert 404 in tickets
    assert page.context.request.post(url).status == 404
    assert cookies(stranger) == {}
