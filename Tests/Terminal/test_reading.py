"""The reading mode: lines for screen readers and pipes, in a real terminal and without one."""

import os
import subprocess
import termios

import pytest
from programs import PATIENCE, binary

FIRST = ["TerminalProbe", "Count: 0", "1. Increment, button", "2. Name, text field, empty", "Hello, nobody!"]


def read(lines, *arguments, name="TerminalProbe", environment=None):
    """The lines that a program says to lines of input, through pipes; it ends with status 0."""
    result = subprocess.run(
        [binary(name), *arguments], input=lines, capture_output=True, text=True, timeout=PATIENCE, check=False,
        env=os.environ | (environment or {}))
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in result.stdout and result.stderr == ""
    return result.stdout.splitlines()


def test_a_pipe_reads_and_chooses_by_numbers():
    lines = read("1\n2 Åsa\n9\n1\nquit\n1\n", "--terminal")
    assert lines[:5] == FIRST
    # Only what has changed, and nothing after the end.
    assert lines[11:] == [
        "Count: 1", "2. Name, text field, Åsa", "Hello, Åsa!", "There is no choice “9”. Type ? for help.", "Count: 2"]


@pytest.mark.parametrize("end", ["", "1", "2\n", "2\nx"])
def test_the_end_of_input_ends_it_in_order(end):
    lines = read(end, "--accessible")
    assert lines[:5] == FIRST
    assert ("Count: 1" in lines) == (end == "1")
    assert ("Hello, x!" in lines) == (end == "2\nx")


def test_input_that_is_no_text_is_answered():
    result = subprocess.run(
        [binary("TerminalProbe"), "--accessible"], input=b"\xff\x00\x1b[A\n2 " + b"x" * (5 << 20) + b"\n1\r\nquit\n",
        capture_output=True, timeout=PATIENCE, check=False)
    assert result.returncode == 0
    text = result.stdout.decode()
    assert "\x1b" not in text and "There is no choice" in text
    assert "does not fit here" in text
    assert text.endswith("Count: 1\n")


def test_a_reader_that_goes_away_ends_it():
    result = subprocess.run(
        ["/bin/sh", "-c", f"yes 1 | {binary('TerminalProbe')} --accessible | head -n 3"], capture_output=True, text=True,
        timeout=PATIENCE, check=False)
    assert result.stdout.splitlines() == FIRST[:3]


def test_a_page_of_an_app_is_opened_read_and_left():
    lines = read("3\nback\nquit\n", "--accessible", "--open", "/presentations", name="Catalog")
    page = lines.index("Presentations, heading")
    dialog = next(index for index, line in enumerate(lines) if line.startswith("Dialog"))
    assert page < dialog
    assert lines[dialog:].count("Presentations, heading") == 1


@pytest.mark.parametrize("way", [["--accessible"], ["--terminal"]])
def test_in_a_terminal_lines_are_appended(spawn, way):
    environment = {} if "--accessible" in way else {"ACCESSIBLE": "1"}
    terminal = spawn([binary("TerminalProbe"), *way], environment=environment)
    terminal.wait_for("Type the number of a choice, or ? for help.")
    terminal.type("1\n")
    terminal.wait_for("Count: 1")
    assert terminal.lines[:3] == ["TerminalProbe", "Count: 0", "1. Increment, button"]
    terminal.type("quit\n")
    assert terminal.wait_for_end() == 0
    assert b"\x1b" not in terminal.received
    terminal.assert_restored()


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_that_cannot_place_text_is_read(spawn, term):
    terminal = spawn([binary("TerminalProbe"), "--terminal"], environment={"TERM": term})
    terminal.wait_for("Type the number of a choice")
    # The end of input, as a person types it.
    terminal.type("\x04")
    assert terminal.wait_for_end() == 0
    assert b"\x1b" not in terminal.received


def test_control_c_ends_it(spawn):
    terminal = spawn([binary("TerminalProbe"), "--accessible"])
    terminal.wait_for("Type the number of a choice")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == -2
    terminal.assert_restored()


@pytest.mark.parametrize("ending", ["answer", "signal"])
def test_a_secret_is_not_shown(spawn, ending):
    terminal = spawn([binary("Catalog"), "--accessible", "--open", "/fields"])
    terminal.wait_for("Type the number of a choice")
    field = next(line for line in terminal.lines if "secure text field" in line)
    terminal.type(field.split(".")[0] + "\n")
    terminal.wait_for("New text of")
    # What is typed early is echoed by the terminal itself.
    terminal.wait(lambda: not termios.tcgetattr(terminal.process.fd)[3] & termios.ECHO, "the echo to be off")
    if ending == "signal":
        terminal.press("ctrl-c")
        assert terminal.wait_for_end() == -2
        return terminal.assert_restored()
    terminal.type("hush42\n")
    terminal.wait_for("6 characters")
    assert b"hush42" not in terminal.received
    terminal.type("quit\n")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_the_end_of_input_ends_a_text_of_several_lines():
    lines = read("1\nDear Bob\nBye", "--accessible", environment={"PROBE_EDITOR": "1"})
    assert "Text: Dear Bob/Bye" in lines
