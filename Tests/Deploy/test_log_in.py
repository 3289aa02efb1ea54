"""A server of somebody else's with a log-in and two apps below paths of its own, behind nginx with TLS."""

import http.client
import re
import socket
import ssl
import urllib.parse

import pytest
from page_conditions import LISTENS, until
from playwright.sync_api import expect
from programs import PATIENCE


@pytest.fixture
def address(serve, proxy):
    app = serve(program="LogIn", IPPO_SECURE="1", IPPO_ALLOW_HOST="app.example", IPPO_TRUST_PROXY="127.0.0.1")
    return proxy("nginx").run(urllib.parse.urlsplit(app).port, False)


@pytest.fixture
def visit(chromium, address):
    """Opens the first page in a browser of its own, or another page in the same; whatever the console complains about fails the
    test."""
    contexts, complaints = [], []

    def open_it(path="", context=None):
        if context is None:
            context = chromium.new_context(ignore_https_errors=True, service_workers="block")
            context.set_default_timeout(PATIENCE * 1000)
            contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.goto(address + path)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert complaints == []


def log_in(page, name, password):
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()


def heading(page, name):
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def request(address, method, path, body=None, **fields):
    """What the server answers, over TLS with whatever certificate."""
    parts = urllib.parse.urlsplit(address)
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    connection = http.client.HTTPSConnection("127.0.0.1", parts.port, context=context, timeout=10)
    fields = {"Host": parts.netloc, **{name.replace("_", "-"): text for name, text in fields.items()}}
    connection.request(method, path, body, fields)
    answer = connection.getresponse()
    return answer, answer.read().decode()


def form(address):
    """A form of the server, and the cookie that came with it."""
    answer, page = request(address, "GET", "/log-in")
    return re.search('name="token" value="([^"]+)"', page).group(1), answer.headers["Set-Cookie"].split(";")[0]


def send(address, **fields):
    headers = fields.pop("headers", {})
    body = urllib.parse.urlencode({"name": "ada", "password": "engine"} | fields)
    return request(address, "POST", "/log-in", body, Content_Type="application/x-www-form-urlencoded", **headers)[0]


def test_two_visitors_have_two_apps_behind_one_log_in(visit, address):
    ada, grace = visit(), visit("lobby/")
    heading(ada, "Log in")
    log_in(ada, "ada", "engine")
    heading(ada, "Desk of ada")
    assert ada.url == address + "desk/"
    log_in(grace, "grace", "compiler")
    heading(grace, "Lobby")
    assert grace.url == address + "lobby/"
    expect(grace.get_by_text("grace (you)")).to_be_visible()
    expect(grace.get_by_text("ada", exact=True)).to_be_visible()
    # The same browser is let into the other app, by the same log-in.
    lobby = visit("lobby/", ada.context)
    expect(lobby.get_by_text("ada (you)")).to_be_visible()
    cookies = {cookie["name"]: cookie for cookie in ada.context.cookies()}
    assert cookies["log-in"]["secure"] and cookies["log-in"]["httpOnly"]
    apps = [cookie for cookie in ada.context.cookies() if cookie["name"].startswith("__")]
    assert sorted(cookie["path"] for cookie in apps) == ["/desk/", "/lobby/"] and all(cookie["secure"] for cookie in apps)
    # A module that is asked for while the person logs out would be a page to log in.
    for page in (ada, lobby):
        until(page, f"() => {LISTENS}")
    # Logging out ends both, and nobody else's.
    ada.get_by_role("button", name="Log out", exact=True).click()
    heading(ada, "Log in")
    heading(lobby, "Log in")
    expect(grace.get_by_text("ada", exact=True)).to_have_count(0)
    expect(grace.get_by_text("grace (you)")).to_be_visible()


def test_forms_of_other_sites_are_refused(address):
    token, cookie = form(address)
    for given, headers in [("", {"Cookie": cookie}), (token, {}), (token, {"Cookie": cookie, "Origin": "https://evil.example"}),
                           (token, {"Cookie": cookie, "Origin": "null"}), (form(address)[0], {"Cookie": cookie})]:
        answer = send(address, token=given, headers=headers)
        assert answer.status == 403
        assert not any(text.startswith("log-in=") for text in answer.headers.get_all("Set-Cookie"))
    answer = send(address, token=token, headers={"Cookie": cookie, "Origin": address.rstrip("/")})
    assert answer.status == 303 and answer.headers["Location"] == "/desk/"


@pytest.mark.parametrize("place", ["https://evil.example/", "//evil.example/", "/\\evil.example", "/lobby/../log-in", "/lobby",
                                   "javascript:alert(1)", "/desk@evil.example/"])
def test_nobody_is_led_elsewhere(address, place):
    token, cookie = form(address)
    answer = send(address, token=token, next=place, headers={"Cookie": cookie})
    assert answer.status == 303 and answer.headers["Location"] == "/desk/"


def test_pages_of_other_sites_get_no_socket(visit, address):
    page = visit()
    log_in(page, "ada", "engine")
    heading(page, "Desk of ada")
    lobby = visit("lobby/", page.context)
    heading(lobby, "Lobby")
    parts = urllib.parse.urlsplit(address)
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())

    def status(path, origin, cookies):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with socket.create_connection(("127.0.0.1", parts.port), 10) as plain:
            with context.wrap_socket(plain, server_hostname=parts.hostname) as connection:
                connection.sendall(
                    f"GET {path}_ippo/live HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: {origin}\r\n"
                    f"Cookie: {cookies}\r\n\r\n".encode())
                return int(connection.recv(4096).split()[1])

    for path in ("/desk/", "/lobby/"):
        assert status(path, address.rstrip("/"), cookies) == 101
        for origin in ("https://evil.example", "null", f"http://{parts.netloc}", f"https://{parts.hostname}.evil.example"):
            assert status(path, origin, cookies) == 403
