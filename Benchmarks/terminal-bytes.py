#!/usr/bin/env python3
"""Counts the bytes that the gallery writes to a terminal, beside another build of the gallery, Textual 8 and ncurses.

    .venv/bin/python Benchmarks/terminal-bytes.py [--program GALLERY] [--before GALLERY]

The terminal is pyte, which answers questions as current terminals do (Tests/answering_screen.py). After each step the screen is
redrawn and compared with what the step left, so that no count is of a wrong screen. Textual shows the same lines: the screen of
the gallery as a list, and the same source file. It is installed into a temporary folder. ncurses (of Python's module curses, for
TERM=xterm-256color) shows the same lines in one colour, with a title, a scroll bar and keys: fewer colours are fewer bytes.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from answering_screen import AnsweringTerminal, cells  # noqa: E402

TEXTUAL = "textual==8.*"
SIZES = [(80, 24), (200, 60)]
STEPS = {"wheel step down": "\x1b[<65;{column};12M", "wheel step up": "\x1b[<64;{column};12M", "Page Down": "\x1b[6~"}
SOURCE = ROOT / "Examples/CaseStudies/Basics/Counter/Counter.swift"

def quiet(terminal, seconds=0.5):
    """Reads until nothing more comes for a while."""
    while terminal.read(seconds):
        pass

class Page:
    """A page of a program in a terminal."""

    def __init__(self, arguments, size, ready, environment=None):
        self.column = min(20, size[0] // 2)
        self.terminal = AnsweringTerminal(arguments, columns=size[0], rows=size[1], environment=environment)
        self.terminal.wait_for(ready)
        quiet(self.terminal)

    @property
    def first(self):
        """The bytes since the program took the screen."""
        return len(self.terminal.received) - self.terminal.received.index(b"\x1b[?1049h")

    def click(self, text):
        self.terminal.click(text)
        quiet(self.terminal)

    def step(self, keys, redraw):
        begin = len(self.terminal.received)
        self.terminal.type(keys.format(column=self.column))
        quiet(self.terminal)
        count = len(self.terminal.received) - begin
        if redraw:
            before = cells(self.terminal.screen)
            self.terminal.press("ctrl-l")
            quiet(self.terminal)
            if cells(self.terminal.screen) != before:
                raise SystemExit(f"After {keys!r} the screen is not that of a redraw:\n{self.terminal.text}")
        return count

    def close(self):
        self.terminal.close()

def gallery(program, folder):
    """The counts of a build of the gallery, and the lines it shows."""
    counts, texts = {}, {}
    for size in SIZES:
        name = f"{size[0]} × {size[1]}"
        page = Page([program, "--terminal"], size, "quit")
        counts[f"list, {name}: first screen"] = page.first
        texts[size] = page.terminal.text
        for step, keys in STEPS.items():
            counts[f"list, {name}: {step}"] = page.step(keys, redraw=True)
        page.close()
    state = folder / "state.json"
    state.write_text(json.dumps({"example": "counter", "spelling": "today"}))
    page = Page([program, "--terminal", "--state", str(state)], SIZES[0], "Source")
    page.click("Source")
    for step, keys in STEPS.items():
        counts[f"source, 80 × 24: {step}"] = page.step(keys, redraw=True)
    page.close()
    return counts, texts

def textual(folder, texts):
    """The counts of Textual with the same lines."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    python = folder / "venv/bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", TEXTUAL], check=True)
    program = [str(python), str(ROOT / "Benchmarks/peers/programs/textual_pages.py")]
    counts = {}
    lines = folder / "lines.txt"

    def page(screen, size, ready, text):
        lines.write_text(text)
        return Page(program, size, ready, {"PEERS_SCREEN": screen, "PEERS_TEXT": str(lines)})

    for size in SIZES:
        name = f"{size[0]} × {size[1]}"
        shown = page("list", size, "Search examples", "\n".join([texts[size]] * 4))
        counts[f"list, {name}: first screen"] = shown.first
        for step, keys in STEPS.items():
            counts[f"list, {name}: {step}"] = shown.step(keys, redraw=False)
        shown.close()

    shown = page("source", SIZES[0], "import ComposableArchitecture", SOURCE.read_text())
    for step, keys in STEPS.items():
        counts[f"source, 80 × 24: {step}"] = shown.step(keys, redraw=False)
    shown.close()
    return counts

def ncurses(folder, texts):
    """The counts of ncurses with the same lines."""
    counts = {}
    lines = folder / "curses.txt"
    program = [sys.executable, str(ROOT / "Benchmarks/peers/programs/ncurses_pages.py")]
    pages = [(f"list, {size[0]} × {size[1]}", size, "\n".join([texts[size]] * 4)) for size in SIZES]
    for name, size, text in [*pages, ("source, 80 × 24", SIZES[0], SOURCE.read_text())]:
        lines.write_text(text)
        shown = Page(program, size, "Page Down", {"PEERS_TEXT": str(lines)})
        if not name.startswith("source"):
            counts[f"{name}: first screen"] = shown.first
        for step, keys in STEPS.items():
            counts[f"{name}: {step}"] = shown.step(keys, redraw=False)
        shown.close()
    return counts

def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(ROOT / ".build/debug/Gallery"), help="the gallery")
    parser.add_argument("--before", help="the gallery of another build")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        counts, texts = gallery(options.program, folder)
        columns = {"Ippo": counts}
        if options.before:
            columns["before"] = gallery(options.before, folder)[0]
        columns["Textual 8"] = textual(folder, texts)
        columns["ncurses"] = ncurses(folder, texts)
    print(f"| bytes | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}")
    for row in counts:
        print(f"| {row} | {' | '.join(f'{column[row]:,}' for column in columns.values())} |")

main()
