"""Two processes behind one log-in: who logs in at the one is known at the other, and who logs out everywhere is out at both.

CLUSTER_STORE names another server than PostgreSQL.
"""

import os
import pathlib
import shutil
import tempfile

import pytest
from Cluster.cluster import STORES, Broken, Server, free_port, listens, until
from playwright.sync_api import expect
from programs import PATIENCE, binary

expect.set_options(timeout=PATIENCE * 1000)
STORE = os.environ.get("CLUSTER_STORE", "postgres")


class LogIn(Server):
    """A process of the desk."""

    def __init__(self, name, folder, url):
        super().__init__(name, folder)
        self.port = free_port()
        self.environment = os.environ | {"IPPO_SHARED": url, "IPPO_SECRET": "s" * 32}

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self):
        self.spawn([binary("LogIn"), "--port", self.port], env=self.environment)
        until(lambda: listens(self.port), f"{self.name}: {self.log.read_text()}", self.process)


@pytest.fixture
def nodes():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="ippo-log-in-"))
    folder.chmod(0o755)
    servers = []
    try:
        store = STORES[STORE](folder)
        for server in [store, LogIn("one", folder, store.url), LogIn("two", folder, store.url)]:
            servers.append(server)
            server.start()
        yield servers[1:]
    except Broken as broken:
        pytest.fail(str(broken))
    finally:
        for server in reversed(servers):
            server.clear()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def people(browsers):
    """Opens pages, each in a browser of its own unless it is another's."""
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    browser = browsers.chromium.launch(executable_path=executable, args=["--no-sandbox"])

    def visit(node, context=None):
        page = (context or browser.new_context()).new_page()
        page.goto(node.url + "desk/")
        return page

    yield visit
    browser.close()


def log_in(page, name="ada", password="engine"):
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name=f"Desk of {name}")).to_be_visible()


def test_logging_out_everywhere_is_so_at_all_processes(nodes, people):
    one, two = nodes
    first, second, other = people(one), people(two), people(two)
    log_in(first)
    log_in(second)
    log_in(other, "grace", "compiler")
    # Who has logged in at the one has done so at the other.
    again = people(two, first.context)
    expect(again.get_by_role("heading", name="Desk of ada")).to_be_visible()
    first.get_by_role("button", name="Log out everywhere").click()
    for page in (first, second, again):
        expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    other.get_by_label("What is on your mind?").fill("Still here")
    expect(other.get_by_role("heading", name="Desk of grace")).to_be_visible()
