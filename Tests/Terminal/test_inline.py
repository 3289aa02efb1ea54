"""Inline programs: below the prompt, without the alternate screen, with a status and a result for the shell."""

import os
import re
import signal
import subprocess

import pyte
import pytest
from cell_stream import CellStream
from programs import PATIENCE, binary

PROGRAM = "InlineExamples"
# Modes of which an inline program sets none.
NEVER = [b"\x1b[?1049h", b"\x1b[?1002h", b"\x1b[?1003h", b"\x1b[2J", b"\x1b[H"]


@pytest.fixture
def shell(spawn):
    """Runs a script with the name of the program as $P, on a screen that keeps what scrolls out."""

    def start(script, columns=60, rows=12, **environment):
        terminal = spawn(["bash", "--norc", "--noprofile", "-c", script], columns=columns, rows=rows,
                         environment={"P": binary(PROGRAM)} | environment)
        terminal.screen = pyte.HistoryScreen(columns, rows, history=1000, ratio=0.5)
        terminal.stream = CellStream(terminal.screen)
        return terminal

    return start


def history(terminal):
    """All lines, also those that have scrolled out of the screen."""
    above = ["".join(line[column].data for column in range(terminal.screen.columns)).rstrip()
             for line in terminal.screen.history.top]
    return above + terminal.lines


def assert_given_back(terminal):
    for mode in (7, 25):
        assert terminal.private_mode(mode), f"mode {mode} was left off"
    for mode in (1002, 1006, 1049, 2004, 2026):
        assert not terminal.private_mode(mode), f"mode {mode} was left set"
    for bytes in NEVER:
        assert bytes not in terminal.received


@pytest.mark.parametrize("count", [0, 4, 40])
def test_it_stands_below_what_the_shell_has_written(shell, count):
    terminal = shell(f"for i in $(seq {count}); do echo line $i; done; $P confirm; echo status $?")
    terminal.wait_for("Delete the folder", "No")
    terminal.type("y")
    assert terminal.wait_for_end() == 0
    lines = [line for line in history(terminal) if line]
    assert lines[:count] == [f"line {i + 1}" for i in range(count)]
    # The last picture stays, and the shell goes on below it.
    assert "Yes" in "\n".join(lines[count:-1]) and lines[-1] == "status 0"
    assert_given_back(terminal)


@pytest.mark.parametrize("key,status", [("y", 0), ("n", 1), ("\x03", 130)])
def test_the_shell_gets_the_status(shell, key, status):
    terminal = shell("$P confirm; echo status $?; stty -a | grep -o ' echo\\b'")
    terminal.wait_for("Delete the folder")
    terminal.type(key)
    terminal.wait_for(f"status {status}", " echo")
    assert_given_back(terminal)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_as_usual(spawn, number):
    terminal = spawn([binary(PROGRAM), "confirm"]).wait_for("Delete the folder")
    terminal.kill(number)
    assert terminal.wait_for_end() == -number
    assert_given_back(terminal)


def test_it_grows_and_shrinks_with_its_content(shell):
    terminal = shell("for i in $(seq 6); do echo line $i; done; $P choose; echo end")
    terminal.wait_for("Turin", "6 of 6")
    assert terminal.screen.cursor.hidden is False
    terminal.type("kyo")
    terminal.wait_for("1 of 6").wait_until_gone("Turin")
    row = terminal.find("1 of 6")[1]
    assert not any(terminal.lines[row + 1:])
    assert terminal.lines[row - 1].endswith("Kyoto")
    terminal.press("backspace", "backspace", "backspace")
    terminal.wait_for("6 of 6", "Turin")
    assert [line for line in history(terminal) if line.startswith("line")] == [f"line {i + 1}" for i in range(6)]
    terminal.press("escape")
    terminal.wait_for("end")
    # This program leaves no picture.
    assert [line for line in history(terminal) if line] == [f"line {i + 1}" for i in range(6)] + ["end"]
    assert_given_back(terminal)


