"""What a page does in Chromium, and what it sends."""

import base64
import contextlib
import pathlib
import sys
import time

from playwright.sync_api import sync_playwright

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Tests"))
from chromium import executable  # noqa: E402

# When nothing has come or gone for so many seconds, all has.
QUIET = 0.5

# Whether an element shows a text: pages have data in scripts, too.
SHOWS = """(text) => !!document.evaluate(`//body//*[not(self::script)]/text()[contains(., "${text}")]`, document, null, 9).singleNodeValue"""

# Clicks a button in the next frame, which is how often a person can at most, and waits until the page shows a text, or
# without one until it shows anything else; returns milliseconds.
CLICK = """([name, text]) => new Promise((done, fail) => requestAnimationFrame(() => {
    const shows = () => !text || (SHOWS)(text);
    const button = [...document.querySelectorAll("button")].find((el) => el.textContent.trim().startsWith(name));
    const observer = new MutationObserver(() => {
        if (!shows()) return;
        observer.disconnect();
        done(performance.now() - start);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => fail(new Error(`${name} does not show ${text}.`)), 30000);
    const start = performance.now();
    button.click();
}))""".replace("SHOWS", SHOWS)

# Scrolls what has the rows to its middle, and waits until rows of there are in the page; returns milliseconds.
SCROLL = """(count) => new Promise((done, fail) => {
    const region = [...document.querySelectorAll(".list,.scroll,.q-table__middle,.dvn-scroller,.page-content")]
        .find((el) => el.scrollHeight > 2 * el.clientHeight);
    if (!region) throw new Error("Nothing scrolls.");
    const cells = () => [...document.querySelectorAll("li.row,[role=cell],td,[role=gridcell]")].map((el) => el.textContent);
    const shows = () => cells().some((text) => {
        const number = +text.match(/Row (\\d+)/)?.[1];
        return number > count * 0.4 && number < count * 0.6;
    });
    if (shows()) throw new Error("All rows are in the page.");
    setTimeout(() => fail(new Error("No rows of the middle come.")), 30000);
    const observer = new MutationObserver(() => {
        if (!shows()) return;
        observer.disconnect();
        done(performance.now() - start);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const start = performance.now();
    region.scrollTop = region.scrollHeight / 2;
})"""


@contextlib.contextmanager
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            # The one that Playwright has installed where there is no other.
            executable_path=executable(), args=["--no-sandbox"])
        yield browser
        browser.close()


class Page:
    """A page, with the bytes that have come and gone since they were last asked for."""

    def __init__(self, browser, context=None):
        self.context = context or browser.new_context(viewport={"width": 1000, "height": 800})
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.sent = self.received = self.loaded = 0
        self.last = time.monotonic()
        network = self.context.new_cdp_session(self.page)
        network.send("Network.enable")
        network.on("Network.webSocketFrameSent", lambda event: self._count("sent", event))
        network.on("Network.webSocketFrameReceived", lambda event: self._count("received", event))
        network.on("Network.loadingFinished", self._loaded)

    def _count(self, direction, event):
        frame = event["response"]
        payload = frame["payloadData"]
        length = len(base64.b64decode(payload)) if frame["opcode"] == 2 else len(payload.encode())
        setattr(self, direction, getattr(self, direction) + length)
        self.last = time.monotonic()

    def _loaded(self, event):
        self.loaded += event["encodedDataLength"]
        self.last = time.monotonic()

    def settle(self):
        """Waits until nothing is under way any more; returns bytes sent and received over the socket, and loaded, since it
        was last asked for."""
        self.last = time.monotonic()
        while (left := self.last + QUIET - time.monotonic()) > 0:
            # What happens meanwhile is counted.
            self.page.wait_for_timeout(left * 1000)
        result = self.sent, self.received, self.loaded
        self.sent = self.received = self.loaded = 0
        return result

    def open(self, url, text):
        """Seconds until an element of the page shows a text."""
        start = time.perf_counter()
        self.page.goto(url, wait_until="commit")
        self.page.wait_for_function("(text) => document.body && (" + SHOWS + ")(text)", arg=text)
        return time.perf_counter() - start

    def click(self, name, text):
        return self.page.evaluate(CLICK, [name, text])

    def scroll(self, count):
        return self.page.evaluate(SCROLL, count)
