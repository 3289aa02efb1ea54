"""Keys that are pressed in real terminal emulators under Xvfb, as a view gets them: with modifiers, and in the emulator with the kitty
keyboard protocol also as they come up.

IPPO_EMULATORS names the emulators. Tables of the bytes of more terminals are in KeyboardTests and test_answers.py.
"""

import os
import shutil
import subprocess

import pytest
import waits
from programs import binary
from virtual_screen import virtual_screen

EMULATORS = {
    "xterm": ["xterm", "-geometry", "80x24+0+0", "-e"],
    "kitty": ["kitty", "-o", "remember_window_size=no", "-o", "initial_window_width=80c", "-o", "initial_window_height=24c", "-o",
              "clear_all_shortcuts=yes"],
}
CHOSEN = os.environ.get("IPPO_EMULATORS", "xterm kitty").split()
# What xdotool presses, and what the view gets.
KEYS = {"Return": "Return", "shift+Return": "shift+Return", "ctrl+Return": "ctrl+Return", "ctrl+shift+a": "ctrl+shift+a",
        "ctrl+a": "ctrl+a", "ctrl+i": "ctrl+i", "Tab": "Tab", "shift+b": "B", "x": "x", "alt+b": "alt+b", "space": "space",
        "shift+space": "space", "BackSpace": "BackSpace", "Escape": "Escape", "Up": "Up"}
# Pressed until it arrives with its modifiers.
FIRST = "ctrl+shift+q"


class Keyboard:
    def __init__(self, emulator, display, folder):
        self.log = folder / "keys"
        dropped = ("TMUX", "STY", "WAYLAND_DISPLAY", "NO_COLOR", "COLORTERM", "TERM_PROGRAM")
        self.variables = {key: value for key, value in os.environ.items() if key not in dropped} | {
            "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [*EMULATORS[emulator], "env", f"PROBE_KEYS={self.log}", binary("TerminalProbe"), "--terminal"],
            env=self.variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def run(self, *arguments):
        return subprocess.run(["xdotool", *arguments], env=self.variables, capture_output=True, text=True, check=False).stdout

    @property
    def lines(self):
        return self.log.read_text().splitlines() if self.log.exists() else []

    def begin(self):
        """Presses a key until the terminal has the keyboard, and has been asked to tell modifiers."""

        def arrives():
            window = self.run("search", "--onlyvisible", "--class", ".").split()
            if window:
                self.run("mousemove", "60", "60", "windowfocus", window[-1], "key", FIRST)
            return f"{FIRST} down" in self.lines

        waits.until("the keyboard", arrives, lambda: self.lines, process=self.process)

    def press(self, *keys):
        """What the view gets of keys, each of which has arrived before the next is pressed, up to a last one."""
        self.run("key", "m")
        waits.until("the keys before", lambda: "m down" in self.lines, lambda: self.lines, process=self.process)
        for key in [*keys, "period"]:
            count = sum(line.endswith(" down") for line in self.lines)
            self.run("key", key)
            waits.until(f"{key}", lambda count=count: sum(line.endswith(" down") for line in self.lines) > count,
                        lambda: self.lines, process=self.process)
        return [line for line in self.lines[self.lines.index("m down") + 1:self.lines.index(". down")] if line != "m up"]


@pytest.fixture
def keyboard(tmp_path):
    opened = []
    with virtual_screen(tmp_path) as display:

        def start(emulator):
            assert shutil.which(emulator), f"{emulator} is not installed: run scripts/setup-tests.sh"
            opened.append(Keyboard(emulator, display, tmp_path))
            opened[-1].begin()
            return opened[-1]

        yield start
        for one in opened:
            one.process.kill()
            one.process.wait()


@pytest.mark.skipif("xterm" not in CHOSEN, reason="xterm is not chosen")
def test_xterm_tells_modifiers(keyboard):
    assert keyboard("xterm").press(*KEYS) == [f"{key} down" for key in KEYS.values()]


@pytest.mark.skipif("kitty" not in CHOSEN, reason="kitty is not chosen")
def test_kitty_tells_modifiers_and_keys_that_come_up(keyboard):
    # Which modifier is released first is up to xdotool: the names of keys that come up are compared without modifiers.
    seen = keyboard("kitty").press(*KEYS)
    assert [line for line in seen if line.endswith(" down")] == [f"{key} down" for key in KEYS.values()]
    names = [key.split("+")[-1].lower() for key in KEYS.values() for _ in range(2)]
    assert [line.split()[0].split("+")[-1].lower() for line in seen] == names
    assert [line.split()[1] for line in seen] == ["down", "up"] * len(KEYS)
