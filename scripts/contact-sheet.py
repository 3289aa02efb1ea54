#!/usr/bin/env python3
"""Takes pictures of ten pages in Chromium, Firefox and WebKit, on a phone and on a desktop, and puts them side by side.

    make setup && swift build && .venv/bin/python scripts/contact-sheet.py [FOLDER]

Writes phone.png and desktop.png to FOLDER, by default .build/contact-sheet: a row for each page, a column for each engine.
"""

import contextlib
import io
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from axe_rules import RESTS  # noqa: E402
from engines import NAMES, Chromium, Firefox, open_page  # noqa: E402
from PIL import Image, ImageDraw, ImageGrab  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from programs import binary  # noqa: E402

PAGES = [("Gallery", ""), ("Gallery", "guessing-game"), ("Gallery", "todos"), ("Gallery", "binding-form"), ("Catalog", "buttons"),
         ("Catalog", "toggles"), ("Catalog", "values"), ("Catalog", "pickers"), ("Catalog", "lists"), ("Catalog", "shapes")]
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
# The pictures are half as large: three of a desktop fit on a screen.
SCALE = {"phone": 1, "desktop": 2}


@contextlib.contextmanager
def served(name):
    process = subprocess.Popen([binary(name), "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        yield next(found.group() for line in process.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
    finally:
        process.terminate()
        process.wait()


def picture(page, width, height):
    if isinstance(page, Chromium):
        return Image.open(io.BytesIO(page.page.screenshot()))
    if isinstance(page, Firefox):
        return Image.open(io.BytesIO(page.marionette.screenshot(format="binary", full=False)))
    # WebKit's driver takes no pictures without a graphics card: its virtual screen is read.
    left, top = page.value(page.ORIGIN)
    return ImageGrab.grab(xdisplay=page.display).crop((left, top, left + width, top + height))


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, served("Gallery") as gallery, served("Catalog") as catalogue:
        addresses = {"Gallery": gallery, "Catalog": catalogue}
        for form, (width, height) in SIZES.items():
            across, down = width // SCALE[form], height // SCALE[form]
            sheet = Image.new("RGB", ((across + 8) * len(NAMES), (down + 24) * len(PAGES)), "white")
            for column, engine in enumerate(NAMES):
                with open_page(engine, playwright, width=width, height=height, has_real_mouse=engine == "webkit") as page:
                    for row, (program, name) in enumerate(PAGES):
                        page.open(addresses[program] + name)
                        is_wide = "" if form == "desktop" else "!"
                        page.until(f"'isComplete' in document.body.dataset && {is_wide}document.querySelector('.columns')")
                        page.until(f"({RESTS})() && document.fonts.status === 'loaded'")
                        shown = picture(page, width, height).convert("RGB")
                        shown.thumbnail((across, down))
                        place = (column * (across + 8), row * (down + 24))
                        ImageDraw.Draw(sheet).text(place, f"{program}/{name}, {engine}", fill="black")
                        sheet.paste(shown, (place[0], place[1] + 16))
            sheet.save(folder / f"{form}.png")
            print(folder / f"{form}.png")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build" / "contact-sheet")
