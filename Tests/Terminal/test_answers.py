"""Answers and reports of terminals, divided by slow lines, late, or missing: the program never treats them as typed text."""

import signal

import pytest
from programs import binary

ANSWER = "\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\"
REPORTS = [ANSWER, "\x1b[<35;20;5M", "\x1b[?62;22c", "\x1b[24;80R", "\x1b[?2026;2$y"]


@pytest.mark.parametrize("report", REPORTS, ids=["color", "mouse", "attributes", "cursor", "mode"])
def test_a_report_that_is_torn_is_not_typed_into_a_field(probe, report):
    terminal = probe()
    terminal.press("down")
    terminal.type("a")
    terminal.wait_for("Hello, a!")
    for cut in range(2, len(report), 3):
        terminal.type(report[:cut])
        # Longer than the timeout of the Escape key.
        terminal.read(0.06)
        terminal.type(report[cut:])
    terminal.type("b")
    terminal.wait_for("Hello, ab!")


def shell(spawn):
    terminal = spawn(["/bin/bash", "--norc", "--noprofile", "-i"])
    terminal.wait_for("$")
    return terminal


@pytest.mark.parametrize("key", ["ctrl-c", "ctrl-z"])
@pytest.mark.parametrize("delay", [0, 0.03, 0.1])
def test_an_answer_that_comes_after_the_end_is_not_run_by_the_shell(spawn, key, delay):
    terminal = shell(spawn)
    terminal.type(f"{binary('TerminalProbe')} --terminal\n")
    terminal.wait(lambda: b"\x1b]11;?" in terminal.received, "the question")
    terminal.press(key)
    terminal.read(delay)
    terminal.type(ANSWER + "\x1b[?62;22c")
    terminal.wait(lambda: b"\x1b[?1049l" in terminal.received, "the shell's screen")

    def left():
        return terminal.received[terminal.received.rindex(b"\x1b[?1049l"):]

    # Text that is typed before the shell owns the terminal is dropped with the answer.
    terminal.wait(lambda: left().endswith(b"$ "), "the prompt")
    terminal.type("echo do''ne\n")
    terminal.wait(lambda: b"done" in left(), "the command")
    assert not any(part in left() for part in (b"rgb", b"11;", b"62;"))
    if key == "ctrl-z":
        terminal.type("fg\n")
        terminal.wait_for("Count: 0")
        terminal.press("ctrl-c")
        terminal.wait(lambda: not terminal.private_mode(1049), "the end")


def test_questions_end_with_one_that_every_terminal_answers(probe):
    terminal = probe()
    asked = terminal.received
    assert asked.index(b"\x1b]11;?") < asked.index(b"\x1b[c")


