"""A program that serves the browser, and a real Chromium that plays it."""

import contextlib
import http.server
import json
import os
import re
import subprocess
import threading
import time

import pytest
from chromium import PHONE_AGENT, launch
from page_conditions import module, until
from playwright.sync_api import expect
from programs import PATIENCE, binary
from screen_reader import listener, screen_reader

expect.set_options(timeout=PATIENCE * 1000)


def pytest_generate_tests(metafunc):
    """Runs a test with the mark `engines` in each engine of the mark."""
    mark = metafunc.definition.get_closest_marker("engines")
    if mark:
        metafunc.parametrize("engine", mark.args)


@pytest.fixture(scope="session")
def chromium(browsers):
    browser = launch(browsers)
    yield browser
    browser.close()


@contextlib.contextmanager
def servers(folder):
    """Starts programs that serve; they are to shut down gracefully."""
    running = []

    def start(name="GuessingGame", state=None, options=(), **environment):
        arguments = [binary(name), "--port", "0", *options]
        if state is not None:
            file = folder / "state.json"
            file.write_text(json.dumps(state))
            arguments += ["--state", str(file)]
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                   env=os.environ | environment)
        running.append(process)
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                return found.group()
        pytest.fail("The program ended before it served.")

    # For tests that look at the last of them from outside.
    start.process = lambda: running[-1]
    yield start
    for process in running:
        process.terminate()
        assert process.wait(PATIENCE) == 0, "the program did not shut down gracefully"


@pytest.fixture
def serve(tmp_path):
    """Starts a program, from a state if one is given; returns its address."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="module")
def serve_module(tmp_path_factory):
    """The same for all tests of a module: it has no state of its own that they could change."""
    with servers(tmp_path_factory.mktemp("served")) as start:
        yield start


@pytest.fixture(scope="module")
def reader():
    with screen_reader() as parts:
        yield parts


@pytest.fixture(scope="module", params=("chromium", "firefox"))
def read_window(request, browsers, reader):
    """A window of an engine beside the screen reader."""
    with listener(request.param, browsers, *reader) as listening:
        yield listening


@pytest.fixture(scope="module")
def elsewhere():
    """A page of another origin."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = b"<!doctype html><title>Elsewhere</title><link rel=icon href=data:,><p>Elsewhere"
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


class Line:
    """The sockets of a page, to be held up and cut at will."""

    def __init__(self, page, is_held=False):
        self.page = page
        self.sockets = []
        self.sent = []
        self.received = []
        # How many of both there were when the last socket was opened: a page that is loaded again counts anew.
        self.earlier = (0, 0)
        # What waits to go to the server, or nothing while the way is free.
        self.held = [] if is_held else None

        def send(server, message):
            if self.held is None:
                self.sent.append(message)
                server.send(message)
            else:
                self.held.append((server, message))

        self.send = send

        def accept(route):
            server = route.connect_to_server()
            self.sockets.append(route)
            self.earlier = (len(self.sent), len(self.received))
            route.on_message(lambda message: self.send(server, message))
            server.on_message(lambda message: (self.received.append(message), route.send(message)))

        page.route_web_socket(re.compile("/_ippo/live$"), accept)

    def release(self):
        """Lets through what was held up, and what follows."""
        held, self.held = self.held, None
        for server, message in held:
            self.send(server, message)

    def listen(self):
        """Waits until the second script is there, which listens from when it is loaded, and the scripts of texts and of keys: what
        is typed and pressed before is told later."""
        module(self.page, "extras")
        module(self.page, "edits")
        # The first script keeps the keys for the script of keys.
        until(self.page, "() => !window.ippoKeys")

    def arrange(self):
        """Waits until the module is there that measures forms and texts, and the server has answered what it has measured."""
        module(self.page, "layout")
        self.settle()

    def settle(self):
        """Waits until the server has answered whatever the page has to say of itself, such as its size."""
        self.listen()
        deadline = time.monotonic() + PATIENCE
        settled = 0
        while settled < 2:
            assert time.monotonic() < deadline, f"The server has not answered: {self.sent[-3:]}, {self.received[-3:]}"
            # What the page measures after an answer, it sends within a frame.
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            settled = settled + 1 if self.is_answered else 0

    @property
    def is_answered(self):
        """Whether the server has welcomed the page, and acknowledged every event."""
        places = {"welcome": 3, "mount": 3, "error": 1}
        sent, received = self.sent[self.earlier[0]:], self.received[self.earlier[1]:]
        answers = [answer for answer in map(json.loads, received) if answer != ["pong"]]
        if not answers:
            return False
        acknowledged = answers[-1][places.get(answers[-1][0], 1)]
        handled = acknowledged[0] if isinstance(acknowledged, list) else acknowledged
        events = [message[0] for message in map(json.loads, sent) if isinstance(message[0], int)]
        return not events or events[-1] <= handled

    def cut(self):
        """As a lost network: without a close handshake of ours."""
        self.sockets[-1].close(code=1011)


@contextlib.contextmanager
def pages(chromium):
    """Opens pages. Whatever the console or the policy complains about is a failure in the end."""
    contexts, complaints = [], []

    def open_it(address, is_held=False, expected_complaint="", context=None, **options):
        """`expected_complaint`: what the console may say. `context`: that of another page, whose options and files it has."""
        if context is None:
            options = {"viewport": {"width": 390, "height": 844}} | options
            # A window as narrow as a phone's is one, unless a test says otherwise.
            if options["viewport"] and options["viewport"]["width"] < 700: options = {"user_agent": PHONE_AGENT} | options
            context = chromium.new_context(**options)
            contexts.append(context)
            context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        # That there is no network is no fault of the page.
        accepted = [text for text in ("net::ERR_INTERNET_DISCONNECTED", expected_complaint) if text]
        page.on("console", lambda message: message.type == "error"
                and not any(text in message.text for text in accepted) and complaints.append(message.text))
        page.line = Line(page, is_held)
        page.goto(address)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def open_page(chromium):
    """Opens a page at an address. Whatever the console or the policy complains about fails the test."""
    with pages(chromium) as open_it:
        yield open_it


@pytest.fixture(scope="module")
def open_module_page(chromium):
    """The same for all tests of a module, the last of which fails."""
    with pages(chromium) as open_it:
        yield open_it


@pytest.fixture
def open_screen(serve, open_page):
    """Opens one of the small screens of the interaction probe, which may read more variables of the environment."""

    def open_it(screen, environment=None, **options):
        page = open_page(serve("InteractionProbe", SCREEN=screen, **(environment or {})), **options)
        page.line.listen() if options.get("is_held") else page.line.settle()
        return page

    return open_it


@pytest.fixture
def open_gallery(serve, open_page):
    """Opens the gallery. Until the server knows how wide its page is, an example would be a page over the list, whose entry the
    client gives back afterwards: that would be in the way of a reload."""

    def open_it(path="", **options):
        page = open_page(serve("Gallery") + path, **options)
        page.line.settle()
        if page.viewport_size["width"] >= 700:
            expect(page.locator(".columns")).to_be_visible()
            page.line.settle()
            page.wait_for_function("""() => (history.state | 0)
              === document.querySelectorAll(".page[data-back]:not(.leaving,[hidden],[hidden] *,dialog *)").length""")
        return page

    return open_it


@pytest.fixture
def open_example(serve, open_page):
    """Opens an example of the gallery in one spelling, on a phone unless another viewport is given."""

    def open_it(name, spelling="today", **options):
        page = open_page(serve("Gallery", state={"example": name, "spelling": spelling}), **options)
        page.line.settle()
        return page

    return open_it
