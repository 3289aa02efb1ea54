"""The log viewer as people use it: on the screen, below the prompt, and in pipes."""

import subprocess

import pytest
from programs import PATIENCE, binary

PROGRAM = "LogViewer"
LINES = "INFO start\nERROR disk full\nWARN slow\nERROR disk gone\n"


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "app.log"
    path.write_text(LINES)
    return path


@pytest.fixture
def view(spawn, log):
    """The viewer of the log, whose lines have come."""

    def start(*options, seen="INFO start"):
        return spawn([binary(PROGRAM), *options, str(log)], columns=80, rows=16).wait_for(seen)

    return start


def run(*arguments, given=None):
    result = subprocess.run([binary(PROGRAM), *map(str, arguments)], input=given, capture_output=True,
                            timeout=PATIENCE, check=False, stdin=None if given is not None else subprocess.DEVNULL)
    return result.returncode, result.stdout.decode(errors="surrogateescape"), result.stderr.decode()


def test_in_pipes_it_prints_what_matches_as_grep_does(log, tmp_path):
    assert run(log) == (0, LINES, "")
    assert run("-e", "disk (full|gone)$", log) == (0, "ERROR disk full\nERROR disk gone\n", "")
    assert run("--level", "warning", "--filter", "slow", "-", given=LINES.encode()) == (0, "WARN slow\n", "")
    assert run("-i", "--filter", "DISK F", log, log)[1] == f"{log}:ERROR disk full\n" * 2
    assert run("--filter", "nothing", log) == (1, "", "")
    missing = tmp_path / "missing.log"
    status, output, errors = run("--filter", "slow", missing, log)
    assert (status, output) == (2, f"{log}:WARN slow\n")
    assert errors == f"LogViewer: {missing}: No such file or directory\n"
    assert run("--color", "always", "--filter", "slow", log)[1] == "\x1b[33mWARN \x1b[1mslow\x1b[0;33m\x1b[0m\n"
    # Bytes that are no text, and a last line without an end.
    assert run("--filter", "x", given=b"\xffx\r\n\x00\nx\xfe")[1] == "\udcffx\r\nx\udcfe\n"


@pytest.mark.parametrize("arguments,message", [
    (["--regexp", "a("], "The pattern “a(” is no regular expression"), (["--filter", "a", "-e", "b"], "not both"),
    (["--level", "loud"], "There is no level “loud”"), (["--color", "red"], "not “red”"), (["--unknown"], "--unknown"),
])
def test_a_wrong_command_line_ends_with_2(arguments, message, log):
    status, output, errors = run(*arguments, log)
    assert (status, output) == (2, "") and message in errors


def test_help_and_version():
    status, output, errors = run("--help")
    assert (status, errors) == (0, "") and "--regexp" in output and "The status is 0" in output.replace("\n", " ")
    assert run("--version") == (0, "1.0\n", "")


def test_lines_are_searched_filtered_and_opened(view):
    terminal = view().wait_for("4 lines", "1 INFO start")
    terminal.type("/")
    terminal.wait_for("Search").type("gone")
    terminal.press("enter")
    terminal.wait_for("line 4")
    terminal.type("N")
    terminal.wait_for("No match above")
    terminal.type("m")
    terminal.wait_for("◆4")
    terminal.type("&")
    terminal.wait_for("Filter").type("disk(")
    terminal.press("tab", "space", "shift-tab", "enter")
    terminal.wait_for("is no regular expression")
    # What is wrong is mended where it stands.
    terminal.press("backspace", "enter")
    terminal.wait_for("2 of 4 lines match /disk/").wait_until_gone("WARN slow")
    terminal.type("a")
    terminal.wait_for("WARN slow").type("#")
    terminal.wait_for("Number of a line").type("2")
    terminal.press("enter")
    terminal.wait_for("line 2").press("enter")
    terminal.wait_for("15 bytes, ends with LF").press("escape")
    terminal.wait_for("4 lines").type("q")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_the_status_tells_whether_a_line_was_shown(view):
    terminal = view("--filter", "nothing", seen="No line matches")
    terminal.wait_for("0 of 4 lines").type("q")
    assert terminal.wait_for_end() == 1


def test_a_log_that_grows_is_truncated_or_rotated_is_followed(view, log):
    terminal = view("--follow").wait_for("following")
    with log.open("a") as file:
        file.writelines(f"INFO more {number}\n" for number in range(100))
    terminal.wait_for("INFO more 99", "104 lines")
    log.write_text("ERROR after\n")
    terminal.wait_for("1 ERROR after", "was truncated or replaced").wait_until_gone("INFO more")
    log.rename(log.with_suffix(".1"))
    terminal.wait_for("is gone")
    log.write_text("INFO next file\n")
    terminal.wait_for("1 INFO next file").wait_until_gone("ERROR after")


def test_a_pipe_is_read_while_keys_come_from_the_terminal(spawn):
    script = f"seq -f 'line %.0f' 5000 | {binary(PROGRAM)}; echo status $?"
    terminal = spawn(["bash", "--norc", "--noprofile", "-c", script], columns=60, rows=12).wait_for("5000 lines")
    terminal.type("G")
    terminal.wait_for("5000 line 5000").type("q")
    terminal.wait_for("status 0")


def test_below_the_prompt_it_prints_the_last_lines_and_a_summary(spawn, log):
    script = f"{binary(PROGRAM)} --inline -n 2 --level error {log}; echo status $?"
    terminal = spawn(["bash", "--norc", "--noprofile", "-c", script], columns=70, rows=12)
    terminal.wait_for("ERROR disk full", "ERROR disk gone", "2 of 4 lines match error and above", "2 error", "status 0")
    assert b"\x1b[?1049h" not in terminal.received
    following = spawn([binary(PROGRAM), "--inline", "--follow", str(log)], columns=70, rows=12).wait_for("4 lines")
    with log.open("a") as file:
        file.write("INFO more\n")
    following.wait_for("INFO more", "5 lines").type("q")
    assert following.wait_for_end() == 0


def test_it_is_read_aloud(log):
    status, output, errors = run("--accessible", log, given=b"quit\n")
    assert (status, errors) == (0, "")
    assert output.splitlines() == [
        "Log viewer", f"{log}, heading", "1. Commands, menu", "2. Line 1: INFO start, button",
        "3. Line 2: ERROR disk full, button", "4. Line 3: WARN slow, button", "5. Line 4: ERROR disk gone, button", "4 lines"]