def test_a_pipe_gets_the_result_and_nothing_else(shell):
    terminal = shell('x=$($P choose); echo "chosen: $x, status $?"')
    terminal.wait_for("Copenhagen")
    terminal.press("down", "down")
    terminal.wait_for("› Lisbon")
    terminal.press("enter")
    terminal.wait_for("chosen: Lisbon, status 0")
    assert "Copenhagen" not in terminal.text
    assert_given_back(terminal)


def test_the_controlling_terminal_has_the_picture_where_no_stream_is_one(shell, tmp_path):
    terminal = shell(f"printf 'one\\ntwo\\nthree\\n' | $P choose >{tmp_path}/out 2>{tmp_path}/err; echo status $?; cat {tmp_path}/out")
    terminal.wait_for("3 of 3")
    terminal.type("tw\r")
    terminal.wait_for("status 0\ntwo")
    assert (tmp_path / "err").read_bytes() == b""
    assert_given_back(terminal)


def test_lines_stand_above_the_live_part_and_stay(shell):
    # A text keeps its hue where the background is known.
    terminal = shell("echo begin; $P progress; echo status $?", rows=8, COLORFGBG="15;0")
    assert terminal.wait_for_end() == 0
    # The program does not wait for anybody who looks: its pictures are looked at afterwards.
    screen, pictures = pyte.Screen(80, 8), 0
    stream = CellStream(screen)
    for picture in re.split(rb"(?<=\x1b\[\?2026l)", terminal.received):
        stream.feed(picture)
        text = "\n".join(screen.display)
        if "compiled " not in text or "Compiling " not in text:
            continue
        pictures += 1
        assert text.rindex("compiled ") < text.index("Compiling ")
        # A word has a colour, and what follows has none.
        row = next(row for row, line in enumerate(screen.display) if "compiled " in line)
        column = screen.display[row].index("compiled ")
        colours = [screen.buffer[row][column + offset].fg for offset in (0, 7, 9)]
        assert colours[0] == colours[1] != "default" and colours[2] == "default"
    assert pictures >= 6
    lines = [line for line in history(terminal) if line]
    names = ["Package", "Parser", "Lexer", "Checker", "Emitter", "Linker", "Driver", "Main"]
    assert lines[:9] == ["begin"] + [f"compiled {name}.swift" for name in names]
    assert lines[9] == "✓ Built 8 files" and lines[-1] == "status 0" and len(lines) == 12
    assert_given_back(terminal)


def test_answers_add_rows_and_are_printed(shell):
    terminal = shell('x=$($P wizard); echo "[$x]"', rows=6)
    terminal.wait_for("What is the package called?")
    terminal.type("demo\r")
    terminal.wait_for("✓ name: demo", "Apache 2.0")
    terminal.press("down", "enter")
    terminal.wait_for("✓ license: Apache 2.0", "Finish")
    terminal.press("tab", "enter")
    terminal.wait_for("[name=demo\nlicense=Apache 2.0\ntests=yes]")
    assert "✓ tests: yes" in history(terminal)
    assert_given_back(terminal)


@pytest.mark.parametrize("columns", [30, 100])
def test_it_is_drawn_anew_when_the_terminal_is_resized(shell, columns):
    terminal = shell("echo above; $P choose; echo end").wait_for("6 of 6")
    before = len(terminal.received)
    terminal.resize(columns, 12)
    terminal.wait(lambda: b"6 of 6" in terminal.received[before:], "the next picture")
    assert terminal.lines[0] == "above"
    assert terminal.text.count("Copenhagen") == 1 and terminal.text.count("6 of 6") == 1
    terminal.press("escape")
    terminal.wait_for("above\nend")


