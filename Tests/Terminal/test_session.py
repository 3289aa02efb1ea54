"""The session: modes, signals, and what is left behind."""

import os
import signal

import pytest
import waits
from programs import binary


def test_keys_and_text_reach_the_app(probe):
    terminal = probe()
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    terminal.press("down")
    terminal.type("Åsa 日本")
    terminal.wait_for("Hello, Åsa")
    terminal.wait(lambda: "日" in terminal.text, "wide characters")
    terminal.press("backspace")
    terminal.wait(lambda: "本" not in terminal.text, "the last character to go")


def test_the_window_has_the_title_of_the_page_and_gives_it_back(spawn):
    terminal = spawn([binary("Gallery"), "--terminal"], columns=80, rows=24).wait_for("Search examples")
    assert terminal.screen.title == "Gallery – Ippo Gallery"
    assert b"\x1b[22;2t" in terminal.received
    terminal.click("Guessing Game")
    terminal.wait(lambda: terminal.screen.title == "Guessing Game – Ippo Gallery", "the title of the page")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    assert b"\x1b[23;2t" in terminal.received


def test_a_command_is_found_by_a_part_of_its_name(probe):
    terminal = probe()
    before = terminal.text
    terminal.type("\x10")
    terminal.wait_for("› find a command")
    terminal.press("escape")
    terminal.wait(lambda: terminal.text == before, "the screen as it was")
    terminal.type(":incr\r")
    terminal.wait_for("Count: 1").wait_until_gone("› incr")


def test_the_last_row_says_which_keys_there_are(probe):
    terminal = probe()
    assert terminal.lines[-1].endswith("? keys  ^C quit")
    terminal.type("?")
    terminal.wait_for("suspend")
    terminal.press("escape")
    terminal.wait_until_gone("suspend")
    terminal.resize(80, 9)
    terminal.wait_until_gone("^C quit")


def test_the_mouse_presses_buttons(probe):
    terminal = probe()
    terminal.click("Increment")
    terminal.wait_for("Count: 1")


def test_paste_arrives_in_one_piece(probe):
    terminal = probe()
    terminal.press("down")
    terminal.type("\x1b[200~pasted \x1b[A text\x1b[201~")
    terminal.wait_for("Hello, pasted")
    assert "Count: 0" in terminal.text


def test_the_hardware_cursor_is_where_text_is_edited(probe):
    terminal = probe()
    terminal.press("down")
    terminal.type("abc")
    terminal.wait_for("Hello, abc")
    column, row = terminal.find("abc")
    terminal.wait(lambda: (terminal.screen.cursor.x, terminal.screen.cursor.y) == (column + 3, row), "the cursor")
    assert not terminal.screen.cursor.hidden


def test_elsewhere_the_hidden_cursor_is_at_the_focused_control(probe):
    terminal = probe()
    for keys, text in [((), "Increment"), (("down", "down"), "Print"), (("down",), "Trap")]:
        terminal.press(*keys)
        _, row = terminal.find(text)
        terminal.wait(lambda: terminal.screen.cursor.y == row and terminal.screen.cursor.hidden, f"the cursor at {text}")


def test_a_resize_is_laid_out_anew(probe):
    terminal = probe()
    terminal.resize(60, 20)
    terminal.wait_for("Size: 60x1")
    terminal.resize(1, 1)
    terminal.resize(80, 24)
    terminal.wait_for("Size: 80x1")


def test_control_c_leaves(probe):
    terminal = probe()
    assert terminal.private_mode(1049) and terminal.private_mode(2004)
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_it_in_order(probe, number):
    terminal = probe()
    terminal.kill(number)
    assert terminal.wait_for_end() == -number
    terminal.assert_restored()


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGABRT, signal.SIGQUIT, signal.SIGILL, signal.SIGTRAP])
def test_a_crash_signal_leaves_the_terminal_usable(probe, number):
    terminal = probe()
    terminal.kill(number)
    assert terminal.wait_for_end() == -number
    terminal.assert_restored()


def test_a_trap_in_a_reducer_leaves_the_terminal_usable_and_its_message_readable(probe):
    terminal = probe()
    terminal.click("Trap")
    assert terminal.wait_for_end() in (-signal.SIGILL, -signal.SIGTRAP)
    terminal.assert_restored()
    left = terminal.received.rindex(b"\x1b[?1049l")
    assert b"asked to trap" in terminal.received[left:]


def test_a_stack_overflow_in_a_reducer_leaves_the_terminal_usable(probe):
    terminal = probe()
    terminal.click("Overflow")
    assert terminal.wait_for_end() < 0
    terminal.assert_restored()


def test_a_hung_app_ends_at_the_second_signal(probe):
    terminal = probe()
    terminal.click("Hang")
    terminal.wait(lambda: terminal.screen.cursor.hidden, "the press")
    terminal.read(0.2)
    terminal.kill(signal.SIGTERM)
    terminal.kill(signal.SIGINT)
    assert terminal.wait_for_end() < 0
    terminal.assert_restored()


def test_what_is_printed_appears_afterwards(probe):
    terminal = probe()
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    terminal.click("Print")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    left = terminal.received.rindex(b"\x1b[?1049l")
    assert b"printed 1" not in terminal.received[:left]
    assert b"printed 1" in terminal.received[left:]


