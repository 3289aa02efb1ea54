"""A server that is killed while people use it: what they see in the next process."""

import json
import os
import re
import signal
import socket
import subprocess

import pytest
from playwright.sync_api import expect
from programs import PATIENCE, binary


class Server:
    """A program that can be killed and started again at the same address, on the same database."""

    def __init__(self, folder, program, state):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        secret = folder / "secret"
        secret.write_bytes(os.urandom(32))
        self.arguments = [binary(program), "--port", str(self.port), "--sessions", f"sqlite:{folder / 'sessions.db'}",
                          "--secret-file", str(secret)]
        if state is not None:
            file = folder / "state.json"
            file.write_text(json.dumps(state))
            self.arguments += ["--state", str(file)]
        self.process = None

    def start(self):
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                return found.group()
        pytest.fail("The program ended before it served.")

    def kill(self):
        self.process.kill()
        self.process.wait(PATIENCE)

    def restart(self):
        self.kill()
        self.start()


@pytest.fixture
def durable(tmp_path):
    servers = []

    def start(program="Gallery", state=None):
        server = Server(tmp_path, program, state)
        servers.append(server)
        return server, server.start()

    yield start
    for server in servers:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0, "the program did not shut down gracefully"


@pytest.fixture
def never_reloaded():
    """Marks a page; says whether it is still the same document."""

    def mark(page):
        page.evaluate("window.isSameDocument = true")
        return lambda: page.evaluate("window.isSameDocument === true")

    return mark


def test_a_word_that_is_being_typed_survives_with_its_caret(durable, open_page, never_reloaded):
    server, address = durable(state={"example": "todos", "isLogShown": False})
    page = open_page(address)
    is_same_document = never_reloaded(page)
    field = page.locator("li.row:visible input").first
    expect(field).to_have_value("Write to grandmother")
    field.click()
    page.keyboard.press("Home")
    page.keyboard.type("Wri")
    server.kill()
    page.keyboard.type("te once more. ")
    server.start()
    expect(page.locator("#ippo-status")).to_have_text("")
    page.keyboard.type("And again. ")
    text = "Write once more. And again. Write to grandmother"
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    assert field.evaluate("field => field.selectionStart") == len("Write once more. And again. ")
    # The server has the text, too.
    server.restart()
    expect(page.locator("#ippo-status")).to_have_text("")
    page.get_by_role("radio", name="Active").click()
    expect(page.locator("li.row:visible input").first).to_have_value(text)
    assert is_same_document()


def test_twenty_clicks_are_twenty_however_often_the_server_dies(durable, open_page, never_reloaded):
    server, address = durable(state={"example": "counter", "isLogShown": False})
    page = open_page(address)
    is_same_document = never_reloaded(page)
    more = page.get_by_role("button", name="Increment")
    expect(more).to_be_visible()
    for click in range(20):
        more.click()
        if click % 5 == 2:
            server.restart()
    expect(page.locator("#ippo-status")).to_have_text("")
    expect(page.get_by_text("20", exact=True).first).to_be_visible()
    assert is_same_document()


def test_an_alert_stays_open_and_answers(durable, open_page, never_reloaded):
    server, address = durable(state={"example": "dialogs", "isLogShown": False})
    page = open_page(address)
    is_same_document = never_reloaded(page)
    page.get_by_role("button", name="Alert").click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    server.restart()
    expect(page.locator("#ippo-status")).to_have_text("")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button").last.click()
    expect(page.locator("dialog[open]:not(.leaving)")).to_have_count(1)
    assert is_same_document()


def test_a_stack_of_pages_is_there_again_and_is_left_page_by_page(durable, open_page):
    server, address = durable(state={"example": "recursion", "isLogShown": False})
    page = open_page(address)
    page.get_by_role("button", name="Add a heading").click()
    page.get_by_role("textbox", name="Untitled").click()
    page.keyboard.type("Plants")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    server.restart()
    expect(page.locator("#ippo-status")).to_have_text("")
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("textbox", name="Untitled")).to_have_value("Plants")


def test_what_is_scrolled_stays_scrolled(durable, open_page, never_reloaded):
    server, address = durable()
    page = open_page(address)
    is_same_document = never_reloaded(page)
    scrolled = page.evaluate("""() => {
      const region = [...document.querySelectorAll("[id^=n]")].find((el) => el.scrollHeight > el.clientHeight + 200
        && /auto|scroll/.test(getComputedStyle(el).overflowY));
      region.scrollTop = 240;
      return region.id;
    }""")
    # Told by the browser with the next picture, and by the page with an answer to it.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    server.restart()
    expect(page.locator("#ippo-status")).to_have_text("")
    page.wait_for_function("(id) => document.getElementById(id)?.scrollTop === 240", arg=scrolled)
    assert is_same_document()
