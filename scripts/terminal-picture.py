#!/usr/bin/env python3
"""Draws what the gallery shows in a terminal: docs/images/gallery-terminal.png.

    swift build && .venv/bin/python scripts/terminal-picture.py

An example is played in a pseudo-terminal and read back by pyte; the font is DejaVu Sans Mono (Debian: fonts-dejavu-core).
"""

import json
import pathlib
import sys
import tempfile

from PIL import Image, ImageDraw, ImageFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from programs import binary  # noqa: E402
from pseudo_terminal import Terminal  # noqa: E402

FONTS = pathlib.Path("/usr/share/fonts/truetype/dejavu")
CELL = (18, 36)
FOREGROUND, BACKGROUND = (230, 232, 235), (20, 22, 27)


def components(color, default):
    return default if color == "default" else tuple(int(color[i:i + 2], 16) for i in (0, 2, 4))


def draw(screen):
    """The screen of a terminal of 24-bit colours as an image."""
    (width, height) = CELL
    regular = ImageFont.truetype(str(FONTS / "DejaVuSansMono.ttf"), 29)
    bold = ImageFont.truetype(str(FONTS / "DejaVuSansMono-Bold.ttf"), 29)
    image = Image.new("RGB", (screen.columns * width, screen.lines * height), BACKGROUND)
    canvas = ImageDraw.Draw(image)
    for row in range(screen.lines):
        for column in range(screen.columns):
            cell = screen.buffer[row][column]
            x, y = column * width, row * height
            canvas.rectangle([x, y, x + width - 1, y + height - 1], fill=components(cell.bg, BACKGROUND))
    for row in range(screen.lines):
        for column in range(screen.columns):
            cell = screen.buffer[row][column]
            if cell.data.strip():
                canvas.text((column * width, row * height + 1), cell.data, font=bold if cell.bold else regular,
                            fill=components(cell.fg, FOREGROUND))
    return image


def main():
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(json.dumps({"example": "guessing-game"}))
        file.flush()
        terminal = Terminal([binary("Gallery"), "--terminal", "--state", file.name, "--theme", "dark"], columns=150, rows=40)
        try:
            terminal.wait_for("Games: 0", "Next", "Actions")
            for games in (1, 2):
                terminal.click("Next")
                terminal.wait_for(f"Games: {games}")
            terminal.click("Your guess")
            terminal.wait_for("Next")
            picture = draw(terminal.screen)
        finally:
            terminal.close()
    target = ROOT / "docs" / "images" / "gallery-terminal.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    picture.quantize(64).save(target, optimize=True)
    print(target)


if __name__ == "__main__":
    main()