def test_a_terminal_that_answers_is_asked_once_more_on_leaving(probe):
    terminal = probe()
    terminal.type(ANSWER + "\x1b[?62;22c")
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    questions = terminal.received.count(b"\x1b[c")
    terminal.press("ctrl-c")
    terminal.wait(lambda: terminal.received.count(b"\x1b[c") > questions, "the question")
    terminal.type("\x1b[<35;20;5M\x1b[?62;22c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_the_keyboard_protocol_is_asked_for_where_there_is_one_and_given_back(probe):
    terminal = probe()
    assert b"\x1b[?u" in terminal.received and b"\x1b[>5u" not in terminal.received
    terminal.type("\x1b[?0u\x1b[?62c")
    terminal.wait(lambda: b"\x1b[>5u" in terminal.received, "the protocol")
    terminal.type("\x1b[99;5u")
    terminal.wait(lambda: b"\x1b[<u" in terminal.received, "the end of the protocol")
    terminal.type("\x1b[?62c")
    assert terminal.wait_for_end() == 0


def test_modifiers_are_asked_for_where_that_protocol_is_missing_and_given_back(spawn):
    terminal = shell(spawn)
    terminal.type(f"{binary('TerminalProbe')} --terminal\n")
    terminal.wait_for("Count: 0")
    assert b"\x1b[>4;2m" not in terminal.received
    terminal.type("\x1b[?62c")
    terminal.wait(lambda: b"\x1b[>4;2m" in terminal.received, "modifyOtherKeys")
    # Control-Z, as it arrives then.
    terminal.type("\x1b[27;5;122~")
    terminal.wait(lambda: b"\x1b[>4m" in terminal.received, "the end of modifyOtherKeys")
    terminal.type("\x1b[?62c")
    terminal.wait_for("Stopped")
    before = len(terminal.received)
    terminal.type("fg\n")
    terminal.wait(lambda: b"\x1b[>4;2m" in terminal.received[before:], "modifyOtherKeys again")
    terminal.type("\x1b[?62c\x1b[27;5;99~")
    terminal.wait(lambda: b"\x1b[>4m" in terminal.received[before:], "the end of modifyOtherKeys")
    terminal.type("\x1b[?62c")
    terminal.wait_for_prompt()
    terminal.type("echo do''ne\n")
    terminal.wait_for("done")


def test_a_crash_gives_the_keyboard_back(probe):
    terminal = probe()
    terminal.type("\x1b[?62c")
    terminal.wait(lambda: b"\x1b[>4;2m" in terminal.received, "modifyOtherKeys")
    terminal.kill(signal.SIGABRT)
    assert terminal.wait_for_end() == -signal.SIGABRT
    assert b"\x1b[>4m" in terminal.received


@pytest.mark.parametrize("variables", [{"TERM": "linux"}, {"TERM": "vt220"}, {"STY": "1.pts", "TERM": "screen-256color"}])
def test_terminals_that_may_take_the_request_for_attributes_of_text_are_not_asked(probe, variables):
    terminal = probe(environment=variables)
    terminal.type("\x1b[?62c")
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    assert b"\x1b[>4" not in terminal.received


def test_keys_that_come_up_are_asked_for_where_a_view_listens_to_them(spawn, tmp_path):
    terminal = spawn([binary("TerminalProbe"), "--terminal"], environment={"PROBE_KEYS": str(tmp_path / "keys")})
    terminal.wait_for("Keys: 0")
    terminal.type("\x1b[?0u\x1b[?62c")
    terminal.wait(lambda: b"\x1b[>31u" in terminal.received, "the protocol")
    terminal.type("\x1b[97;;97u\x1b[97;1:2;97u\x1b[97;1:3u\x1b[13u\x1b[13;1:3u\x1b[49:33;2;33u\x1b[49:33;2:3u")
    terminal.wait_for("Keys: 7")
    assert (tmp_path / "keys").read_text().splitlines() == [
        "a down", "a repeat", "a up", "Return down", "Return up", "! down", "! up"]
    terminal.type("\x1b[99;5u")
    terminal.wait(lambda: b"\x1b[<u" in terminal.received, "the end of the protocol")
    terminal.type("\x1b[?62c")
    assert terminal.wait_for_end() == 0


def test_what_was_not_read_at_the_end_is_no_line_for_the_shell(spawn):
    terminal = shell(spawn)
    terminal.type(f"{binary('TerminalProbe')} --terminal\n")
    terminal.wait_for("Count: 0")
    # The terminal never answers, and keys follow in one piece.
    terminal.type("\x03echo mis''take\n")
    terminal.wait(lambda: b"\x1b[?1049l" in terminal.received, "the shell's screen")
    terminal.type("echo do''ne\n")
    terminal.wait(lambda: b"done" in terminal.received, "the command")
    assert b"mistake" not in terminal.received


def test_synchronized_output_ends_where_the_terminal_does_not_know_it(probe):
    terminal = probe()
    terminal.type("\x1b[?62c")
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    begin = len(terminal.received)
    terminal.press("enter")
    terminal.wait_for("Count: 2")
    assert b"\x1b[?2026h" not in terminal.received[begin:]


def colors(terminal):
    """The colour pairs of all cells with content."""
    cells = (terminal.screen.buffer[row][column] for row in range(terminal.screen.lines)
             for column in range(terminal.screen.columns))
    return {(cell.fg, cell.bg) for cell in cells if cell.data.strip()}


@pytest.mark.parametrize("variables", [{"COLORTERM": "truecolor"}, {"COLORTERM": ""}])
def test_both_colours_of_a_cell_are_the_apps_or_neither_is_until_the_background_is_known(spawn, variables):
    terminal = spawn([binary("Gallery"), "--terminal"], environment=variables).wait_for("Search examples")
    mixed = {pair for pair in colors(terminal) if (pair[0] == "default") != (pair[1] == "default")}
    assert not mixed
    terminal.type("\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62c")
    terminal.wait(lambda: any(pair[0] != "default" and pair[1] == "default" for pair in colors(terminal)), "hues")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_theme_says_what_the_background_is(spawn, theme):
    terminal = spawn([binary("Gallery"), "--terminal", "--theme", theme]).wait_for("Search examples")
    surfaces = {pair[1] for pair in colors(terminal)} - {"default"}
    # The bar of a page: a background with a little of the text's colour.
    assert ("f1f1f2" in surfaces) == (theme == "light")


def test_a_theme_that_does_not_exist_is_an_error(spawn):
    terminal = spawn([binary("TerminalProbe"), "--terminal"], environment={"IPPO_THEME": "pink"})
    assert terminal.wait_for_end() != 0
    assert "IPPO_THEME is light, dark or none, not “pink”." in terminal.text.replace("\n", "")


def test_a_locale_of_ascii_is_written_ascii(probe):
    terminal = probe(environment={"LC_ALL": "C"})
    shown = terminal.received[terminal.received.index(b"\x1b[?1049h"):]
    assert all(byte < 0x80 for byte in shown)
