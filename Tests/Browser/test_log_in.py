"""A desk behind a log-in: an app in somebody else's server, where people come and go."""

import re
import socket
import urllib.error
import urllib.parse
import urllib.request

import pytest
from page_conditions import own_module
from playwright.sync_api import expect


@pytest.fixture
def address(serve):
    return serve("LogIn")


def log_in(page, name="ada", password="engine"):
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()


def desk(page, name="ada"):
    expect(page.get_by_role("heading", name=f"Desk of {name}")).to_be_visible()
    # Its worker has come from behind the log-in: whoever logs out while it is fetched has the browser complain of a redirect.
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    # So have the modules that the page imports without being asked.
    for name in ("keyboard", "optimistic"):
        own_module(page, name)


def form(page):
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()


def test_one_logs_in_and_comes_to_where_one_wanted_to_go(address, open_page):
    page = open_page(address)
    form(page)
    log_in(page)
    desk(page)
    page.get_by_label("What is on your mind?").fill("A note")
    expect(page).to_have_url(address + "desk/")
    cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "log-in")
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax" and cookie["path"] == "/"
    # A page below the desk is asked for with a query of its own.
    page.context.clear_cookies(name="log-in")
    page.goto(address + "desk/?tab=2")
    form(page)
    assert page.locator("[name=next]").input_value() == "/desk/?tab=2"


@pytest.mark.parametrize("name, password", [("ada", "wrong"), ("nobody", "engine"), ("ada", "e" * 300), ("a\"<b>", "x")])
def test_a_wrong_password_opens_nothing(address, open_page, name, password):
    page = open_page(address, expected_complaint="401")
    log_in(page, name, password)
    expect(page.get_by_role("alert")).to_have_text("Name or password are wrong.")
    assert not any(cookie["name"] == "log-in" for cookie in page.context.cookies())
    page.goto(address + "desk/")
    form(page)


def test_five_attempts_are_enough(address, open_page):
    page = open_page(address, expected_complaint="4")
    for _ in range(5):
        log_in(page, password="wrong")
        expect(page.get_by_role("alert")).to_have_text("Name or password are wrong.")
    log_in(page)
    expect(page.get_by_role("alert")).to_have_text("Too many attempts. Wait a minute.")
    log_in(page, "grace", "compiler")
    desk(page, "grace")


def test_logging_out_ends_every_tab_of_the_browser(address, open_page):
    page = open_page(address)
    log_in(page)
    desk(page)
    second = open_page(address + "desk/", context=page.context)
    desk(second)
    stays = open_page(address)
    log_in(stays)
    desk(stays)
    page.get_by_role("button", name="Log out", exact=True).click()
    form(page)
    form(second)
    # Another browser of the same person is left alone.
    stays.get_by_label("What is on your mind?").fill("Still here")
    stays.line.settle()
    desk(stays)


def test_logging_out_everywhere_ends_all_browsers(address, open_page):
    first, second, other = open_page(address), open_page(address), open_page(address)
    for page in (first, second):
        log_in(page)
        desk(page)
    log_in(other, "grace", "compiler")
    desk(other, "grace")
    kept = next(cookie for cookie in second.context.cookies() if cookie["name"] == "log-in")
    first.get_by_role("button", name="Log out everywhere").click()
    form(first)
    form(second)
    # A cookie that somebody has kept is worth nothing.
    second.context.add_cookies([kept])
    second.goto(address + "desk/")
    form(second)
    other.line.settle()
    desk(other, "grace")


def test_the_form_knows_a_name_where_that_is_wanted(address, open_page):
    page = open_page(address)
    log_in(page)
    desk(page)
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).to_be_checked()
    page.wait_for_function("() => performance.getEntriesByType('resource').some(e => /_ippo.visit/.test(e.name))")
    page.get_by_role("button", name="Log out", exact=True).click()
    form(page)
    expect(page.get_by_label("Name")).to_have_value("ada")


def post(address, fields, **headers):
    body = urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(
        address + "log-in", body, {name.replace("_", "-"): value for name, value in headers.items()})
    opener = urllib.request.build_opener(type("Stay", (urllib.request.HTTPRedirectHandler,), {
        "redirect_request": lambda *_: None}))
    try:
        return opener.open(request)
    except urllib.error.HTTPError as error:
        return error


def blank(address):
    """A form of this server, and the cookie that came with it."""
    answer = urllib.request.urlopen(address + "log-in")
    token = re.search(r'name="token" value="([^"]+)"', answer.read().decode()).group(1)
    return token, answer.headers["Set-Cookie"].split(";")[0]


def test_forms_of_other_sites_log_nobody_in(address):
    fields = {"name": "ada", "password": "engine"}
    token, cookie = blank(address)
    other, _ = blank(address)
    own = address.rstrip("/")
    for given, headers in [
        ("", {"Cookie": cookie}), (other, {"Cookie": cookie}), (token, {}), (token, {"Cookie": "log-in-form=x"}),
        (token, {"Cookie": cookie, "Origin": "https://evil.example"}), (token, {"Cookie": cookie, "Origin": "null"}),
    ]:
        answer = post(address, fields | {"token": given}, **headers)
        assert answer.status == 403 and not any(
            value.startswith("log-in=") for value in answer.headers.get_all("Set-Cookie"))
    answer = post(address, fields | {"token": token}, Cookie=cookie, Origin=own)
    assert answer.status == 303 and answer.headers["Location"] == "/desk/"


@pytest.mark.parametrize("place", [
    "https://evil.example/", "//evil.example", "/\\evil.example", "/desk/../log-in", "/desk", "javascript:alert(1)",
    "/desk/\r\nSet-Cookie: a=b", "/desk/" + "a" * 2000, "/desk\\@evil.example"])
def test_nobody_is_led_elsewhere(address, place):
    token, cookie = blank(address)
    answer = post(address, {"name": "ada", "password": "engine", "token": token, "next": place}, Cookie=cookie)
    assert answer.status == 303 and answer.headers["Location"] == "/desk/"
    assert answer.headers["Set-Cookie"].startswith("log-in=")


def test_pages_of_other_sites_get_no_socket(address, open_page):
    page = open_page(address)
    log_in(page)
    desk(page)
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    parts = urllib.parse.urlsplit(address)

    def status(origin):
        with socket.create_connection((parts.hostname, parts.port), 10) as connection:
            connection.sendall(
                f"GET /desk/_ippo/live HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: {origin}\r\n"
                f"Cookie: {cookies}\r\n\r\n".encode())
            return int(connection.recv(4096).split()[1])

    assert status(address.rstrip("/")) == 101
    assert status("https://evil.example") == status("null") == 403


def test_nothing_of_the_desk_is_for_strangers(address):
    opener = urllib.request.build_opener(type("Stay", (urllib.request.HTTPRedirectHandler,), {
        "redirect_request": lambda *_: None}))
    for path in ("desk", "desk/", "desk/_ippo/client.js", "desk/_ippo/files/x", "desk/_ippo/visit/x"):
        with pytest.raises(urllib.error.HTTPError) as error:
            opener.open(address + path)
        assert error.value.status == 303 and error.value.headers["Location"].startswith("/log-in?next=")
