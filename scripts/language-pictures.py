#!/usr/bin/env python3
"""Takes what the gallery shows in Japanese and Arabic: in a browser on a desktop and on a phone, and in terminals of both widths.

    swift build && .venv/bin/python scripts/language-pictures.py FOLDER

What a terminal shows is drawn in DejaVu Sans Mono, and in Noto Sans CJK where that has no letters (Debian: fonts-noto-cjk).
IPPO_BIN names another folder than .build/debug.
"""

import importlib.util
import os
import pathlib
import re
import subprocess
import sys

from PIL import ImageFont
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from chromium import launch  # noqa: E402
from programs import binary  # noqa: E402
from pseudo_terminal import Terminal  # noqa: E402

# Locale, heading, and the name of an example.
LANGUAGES = {"ja": ("ja_JP.UTF-8", "ギャラリー", "数当てゲーム"), "ar": ("ar_EG.UTF-8", "المعرض", "لعبة التخمين")}
BROWSERS = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
TERMINALS = {"wide": (110, 32), "narrow": (48, 32)}
LETTERS = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"


def neighbour(name):
    """The script beside this one that draws terminals."""
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), ROOT / "scripts" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def in_browser(chromium, language, size, target):
    locale, heading, example = LANGUAGES[language]
    gallery = subprocess.Popen([binary("Gallery"), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        address = next(found.group() for line in gallery.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
        context = chromium.new_context(
            viewport=BROWSERS[size], locale=locale.split(".")[0].replace("_", "-"), reduced_motion="reduce")
        page = context.new_page()
        page.goto(address)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        if size == "desktop":
            expect(page.locator(".columns")).to_be_visible()
            page.get_by_text(example).first.click()
            expect(page).to_have_title(example)
        page.screenshot(path=target)
        context.close()
    finally:
        gallery.terminate()
        gallery.wait()


def in_terminal(draw, language, size, target):
    locale, heading, _ = LANGUAGES[language]
    columns, rows = TERMINALS[size]
    terminal = Terminal([binary("Gallery"), "--terminal"], columns=columns, rows=rows, environment={"LANG": locale})
    try:
        terminal.wait_for(heading, "^C")
        draw(terminal.screen).save(target)
    finally:
        terminal.close()


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    terminals = neighbour("terminal-picture")
    own = ImageFont.truetype
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        for language in LANGUAGES:
            for size in BROWSERS:
                in_browser(chromium, language, size, folder / f"{language}-browser-{size}.png")
            if language == "ja":
                ImageFont.truetype = lambda _, points: own(LETTERS, points - 3)
            for size in TERMINALS:
                in_terminal(terminals.draw, language, size, folder / f"{language}-terminal-{size}.png")
            ImageFont.truetype = own
        chromium.close()
    for picture in sorted(folder.glob("*.png")):
        print(picture)


if __name__ == "__main__":
    main()
