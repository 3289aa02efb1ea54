#!/usr/bin/env python3
"""Takes what the gallery shows in a browser: docs/images/gallery-browser.png, and the pictures of the tutorials.

    swift build && .venv/bin/python scripts/browser-picture.py

The examples are played in Chromium. IPPO_BIN names another folder than .build/debug, as for the browser tests.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from chromium import launch  # noqa: E402

PROGRAM = pathlib.Path(os.environ.get("IPPO_BIN", ROOT / ".build" / "debug")) / "Gallery"
IMAGES = ROOT / "docs" / "images"
TUTORIALS = ROOT / "Sources" / "App" / "Ippo" / "Ippo.docc" / "Images"


class Wire:
    """What goes over the socket of a page: tells when everything a person did has been answered."""

    def __init__(self, page):
        self.page = page
        self.socket = None
        self.sent = self.acknowledged = 0
        page.on("websocket", self.open)

    def open(self, socket):
        self.socket = socket
        socket.on("framesent", self.send)
        socket.on("framereceived", self.receive)

    def send(self, text):
        if isinstance(sequence := json.loads(text)[0], int):
            self.sent = max(self.sent, sequence)

    def receive(self, text):
        message = json.loads(text)
        # A frame, an error, or a welcome, of which each acknowledges.
        if isinstance(message[0], int) or message[0] == "error":
            self.acknowledged = max(self.acknowledged, message[1])
        elif message[0] in ("welcome", "mount"):
            self.acknowledged = max(self.acknowledged, message[3])

    def settle(self):
        """Waits until the last thing that was done is acknowledged, shown, and at rest."""
        self.page.evaluate("0")  # What was sent before this is known after it.
        while self.acknowledged < self.sent:
            self.socket.wait_for_event("framereceived")
        self.page.wait_for_function(
            """() => document.fonts.status === "loaded" && document.getAnimations().every((animation) =>
              animation.timeline !== document.timeline || animation.playState !== "running")""")
        self.page.evaluate("() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")


def play_the_game(page, wire):
    # Told by the feedback, find the number, so that the picture shows a game that is won and the next one begun.
    low, high = -100, 100
    while not page.get_by_text("Correct", exact=True).is_visible():
        guess = (low + high) // 2
        page.get_by_role("textbox", name="Guess").fill(str(guess))
        wire.settle()
        if page.get_by_text("Higher", exact=True).is_visible():
            low = guess + 1
        elif page.get_by_text("Lower", exact=True).is_visible():
            high = guess - 1
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Games: 1")).to_be_visible()
    page.get_by_role("button", name="Increment").click()


def open_the_menu(page, _):
    page.get_by_role("button", name="Solo").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def count(page, _):
    for _ in range(3):
        page.get_by_role("button", name="Increment").or_(page.get_by_role("button", name="+")).first.click()


PHONE = {"width": 390, "height": 700}
PICTURES = [
    (IMAGES / "gallery-browser.png", "guessing-game", {"width": 1280, "height": 800}, 1.5, play_the_game),
    (TUTORIALS / "GuessingGame.png", "guessing-game", PHONE, 2, play_the_game),
    (TUTORIALS / "BottomMenu.png", "bottom-menu", PHONE, 2, open_the_menu),
    (TUTORIALS / "SharedState.png", "shared-state", PHONE, 2, count),
    (TUTORIALS / "Alerts.png", "alerts", PHONE, 2, None),
    (TUTORIALS / "EmptyState.png", "empty-state", PHONE, 2, None),
]


def take(chromium, target, example, viewport, scale, play):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"example": example}, file)
        file.flush()
        gallery = subprocess.Popen(
            [PROGRAM, "--port", "0", "--state", file.name], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            address = next(
                found.group() for line in gallery.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
            page = chromium.new_page(
                viewport=viewport, device_scale_factor=scale, color_scheme="light", reduced_motion="reduce")
            wire = Wire(page)
            page.goto(address)
            expect(page.get_by_role("button", name="Source")).to_be_visible()
            # Once the size of the window is known, the columns are side by side if there is room for them.
            expect(page.locator(".navigation").first).to_have_class(
                re.compile("columns" if viewport["width"] >= 700 else "^((?!columns).)*$"))
            if play:
                play(page, wire)
            wire.settle()
            target.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=target)
            page.close()
        finally:
            gallery.terminate()
            gallery.wait()
    Image.open(target).convert("RGB").quantize(256).save(target, optimize=True)
    print(target)


def main():
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        for picture in PICTURES:
            take(chromium, *picture)
        chromium.close()


if __name__ == "__main__":
    main()