def test_control_z_suspends_and_fg_resumes(spawn):
    terminal = spawn(["/bin/bash", "--norc", "--noprofile", "-i"])
    terminal.wait_for("$")
    terminal.type(f"{binary('TerminalProbe')} --terminal\n")
    terminal.wait_for("Count: 0")
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    terminal.press("ctrl-z")
    terminal.wait_for("Stopped")
    assert not terminal.private_mode(1002) and not terminal.private_mode(1049)
    terminal.type("echo us''able\n")
    terminal.wait_for("usable")
    terminal.type("fg\n")
    terminal.wait_for("Count: 1")
    terminal.wait(lambda: terminal.private_mode(1002), "the modes to be set again")
    # To be suspended is to be in the background.
    terminal.wait_for("Pauses: 1")
    terminal.press("enter")
    terminal.wait_for("Count: 2")
    # And once more: what was set up for the first time holds for the next.
    terminal.press("ctrl-z")
    terminal.wait_for_prompt()
    terminal.type("fg\n")
    terminal.wait(lambda: terminal.private_mode(1049), "the app's screen")
    terminal.press("enter")
    terminal.wait_for("Count: 3")
    terminal.press("ctrl-c")
    terminal.wait(lambda: not terminal.private_mode(1002), "the end")
    terminal.type("echo go''od\n")
    terminal.wait_for("good")


SCREEN, CLEAR = b"\x1b[?1049h", b"\x1b[2J"


def job(spawn):
    """The probe as a job of a shell, with its process number."""
    terminal = spawn(["/bin/bash", "--norc", "--noprofile", "-i"]).wait_for("$")
    terminal.type(f"{binary('TerminalProbe')} --terminal\n")
    terminal.wait_for("Count: 0")
    children = f"/proc/{terminal.process.pid}/task/{terminal.process.pid}/children"
    with open(children, encoding="ascii") as file:
        return terminal, int(file.read().split()[0])


def assert_resumed(terminal, times):
    """Whatever was to be written is written before a key has its effect, and before the end."""
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    terminal.press("ctrl-c")
    terminal.wait_for_prompt()
    assert terminal.received.count(SCREEN) == 1 + times
    assert terminal.received.count(CLEAR) == 1 + times
    terminal.type("echo us''able\n")
    terminal.wait_for("usable")


@pytest.mark.parametrize("stop", ["key", "SIGTSTP", "SIGSTOP"])
def test_a_stop_is_resumed_once(spawn, stop):
    terminal, number = job(spawn)
    for count in (1, 2):
        begin = len(terminal.received)
        if stop == "key":
            terminal.press("ctrl-z")
        else:
            os.kill(number, getattr(signal, stop))
        # SIGSTOP may leave a frame without its end.
        terminal.wait(lambda: b"Stopped" in terminal.received[begin:] and terminal.received.endswith(b"$ "), "the prompt", whole=False)
        terminal.type("fg\n")
        # The next stop may come in the middle of the resumption.
        terminal.wait(lambda: terminal.received.count(SCREEN) == 1 + count, "the app's screen")
    assert_resumed(terminal, 2)


def test_a_stop_in_the_background_is_part_of_one_resumption(spawn):
    terminal, _ = job(spawn)
    terminal.press("ctrl-z")
    terminal.wait(lambda: b"Stopped" in terminal.received and terminal.received.endswith(b"$ "), "the prompt")
    terminal.type("bg\n")
    # It stops for the terminal, which the shell has.
    terminal.wait(lambda: terminal.received.endswith(b"$ "), "the prompt")
    terminal.type("until jobs | grep -i sto''pped; do :; done; echo no''w\n")
    terminal.wait(lambda: b"now" in terminal.received and terminal.received.endswith(b"$ "), "the stop")
    terminal.type("fg\n")
    terminal.wait_for("Count: 0")
    assert_resumed(terminal, 1)


def test_a_parent_stops_and_continues(probe):
    terminal = probe()

    def is_stopped():
        return os.waitid(os.P_PID, terminal.process.pid, os.WSTOPPED | os.WNOWAIT | os.WNOHANG)

    terminal.kill(signal.SIGSTOP)
    waits.until("the stop", is_stopped)
    terminal.kill(signal.SIGCONT)
    terminal.wait(lambda: terminal.received.count(SCREEN) == 2, "the screen again")
    # The modes of before are given back first, so that nothing is set twice.
    again = terminal.received[terminal.received.rindex(SCREEN):]
    assert b"\x1b[?1049l" in terminal.received
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    assert terminal.received.count(SCREEN) == 2 and SCREEN in again
    terminal.assert_restored()


def test_without_colours_nothing_is_coloured(probe):
    terminal = probe(environment={"NO_COLOR": "1"})
    assert b"38;2" not in terminal.received and b"38;5" not in terminal.received
    assert "[  Increment  ]" in terminal.text or "[ Increment ]" in terminal.text


def test_256_colours_are_enough(probe):
    terminal = probe(environment={"COLORTERM": ""})
    assert b"38;2" not in terminal.received
    assert b";5;" in terminal.received


@pytest.mark.parametrize("size", [(1, 1), (2, 2), (10, 3)])
def test_a_tiny_terminal_is_no_failure(spawn, size):
    terminal = spawn([binary("TerminalProbe"), "--terminal"], columns=size[0], rows=size[1])
    terminal.wait(lambda: terminal.private_mode(1049), "the start")
    terminal.press("enter", "tab", "ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()
