"""A server that is killed, and another that goes on with its sessions: the page is not loaded anew."""

import json
import os
import re
import signal
import subprocess
import threading

import pytest
from chromium import PHONE_AGENT
from playwright.sync_api import expect
from ports import free_port
from programs import PATIENCE, binary


class Server:
    """A program on one port and one database, started again and again."""

    def __init__(self, folder, name, state, environment):
        self.port = free_port()
        self.name = name
        self.environment = os.environ | environment
        self.options = ["--sessions", f"sqlite:{folder / 'sessions.db'}", "--secret-file", str(folder / "secret")]
        (folder / "secret").write_text("0123456789abcdef" * 4)
        if state is not None:
            (folder / "state.json").write_text(json.dumps(state))
            self.options += ["--state", str(folder / "state.json")]
        self.process = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self):
        self.process = subprocess.Popen([binary(self.name), "--port", str(self.port), *self.options],
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                        env=self.environment)
        for line in self.process.stdout:
            if "http://127.0.0.1" in line:
                return
            if "SQLite" in line:
                pytest.fail("The programs were built without the trait SQLite: see TRAITS in the Makefile.")
        pytest.fail("The program ended before it served.")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def terminate(self):
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0, "the program did not shut down gracefully"

    def restart(self):
        self.kill()
        self.start()


@pytest.fixture
def launch(tmp_path):
    """Starts a program that keeps its sessions."""
    servers = []

    def start(name, state=None, **environment):
        servers.append(Server(tmp_path, name, state, environment))
        servers[-1].start()
        return servers[-1]

    yield start
    for server in servers:
        server.terminate()


@pytest.fixture
def open_kept(chromium):
    """Opens a page that is to be the same document to the end: a socket that is lost is no fault of it, a reload is."""
    contexts = []

    def open_it(address):
        context = chromium.new_context(viewport={"width": 390, "height": 844}, user_agent=PHONE_AGENT)
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.goto(address)
        page.evaluate("window.isTheSame = true")
        return page

    yield open_it
    for context in contexts:
        assert all(page.evaluate("window.isTheSame") for page in context.pages)
        context.close()


def settled(page):
    """The page is served, and waits for nothing."""
    expect(page.locator("#ippo-status")).to_be_empty()


def test_a_counter_counts_each_press_once_through_kills(launch, open_kept):
    server = launch("Gallery", {"example": "shared-state"})
    page = open_kept(server.address)
    settled(page)
    for count in range(1, 21):
        page.get_by_role("button", name="Increment", exact=True).click()
        if count % 5 == 0:
            server.restart()
    page.get_by_role("radio", name="Profile").check(force=True)
    for line in ("Current count: 20", "Highest count: 20", "Number of counts: 20"):
        expect(page.get_by_text(line)).to_be_visible()


def test_a_sheet_stays_open(launch, open_kept):
    server = launch("Gallery", {"example": "guessing-game"})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Source", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    server.restart()
    settled(page)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)


