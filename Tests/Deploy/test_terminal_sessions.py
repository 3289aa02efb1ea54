"""One session in a terminal and in a browser: a link that can be used once takes it along, and the name takes it back."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect
from programs import binary
from pseudo_terminal import Terminal


@pytest.fixture
def place(tmp_path):
    """Where the terminal and the server keep sessions."""
    secret = tmp_path / "secret"
    secret.write_text("a secret of more than 32 bytes for tests")
    return ["--sessions", f"sqlite:{tmp_path}/sessions.db", "--secret-file", str(secret)]


@pytest.fixture
def address(serve, place):
    return serve(*place, program="TerminalProbe").rstrip("/")


@pytest.fixture
def terminal(place, address):
    terminals = []

    def start(*options):
        terminals.append(Terminal(
            [binary("TerminalProbe"), "--terminal", "--session", "work", "--link", address, *place, *options], columns=200))
        return terminals[-1]

    yield start
    for one in terminals:
        one.close()


def leave(terminal):
    """Ends it; returns the link it prints."""
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    return re.search(r"https?://\S+/_ippo/continue/\S+", terminal.text).group()


def status(address, **options):
    try:
        return urllib.request.urlopen(urllib.request.Request(address, **options)).status
    except urllib.error.HTTPError as error:
        return error.code


def post(link, origin):
    return status(link, method="POST", data=b"", headers={"Origin": origin})


def test_a_browser_goes_on_and_the_terminal_takes_the_session_back(terminal, address, chromium):
    first = terminal().wait_for("Count: 0")
    first.press("enter", "down")
    first.type("Ada")
    first.wait_for("Count: 1", "Hello, Ada!")
    link = leave(first)
    page = chromium.new_page()
    page.goto(link)
    page.get_by_role("button", name="Go on in this browser").click()
    expect(page.get_by_text("Hello, Ada!")).to_be_visible()
    expect(page.get_by_text("Count: 1")).to_be_visible()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Count: 2")).to_be_visible()

    second = terminal().wait_for("Count: 2", "Hello, Ada!")
    second.click("Increment")
    second.wait_for("Count: 3")
    # What the browser does now is not done to the session, which is the terminal's.
    page.get_by_role("button", name="Increment").click()
    second.click("Increment")
    second.wait_for("Count: 4")
    page.close()

    # And once more: the client of another page counts its events anew.
    page = chromium.new_page()
    page.goto(leave(second))
    page.get_by_role("button", name="Go on in this browser").click()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Count: 5")).to_be_visible()
    page.close()


def test_a_link_can_be_used_once(terminal, address):
    one = terminal().wait_for("Count: 0")
    link = leave(one)
    # To look at it is not to use it.
    assert [status(link), status(link, method="HEAD"), status(link)] == [200, 200, 200]
    assert post(link, address) == 200
    assert [post(link, address), post(link, address)] == [410, 410]


def test_the_terminal_and_a_newer_link_end_a_link(terminal, address):
    old = leave(terminal().wait_for("Count: 0"))
    again = terminal().wait_for("Count: 0")
    assert post(old, address) == 410
    new = leave(again)
    assert [post(old, address), post(new, address)] == [410, 200]


def test_forged_links_and_other_sites_are_refused_and_take_nothing(terminal, address):
    one = terminal().wait_for("Count: 0")
    link = leave(one)
    head, text = link.rsplit("/", 1)
    name, nonce, expiry, signature = text.split(".")
    forged = [f"{name}x.{nonce}.{expiry}.{signature}", f"{name}.{nonce}x.{expiry}.{signature}",
              f"{name}.{nonce}.{int(expiry) + 1}.{signature}", f"{name}.{nonce}.{expiry}.{signature[:-2]}AA",
              f"{name}.{nonce}.{expiry}", f"{name}.{nonce}.{expiry}.", "...", "x" * 400]
    for bad in forged:
        assert status(f"{head}/{bad}") == 410, bad
        assert post(f"{head}/{bad}", address) == 410, bad
    assert [post(link, "https://evil.example"), post(link, "null"), status(link, method="POST", data=b"")] == [403, 403, 403]
    # None of that has used it.
    assert post(link, address) == 200
