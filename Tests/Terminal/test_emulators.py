"""Programs in real terminal emulators under Xvfb: after frames that scroll, repeat and write runs in any order, the picture of the
window is that of a redraw. Lines of boxes may be a pixel longer, which depends on the order of drawing in xterm.

IPPO_EMULATORS names the emulators; `make terminals` names all that the test knows.
"""

import collections
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import time

import pytest
import waits
from programs import PATIENCE, binary
from virtual_screen import WAYLAND, start_compositor

EMULATORS = {
    "xterm": ["xterm", "-geometry", "80x24", "-e"],
    "urxvt": ["urxvt", "-geometry", "80x24", "-e"],
    "st": ["st", "-g", "80x24", "-e"],
    "alacritty": ["alacritty", "-o", "window.dimensions.columns=80", "-o", "window.dimensions.lines=24", "-e"],
    "kitty": ["kitty", "-o", "remember_window_size=no", "-o", "initial_window_width=80c", "-o", "initial_window_height=24c"],
    "konsole": ["dbus-run-session", "konsole", "-e"],
    "foot": ["foot", "-W", "80x24"],
}
CHOSEN = os.environ.get("IPPO_EMULATORS", "xterm urxvt st").split()
RELAY = pathlib.Path(__file__).resolve().parents[1] / "emulator_relay.py"
STEPS = ["\x1b[<65;20;12M", "\x1b[<65;20;12M", "\x1b[6~", "\x1b[<64;20;12M", "\x1b[6~", "\x1b[5~", "\x1b[<65;20;12M", "\t", "\x1b[6~"]


# Squares of the picture, smaller than a cell, and how many of their pixels may differ.
SQUARE, TOLERANCE = 8, 2


def different_squares(picture, other):
    """The places, in pixels, of squares that differ. Both pictures are files of Xvfb (XWD, 32 bits for a pixel)."""
    head = struct.unpack(">25I", picture[:100])
    begin, height, stride = head[0] + head[19] * 12, head[5], head[12]
    counts = collections.Counter()
    for row in range(height):
        line = slice(begin + row * stride, begin + (row + 1) * stride)
        one, two = picture[line], other[line]
        if one != two:
            for byte in range(0, stride, 4):
                if one[byte:byte + 4] != two[byte:byte + 4]:
                    counts[byte // 4 // SQUARE * SQUARE, row // SQUARE * SQUARE] += 1
    return sorted(place for place, count in counts.items() if count > TOLERANCE)


class Window:
    """A program in an emulator on a display of its own."""

    def __init__(self, emulator, argv, folder):
        self.processes = []
        self.listener = socket.socket(socket.AF_UNIX)
        path = str(folder / "relay")
        self.listener.bind(path)
        self.listener.listen()
        self.listener.settimeout(PATIENCE)
        self.picture = folder / "Xvfb_screen0"
        reader, writer = os.pipe()
        self.start(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1024x768x24", "-fbdir", str(folder), "-nolisten", "tcp"],
                   pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader) as numbers:
            display = numbers.readline().strip()
        assert display, "Xvfb did not start"
        if emulator == "foot":
            self.processes.append(start_compositor(f":{display}", folder))
        variables = {key: value for key, value in os.environ.items() if key not in ("TMUX", "STY", "WAYLAND_DISPLAY", "NO_COLOR")}
        self.emulator = self.start(
            [*EMULATORS[emulator], sys.executable, str(RELAY), path, *argv],
            env=variables | {"DISPLAY": f":{display}", "LC_ALL": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": str(folder),
                             "XDG_RUNTIME_DIR": str(folder)} | ({"WAYLAND_DISPLAY": WAYLAND} if emulator == "foot" else {}))
        self.control = self.listener.accept()[0]
        self.control.settimeout(PATIENCE)
        self.lines = self.control.makefile()
        self.size = self.lines.readline().split()

    def start(self, argv, **options):
        self.processes.append(subprocess.Popen(argv, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options))
        return self.processes[-1]

    def step(self, keys="", until=""):
        """Types keys, and shows the next frame up to a text."""
        self.control.sendall(f"{keys.encode().hex()} {until.encode().hex()}\n".encode())
        assert self.lines.readline() == "done\n", f"{self.emulator.args[0]} ended"

    def grab(self):
        """The picture of the display, once it has not changed for half a second: emulators draw later than they answer."""
        last = {"picture": None, "since": 0.0}

        def is_still():
            picture = self.picture.read_bytes()
            if picture != last["picture"]:
                last.update(picture=picture, since=time.monotonic())
            return time.monotonic() - last["since"] > 0.5

        waits.until("a still picture", is_still, process=self.emulator)
        return last["picture"]

    def close(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        self.listener.close()


@pytest.fixture
def window(tmp_path):
    windows = []

    def start(emulator, argv):
        assert shutil.which(EMULATORS[emulator][0]), f"{emulator} is not installed: run scripts/setup-tests.sh"
        windows.append(Window(emulator, argv, tmp_path))
        return windows[-1]

    yield start
    for opened in windows:
        opened.close()


@pytest.mark.parametrize("emulator", CHOSEN)
def test_the_picture_is_that_of_a_redraw(window, emulator):
    shown = window(emulator, [binary("Gallery"), "--terminal"])
    shown.step()
    first = shown.grab()
    for keys in STEPS:
        shown.step(keys)
    # Everything before the redraw clears the screen.
    shown.step("\x0c", until="\x1b[2J")
    before = shown.grab()
    assert len(different_squares(before, first)) > 20
    shown.step()
    assert not different_squares(before, shown.grab()), f"The picture in {emulator} is another one after a redraw."


@pytest.mark.parametrize("emulator", CHOSEN)
def test_an_inline_picture_is_that_of_a_redraw(window, emulator):
    program = f"seq 40; exec {binary('InlineExamples')} wizard"
    shown = window(emulator, ["sh", "-c", program])
    shown.step()
    first = shown.grab()
    # It grows by the answers and shrinks by the questions; no cursor is seen at the end.
    for keys in ["demo", "\r", "\x1b[B", "\r"]:
        shown.step(keys)
    shown.step("\x0c", until="\r\x1b[m\x1b[J")
    before = shown.grab()
    assert len(different_squares(before, first)) > 20
    shown.step()
    assert not different_squares(before, shown.grab()), f"The picture in {emulator} is another one after a redraw."