def test_a_word_goes_on_where_the_server_was_killed(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    field = page.locator("li.row:visible input").first
    expect(field).to_have_value("Write to grandmother")
    field.click()
    page.keyboard.press("Home")
    page.keyboard.type("Wri")
    server.kill()
    page.keyboard.type("te once more. ")
    server.start()
    settled(page)
    page.keyboard.type("And again. ")
    text = "Write once more. And again. Write to grandmother"
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    assert field.evaluate("field => field.selectionStart") == len("Write once more. And again. ")
    # The server has the text, too.
    server.restart()
    settled(page)
    page.get_by_role("radio", name="Active").check(force=True)
    expect(page.locator("li.row:visible input").first).to_have_value(text)


def typing(page):
    """A field in which a word is begun before another: what was typed, and where the caret is."""
    field = page.locator("li.row:visible input").first
    expect(field).to_have_value("Write to grandmother")
    field.click()
    page.keyboard.press("Home")
    page.keyboard.type("Once more: ")
    return field, "Once more: Write to grandmother", len("Once more: ")


def has_gone_on(page, field, text, caret):
    """The field is as it was, and typing goes on where it was."""
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    page.wait_for_function("caret => document.activeElement.selectionStart === caret", arg=caret)
    page.keyboard.type("do ")
    expect(field).to_have_value(text[:caret] + "do " + text[caret:])
    # It is the app's, too.
    page.get_by_role("radio", name="Active").check(force=True)
    page.get_by_role("radio", name="All").check(force=True)
    expect(field).to_have_value(text[:caret] + "do " + text[caret:])


def load_again(page):
    page.reload()
    settled(page)
    page.wait_for_function("() => !document.querySelector('.window').inert")
    page.evaluate("window.isTheSame = true")


def test_a_reload_in_the_middle_of_a_word_goes_on_with_it(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    typed = typing(page)
    load_again(page)
    has_gone_on(page, *typed)
    # Once more, after the window was gone on with.
    load_again(page)
    expect(page.locator("li.row:visible input").first).to_have_value("Once more: do Write to grandmother")


def test_a_reload_goes_on_with_what_the_server_has_never_heard_of(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    server.kill()
    typed = typing(page)
    server.start()
    load_again(page)
    has_gone_on(page, *typed)


def test_a_reload_after_the_server_was_killed_in_the_middle_of_a_word_goes_on_with_it(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    typed = typing(page)
    server.restart()
    load_again(page)
    has_gone_on(page, *typed)


def test_a_reload_on_pages_of_a_stack_goes_on_there_and_leaves_them_one_by_one(launch, open_kept):
    server = launch("Gallery", {"example": "recursion", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Add a heading").click()
    page.get_by_role("textbox", name="Untitled").click()
    page.keyboard.type("Plants")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    load_again(page)
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("textbox", name="Untitled")).to_have_value("Plants")


def test_another_tab_has_a_window_of_its_own(launch, open_kept):
    server = launch("Gallery", {"example": "todos", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    field, text, _ = typing(page)
    other = page.context.new_page()
    other.goto(server.address)
    settled(other)
    expect(other.locator("li.row:visible input").first).to_have_value("Write to grandmother")
    other.evaluate("window.isTheSame = true")
    expect(field).to_have_value(text)


def test_an_alert_stays_open_and_answers(launch, open_kept):
    server = launch("Gallery", {"example": "dialogs", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Alert").click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    title = dialog.inner_text()
    server.restart()
    settled(page)
    expect(dialog).to_be_visible()
    assert dialog.inner_text() == title
    dialog.get_by_role("button").last.click()
    expect(page.get_by_role("alertdialog")).to_have_count(1)


def test_a_stack_of_pages_is_there_again_and_is_left_page_by_page(launch, open_kept):
    server = launch("Gallery", {"example": "recursion", "isLogShown": False})
    page = open_kept(server.address)
    settled(page)
    page.get_by_role("button", name="Add a heading").click()
    page.get_by_role("textbox", name="Untitled").click()
    page.keyboard.type("Plants")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    server.restart()
    settled(page)
    expect(page.get_by_role("heading", name="Plants").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("textbox", name="Untitled")).to_have_value("Plants")


def test_what_is_scrolled_stays_scrolled(launch, open_kept):
    server = launch("Gallery")
    page = open_kept(server.address)
    settled(page)
    page.evaluate("import(new URL(document.body.dataset.extras, document.querySelector('script[src]').src)).then(() => {})")
    scrolled = page.evaluate("""() => {
      const region = [...document.querySelectorAll("[id^=n]")].find((el) => el.scrollHeight > el.clientHeight + 200
        && /auto|scroll/.test(getComputedStyle(el).overflowY));
      region.scrollTop = 240;
      return region.id;
    }""")
    # The browser tells of it with the next picture.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    server.restart()
    settled(page)
    page.wait_for_function("(id) => document.getElementById(id)?.scrollTop === 240", arg=scrolled)


class Supervisor(threading.Thread):
    """Restarts a server whenever it ends by itself, like systemd with `Restart=on-failure`."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.restarts, self.is_over = server, 0, threading.Event()

    def run(self):
        while True:
            self.server.process.wait()
            if self.is_over.is_set():
                return
            self.restarts += 1
            self.server.start()


@pytest.fixture
def supervise():
    supervisors = []

    def start(server):
        supervisors.append(Supervisor(server))
        supervisors[-1].start()
        return supervisors[-1]

    yield start
    for supervisor in supervisors:
        supervisor.is_over.set()


def test_the_trap_of_an_app_ends_no_other_session_and_is_not_set_off_again_and_again(launch, open_kept, supervise):
    server = launch("InteractionProbe", SCREEN="trap", SWIFT_BACKTRACE="enable=no")
    supervisor = supervise(server)
    innocent, trapped = open_kept(server.address), open_kept(server.address)
    settled(innocent)
    settled(trapped)
    innocent.get_by_role("button", name="Add").click()
    expect(innocent.get_by_text("Count 1", exact=True)).to_be_visible()
    note = innocent.get_by_role("textbox", name="Note")
    note.click()
    innocent.keyboard.type("Half a sen")
    trapped.get_by_role("button", name="Add").click()
    trapped.get_by_role("button", name="Trap").click()
    # A person types while the process ends and restarts.
    innocent.keyboard.type("tence.")
    # The presses after the fault are answered once the faulty event is refused, since the client sends events in order.
    trapped.get_by_role("button", name="Add").click()
    expect(trapped.get_by_text("Count 2", exact=True)).to_be_visible()
    innocent.get_by_role("button", name="Add").click()
    expect(innocent.get_by_text("Count 2", exact=True)).to_be_visible()
    expect(note).to_have_value("Half a sentence.")
    settled(innocent)
    # Once at first, and twice to identify the event.
    assert supervisor.restarts == 3


def left(folder):
    """The files that programs have left in their temporary folder."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def give_files(page):
    """Sends two files to the app, and waits until the app has read them."""
    page.get_by_role("button", name="Choose", exact=True).click()
    page.locator("input[type=file]").set_input_files([
        {"name": "one.txt", "mimeType": "text/plain", "buffer": b"one"},
        {"name": "two.txt", "mimeType": "text/plain", "buffer": b"two"}])
    expect(page.get_by_text(re.compile("one.txt: 3 bytes.*two.txt: 3 bytes"))).to_be_visible()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_files_of_visitors_go_with_the_process_that_was_asked_to_end(launch, open_kept, tmp_path, end):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    server = launch("InteractionProbe", SCREEN="files", TMPDIR=str(temporary))
    for _ in range(3):
        page = open_kept(server.address)
        settled(page)
        give_files(page)
    assert len(list(temporary.iterdir())) == 1
    server.process.send_signal(end)
    assert server.process.wait(PATIENCE) == 0
    assert left(temporary) == []
    server.start()


def test_files_of_a_killed_process_are_removed_by_the_next_and_those_of_others_stay(launch, open_kept, tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    first = launch("InteractionProbe", SCREEN="files", TMPDIR=str(temporary))
    page = open_kept(first.address)
    settled(page)
    give_files(page)
    killed = left(temporary)
    first.kill()
    assert left(temporary) == killed
    first.start()
    assert left(temporary) == []
    settled(page)
    other = open_kept(first.address)
    settled(other)
    give_files(other)
    alive = left(temporary)
    folder = tmp_path / "second"
    folder.mkdir()
    second = Server(folder, "InteractionProbe", None, {"SCREEN": "files", "TMPDIR": str(temporary)})
    second.start()
    assert left(temporary) == alive
    second.terminate()
    assert left(temporary) == alive
