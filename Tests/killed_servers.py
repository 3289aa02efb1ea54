"""Programs that keep their sessions, and that tests kill; and pages that stay the same document meanwhile."""

import json
import os
import signal
import subprocess

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
