#!/usr/bin/env python3
"""Takes what the guessing game shows in a browser: docs/images/guessing-game-browser.png.

    swift build && .venv/bin/python scripts/browser-picture.py

The game is played in Chromium. IPPO_BIN names another folder than .build/debug, as for the browser tests.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import uuid

from PIL import Image
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = pathlib.Path(os.environ.get("IPPO_BIN", ROOT / ".build" / "debug")) / "GuessingGame"
TARGET = ROOT / "docs" / "images" / "guessing-game-browser.png"


def question(secret, count):
    return {"id": str(uuid.uuid4()).upper(), "secret": secret, "count": count}


def take(address):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 900, "height": 700}, device_scale_factor=2, color_scheme="light",
            reduced_motion="reduce")
        page.goto(address)
        page.get_by_role("textbox", name="Guess").fill("36")
        expect(page.get_by_text("Higher")).to_be_visible()
        expect(page.get_by_text("Games: 3")).to_be_visible()
        page.screenshot(path=TARGET)
        browser.close()


def main():
    results = [{"counter": question(secret, count)} for secret, count in [(42, 42), (-7, 3), (88, 88)]]
    state = {"counter": question(42, 0), "results": results, "resultList": None}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(json.dumps(state))
        file.flush()
        game = subprocess.Popen(
            [PROGRAM, "--port", "0", "--state", file.name], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            take(next(found.group() for line in game.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line))))
        finally:
            game.terminate()
            game.wait()
    Image.open(TARGET).convert("RGB").quantize(256).save(TARGET, optimize=True)
    print(TARGET)


if __name__ == "__main__":
    main()
