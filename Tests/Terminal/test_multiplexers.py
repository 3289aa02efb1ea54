"""The programs inside tmux and GNU screen, whose output pyte interprets."""

import itertools
import os
import shlex
import subprocess

import pytest
from programs import binary

NUMBERS = itertools.count()


@pytest.fixture(params=["tmux", "screen"])
def multiplexer(request, spawn, tmp_path):
    """Starts a command in a separate multiplexer, and ends the multiplexer after the test."""
    name = f"ippo-{os.getpid()}-{next(NUMBERS)}"
    sockets = tmp_path / "sockets"
    sockets.mkdir(mode=0o700)
    settings = tmp_path / "settings"
    variables = {"SCREENDIR": str(sockets), "TMUX_TMPDIR": str(sockets), "LANG": "C.UTF-8", "TMUX": "", "STY": ""}
    if request.param == "tmux":
        settings.write_text("set -g status off\nset -s escape-time 5\n")
        begin = ["tmux", "-L", name, "-f", str(settings), "new-session"]
        end = ["tmux", "-L", name, "kill-server"]
    else:
        settings.write_text("startup_message off\ndefutf8 on\nmaptimeout 5\n")
        begin = ["screen", "-U", "-S", name, "-c", str(settings)]
        end = ["screen", "-S", name, "-X", "quit"]

    def start(argv):
        command = [shlex.join(argv)] if request.param == "tmux" else argv
        return spawn(["env", "-u", "TMUX", "-u", "STY", *begin, *command], environment=variables)

    yield start
    subprocess.run(end, env=os.environ | variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def test_the_screen_is_the_one_of_a_terminal_without_it(multiplexer, spawn):
    argv = [binary("Gallery"), "--terminal"]
    alone = spawn(argv).wait_for("Search examples", "quit")
    inside = multiplexer(argv).wait_for("Search examples", "quit")
    inside.wait(lambda: inside.lines == alone.lines, f"the screen:\n{alone.text}\n")


def test_what_is_typed_and_erased_leaves_nothing(multiplexer):
    terminal = multiplexer([binary("TerminalProbe"), "--terminal"]).wait_for("Hello, nobody!", "quit")
    terminal.press("tab")
    terminal.type("ok")
    terminal.wait_for("Hello, ok!", "Enter submit")
    before = terminal.lines
    for text in ["e\u0301", "漢字", "\u0e01\u0e33", "😀"]:
        # Control-U deletes to the beginning of the line.
        terminal.type("\x15abc" + text + "xyz")
        terminal.wait_for("abc")
        terminal.type("\x15ok")
        terminal.wait(lambda: terminal.lines == before, f"{text!r} to go from:\n" + "\n".join(before))


def test_both_colours_are_the_apps_or_neither(multiplexer):
    terminal = multiplexer([binary("Gallery"), "--terminal"]).wait_for("Search examples", "quit")
    for row in range(terminal.screen.lines):
        for column in range(terminal.screen.columns):
            cell = terminal.screen.buffer[row][column]
            assert not cell.data.strip() or (cell.fg == "default") == (cell.bg == "default"), (row, column, cell)


def test_the_shell_gets_no_answer(multiplexer):
    terminal = multiplexer(["/bin/bash", "--norc", "--noprofile", "-i"])
    # The superuser's prompt, if the multiplexer does not pass PS1 on.
    terminal.wait(lambda: terminal.text.endswith(("$", "#")), "the prompt")
    for count in range(3):
        terminal.type(f"clear; {binary('TerminalProbe')} --terminal; echo go''ne {count}\n")
        terminal.wait_for("Count: 0")
        terminal.press("ctrl-c")
        terminal.wait_for(f"gone {count}")
        shown = terminal.text[terminal.text.index("gone"):]
        assert "rgb" not in shown and "[?" not in shown and "2c" not in shown and ";1c" not in shown
    terminal.type("clear; echo do''ne\n")
    terminal.wait_for("done")


def test_scrolling_shows_what_a_terminal_without_it_shows(multiplexer, spawn):
    argv = [binary("Gallery"), "--terminal"]
    alone = spawn(argv).wait_for("Search examples", "quit")
    inside = multiplexer(argv).wait_for("Search examples", "quit")
    down, up = "\x1b[<65;20;12M", "\x1b[<64;20;12M"
    for step in [down, down, "\x1b[6~", up, "\x1b[6~", "\x1b[5~", down]:
        begin = len(alone.received)
        for terminal in (alone, inside):
            terminal.type(step)
        alone.wait(lambda: b"\x1b[?2026l" in alone.received[begin:], f"a frame after {step!r}")
        inside.wait(lambda: inside.lines == alone.lines, f"the screen after {step!r}:\n{alone.text}\n")