def test_it_is_suspended_and_goes_on(spawn):
    terminal = spawn(["bash", "--norc", "--noprofile", "-i"], environment={"P": binary(PROGRAM)})
    terminal.wait(lambda: terminal.text.endswith(("$", "#")), "the prompt")
    terminal.type("$P confirm; echo status $?\n")
    terminal.wait_for("Delete the folder")
    terminal.press("ctrl-z")
    terminal.wait_for("Stopped").wait_until_gone("Delete the folder")
    terminal.type("fg\n")
    terminal.wait_for("Delete the folder")
    terminal.type("n")
    terminal.wait_until_gone("Yes")
    # What is typed before the end belongs to the program.
    terminal.wait(lambda: terminal.text.endswith(("$", "#")), "the prompt")
    terminal.type("echo do''ne\n")
    terminal.wait_for("done")
    assert terminal.text.count("Delete the folder") == 1
    assert b"\x1b[?1049h" not in terminal.received


def test_without_a_terminal_it_is_read_and_the_result_stands_alone():
    result = subprocess.run(
        [binary(PROGRAM), "wizard"], input="1 demo\n2\n6\n", capture_output=True, text=True, timeout=PATIENCE, check=False,
        start_new_session=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout == "name=demo\nlicense=MIT\ntests=yes\n"
    assert "What is the package called?" in result.stderr and "\x1b" not in result.stderr


@pytest.mark.parametrize("lines", ["", "quit\n"])
def test_a_person_who_leaves_gives_no_result(lines):
    result = subprocess.run(
        [binary(PROGRAM), "confirm"], input=lines, capture_output=True, text=True, timeout=PATIENCE, check=False, start_new_session=True)
    assert result.returncode == 130 and result.stdout == ""


def test_a_named_session_is_refused():
    result = subprocess.run(
        [binary(PROGRAM), "confirm", "--accessible", "--session", "a"], input="", capture_output=True, text=True, timeout=PATIENCE,
        check=False, env=os.environ | {"HOME": "/nonexistent"})
    assert result.returncode == 1 and "ends with a result" in result.stderr


@pytest.mark.parametrize("name,pictures", [
    ("confirm", {20: ["Delete", "the      Ye", "folder   s      No", "“build", "”?"], 60: ["Delete the folder “build”?   Yes     No"]}),
    ("choose", {columns: ["▌Filter", "› Copenhagen", "  Kyoto", "  Lisbon", "  Montreal", "  Oslo", "  Turin", "6 of 6"]
                for columns in (18, 60)})])
def test_tmux_wraps_the_picture_anew_and_nothing_is_left_of_it(spawn, tmp_path, name, pictures):
    socket = f"ippo-inline-{name}-{os.getpid()}"
    (tmp_path / "tmux.conf").write_text("set -g status off\nset -s escape-time 5\n")
    variables = {"TMUX_TMPDIR": str(tmp_path), "LANG": "C.UTF-8", "TMUX": "", "STY": "", "P": binary(PROGRAM)}
    # On a screen that is full: tmux moves rows into its history when they wrap, also where blank rows are below
    # (findings/tmux-reflow-moves-rows-into-history.sh).
    terminal = spawn(
        ["env", "-u", "TMUX", "tmux", "-L", socket, "-f", str(tmp_path / "tmux.conf"), "new-session",
         f"seq 20; echo above; $P {name}; echo status $?; read"], environment=variables, columns=60, rows=14)

    def shown():
        """The lines below those of the shell, as tmux has them: it scrolls by SU, which pyte does not know."""
        lines = subprocess.run(["tmux", "-L", socket, "capture-pane", "-p"], env=os.environ | variables, check=False,
                               capture_output=True, text=True).stdout.split("\n")
        lines = [line.rstrip() for line in lines if line.strip()]
        return lines[lines.index("above") + 1:] if "above" in lines else None

    try:
        terminal.wait(shown, "the first picture")
        for _ in range(2):
            for columns, lines in pictures.items():
                terminal.resize(columns, 14)
                terminal.wait(lambda: shown() == lines, f"{lines}")
        terminal.press("ctrl-c")
        # One of the programs leaves its picture.
        kept = lines if name == "confirm" else []
        terminal.wait(lambda: shown() == kept + ["status 130"], "the end below the picture")
    finally:
        subprocess.run(["tmux", "-L", socket, "kill-server"], env=os.environ | variables, check=False,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
