"""Without a network the app says so, on a page that the browser keeps."""

import re
import subprocess
import urllib.error
import urllib.request

import pytest
from page_conditions import module, until
from playwright.sync_api import expect
from ports import free_port
from programs import PATIENCE, binary


@pytest.fixture
def start():
    """Starts a program at a port, under a base path; ends what it started."""
    running = []

    def start(port="0", *options):
        process = subprocess.Popen([binary("Catalog"), "--port", str(port), *options], stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True)
        running.append(process)
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/\S*", line):
                return found.group(), found.group(1), process
        pytest.fail("The program ended before it served.")

    yield start
    for process in running:
        process.terminate()
        process.wait(PATIENCE)


def end(process):
    process.terminate()
    assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("options", [(), ("--base-path", "/admin")])
def test_a_page_that_cannot_be_had_says_so_and_comes_back(start, open_page, options):
    address, port, process = start(free_port(), *options)
    page = open_page(address)
    page.line.settle()
    scope = page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.scope)")
    assert scope == page.evaluate("document.baseURI")
    page.wait_for_function("() => navigator.serviceWorker.ready.then((registration) => registration.active.state === 'activated')")
    end(process)
    # A new page, whose socket nobody waits for.
    context = page.context
    page.close()
    other = context.new_page()
    other.goto(address + "lists")
    expect(other.get_by_text("The server cannot be reached.")).to_be_visible()
    assert other.evaluate("matchMedia('(min-width: 1px)').matches && getComputedStyle(document.body).display") == "grid"
    start(port, *options)
    other.get_by_text("Try again now").click()
    expect(other.locator(".window")).to_be_visible()
    assert other.url == address + "lists"


def test_the_worker_is_for_the_app_alone(start):
    address, _, _ = start(0, "--base-path", "/admin")
    with urllib.request.urlopen(address + "_ippo/worker.js") as response:
        assert response.headers["Service-Worker-Allowed"] == "/admin/"
        assert response.headers["Cache-Control"] == "no-cache"
    with urllib.request.urlopen(address + "_ippo/offline") as response:
        policy = response.headers["Content-Security-Policy"]
        assert "script" not in policy and "default-src 'none'" in policy
        assert response.headers.get("Set-Cookie") is None


def registrations(page):
    return page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))")


def kept(page):
    return page.evaluate("caches.open('ippo-offline').then((kept) => kept.keys()).then((all) => all.map(({ url }) => url))")


def test_an_app_that_keeps_no_page_registers_nothing(start, open_page):
    address, _, _ = start(0, "--offline-page", "no")
    page = open_page(address)
    page.line.settle()
    module(page, "offline")
    assert registrations(page) == []
    for path in ("worker.js", "offline"):
        with pytest.raises(urllib.error.HTTPError) as error:
            urllib.request.urlopen(address + "_ippo/" + path)
        assert error.value.status == 404


def test_an_app_that_keeps_no_page_any_more_takes_its_worker_away(start, open_page):
    address, port, process = start(free_port())
    page = open_page(address)
    page.line.settle()
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    # A worker of another app on the host, which is none of this one's business.
    page.evaluate("""navigator.serviceWorker.register(trustedTypes.createPolicy("other", { createScriptURL: (url) => url })
      .createScriptURL(document.body.dataset.worker + "&other"), { scope: "./_ippo/other/" }).then(() => {})""")
    assert len(registrations(page)) == 2 and len(kept(page)) >= 1
    end(process)
    start(port, "--offline-page", "no")
    context = page.context
    page.close()
    other = context.new_page()
    other.goto(address)
    expect(other.locator(".window")).to_be_visible()
    until(other, "() => navigator.serviceWorker.getRegistrations().then((all) => window.left = all.length) && window.left === 1")
    assert registrations(other) == [address + "_ippo/other/"]
    until(other, "() => caches.open('ippo-offline').then((kept) => kept.keys()).then((all) => window.kept = all.length) && window.kept === 0")
