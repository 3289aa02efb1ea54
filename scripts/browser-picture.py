#!/usr/bin/env python3
"""Takes what the gallery shows in a browser: docs/images/gallery-browser.png, and the pictures of the tutorials.

    swift build && .venv/bin/python scripts/browser-picture.py

The examples are played in Chromium. IPPO_BIN names another folder than .build/debug, as for the browser tests.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from PIL import Image
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = pathlib.Path(os.environ.get("IPPO_BIN", ROOT / ".build" / "debug")) / "Gallery"
IMAGES = ROOT / "docs" / "images"
TUTORIALS = ROOT / "Sources" / "App" / "Ippo" / "Ippo.docc" / "Images"


def play_the_game(page):
    # Told by the feedback, find the number, so that the picture shows a game that is won and the next one begun.
    low, high = -100, 100
    while not page.get_by_text("Correct", exact=True).is_visible():
        guess = (low + high) // 2
        page.get_by_role("textbox", name="Guess").fill(str(guess))
        expect(page.get_by_text(f"{guess}").last).to_be_visible()
        page.wait_for_function(
            "() => ['Higher', 'Lower', 'Correct'].some((word) => document.body.innerText.includes(word))")
        page.wait_for_timeout(150)
        if page.get_by_text("Higher", exact=True).is_visible():
            low = guess + 1
        elif page.get_by_text("Lower", exact=True).is_visible():
            high = guess - 1
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Games: 1")).to_be_visible()
    page.get_by_role("button", name="Increment").click()


def open_the_menu(page):
    page.get_by_role("button", name="Solo").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def count(page):
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
            page.goto(address)
            expect(page.get_by_role("button", name="Source")).to_be_visible()
            page.wait_for_timeout(300)
            if play:
                play(page)
            page.wait_for_timeout(300)
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
        chromium = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
        for picture in PICTURES:
            take(chromium, *picture)
        chromium.close()


if __name__ == "__main__":
    main()
