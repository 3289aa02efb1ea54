"""Terminals that misbehave or go away, and signals that nobody expects."""

import os
import random
import select
import signal
import time

import pytest
import waits
from programs import PATIENCE, binary

# Those that end a process by default and may be sent by anybody, but for those that test_session has.
ENDING = [
    "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGVTALRM", "SIGPROF", "SIGIO", "SIGPWR", "SIGSTKFLT", "SIGSYS", "SIGXCPU",
    "SIGXFSZ", "SIGBUS", "SIGFPE", "SIGRTMIN", "SIGRTMAX",
]
REPORTING = {"SWIFT_BACKTRACE": "enable=yes,cache=no,symbolicate=off,color=no"}


def pour(terminal, data, seconds=PATIENCE):
    """Types much at once, and reads meanwhile what the program shows, as terminals do."""
    os.set_blocking(terminal.process.fd, False)
    deadline = time.monotonic() + seconds
    while data and not terminal.ended:
        assert time.monotonic() < deadline, f"{len(data)} bytes were not taken; the screen is:\n{terminal.text}"
        _, writable, _ = select.select([], [terminal.process.fd], [], 0.02)
        if writable:
            try:
                data = data[os.write(terminal.process.fd, data[:4096]):]
            except BlockingIOError:
                pass
        terminal.read(0)
    os.set_blocking(terminal.process.fd, True)


def noise(length, seed):
    """Bytes of all kinds, but for Control-C, Control-Z and Control-\\."""
    source = random.Random(seed)
    return bytes(byte for byte in (source.randrange(256) for _ in range(length)) if byte not in (0x03, 0x1A, 0x1C))


# Signals

@pytest.mark.parametrize("name", ENDING)
def test_a_signal_that_ends_a_program_leaves_the_terminal_usable(probe, name):
    terminal = probe()
    terminal.kill(getattr(signal, name))
    assert terminal.wait_for_end() == -getattr(signal, name)
    terminal.assert_restored()


@pytest.mark.parametrize("name", ["SIGQUIT", "SIGABRT", "SIGSEGV"])
def test_the_crash_reporter_finds_the_terminal_restored(probe, name):
    terminal = probe(environment=REPORTING)
    terminal.kill(getattr(signal, name))
    terminal.wait(lambda: b"Program crashed" in terminal.received, "the crash reporter")
    terminal.assert_restored()
    assert terminal.wait_for_end() == -getattr(signal, name)
    terminal.assert_restored()
    left = terminal.received.rindex(b"\x1b[?1049l")
    assert b"Program crashed" in terminal.received[left:]


def test_a_trap_is_reported_on_a_terminal_that_is_restored(probe):
    terminal = probe(environment=REPORTING)
    terminal.click("Trap")
    terminal.wait(lambda: b"Program crashed" in terminal.received, "the crash reporter")
    terminal.assert_restored()
    assert terminal.wait_for_end() in (-signal.SIGILL, -signal.SIGTRAP)
    left = terminal.received[terminal.received.rindex(b"\x1b[?1049l"):]
    # What the program said, and what the crash reporter saw: the instruction, and not a signal that was sent on.
    assert b"asked to trap" in left and b"Program crashed: Illegal instruction" in left or b"Fatal error" in left


def test_a_signal_that_is_ignored_stays_ignored(spawn):
    terminal = spawn(["/bin/sh", "-c", f"trap '' HUP USR1; exec {binary('TerminalProbe')} --terminal"])
    terminal.wait_for("Count: 0")
    terminal.kill(signal.SIGHUP)
    terminal.kill(signal.SIGUSR1)
    terminal.press("enter")
    terminal.wait_for("Count: 1")


def test_in_the_background_it_waits_for_the_terminal(spawn):
    terminal = spawn(["/bin/bash", "--norc", "--noprofile", "-i"])
    terminal.wait_for("$")
    terminal.type(f"{binary('TerminalProbe')} --terminal &\n")
    terminal.type("until jobs | grep Sto''pped; do :; done\n")
    terminal.wait_for("Stopped")
    assert not terminal.private_mode(1049)
    terminal.type("fg\n")
    terminal.wait_for("Count: 0")
    terminal.press("ctrl-z")
    terminal.wait_for_prompt()
    terminal.type("bg\n")
    terminal.type("until jobs | grep Sto''pped; do :; done; echo us''able\n")
    terminal.wait_for("usable")
    assert not terminal.private_mode(1049)
    terminal.type("fg\n")
    # The count is still to be read from before.
    terminal.wait(lambda: terminal.private_mode(1049), "the program's screen")
    terminal.press("enter")
    terminal.wait_for("Count: 1")


# Much input

def test_much_that_is_typed_at_once_arrives_at_once(probe):
    terminal = probe()
    terminal.press("down")
    letters = "".join(random.Random(1).choice("abcdefgh ") for _ in range(20_000))
    frames = terminal.received.count(b"\x1b[?2026h")
    pour(terminal, letters.encode() + b"THE END")
    terminal.wait_for("THE END")
    assert terminal.received.count(b"\x1b[?2026h") - frames < 500


def test_noise_does_not_freeze_the_screen(spawn):
    terminal = spawn([binary("Gallery"), "--terminal"])
    terminal.wait(lambda: terminal.text, "the start")
    frames = terminal.received.count(b"\x1b[?2026h")
    pour(terminal, noise(20_000, seed=7))
    # It is drawn while it is dealt with, and not only at the end.
    terminal.wait(lambda: terminal.received.count(b"\x1b[?2026h") >= frames + 3, "frames")


def test_control_c_does_not_wait_for_what_was_typed_before_it(spawn):
    terminal = spawn([binary("Gallery"), "--terminal"])
    terminal.wait(lambda: terminal.text, "the start")
    pour(terminal, noise(20_000, seed=8))
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_a_large_paste_is_taken_up_to_a_limit(probe):
    terminal = probe()
    terminal.press("down")
    frames = len(terminal.received)
    # Twice what is taken.
    pour(terminal, b"\x1b[200~" + b"0123456789" * 200_000 + b"\x1b[201~", seconds=4 * PATIENCE)
    terminal.press("backspace", "backspace")
    terminal.type("ok")
    terminal.wait(lambda: b"\x07" in terminal.received[frames:], "the bell", within=4 * PATIENCE)
    terminal.wait(lambda: "ok" in terminal.text, "'ok'", within=4 * PATIENCE)


# Broken input

def test_a_paste_without_an_end_does_not_take_the_keyboard_away(probe):
    terminal = probe()
    terminal.press("down")
    terminal.type("\x1b[200~pasted")
    terminal.wait_for("Hello, pasted")
    terminal.type(" typed")
    terminal.wait_for("Hello, pasted typed")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0


def test_broken_text_is_shown_as_such(probe):
    terminal = probe()
    terminal.press("down")
    os.write(terminal.process.fd, b"a\xffb\xc3(\xed\xa0\x80c")
    terminal.wait_for("Hello, a\ufffdb\ufffd(\ufffd")
    terminal.type("👨‍👩‍👧‍👦é日\u0301")
    terminal.press("backspace", "backspace", "backspace")
    terminal.type("!")
    terminal.wait_for("c!")


@pytest.mark.parametrize("start", ["\x1b[", "\x1b]11;rgb:", "\x1bP", "\x1bO", "\x1b[<0;1;", "\x1b[200", "\x1b_"])
def test_an_unfinished_sequence_does_not_swallow_keys(probe, start):
    terminal = probe()
    terminal.type(start)
    terminal.read(0.5)
    terminal.press("enter")
    terminal.wait_for("Count: 1")


# Broken terminals

@pytest.mark.parametrize("size", [(65535, 65535), (65535, 1), (1, 65535), (0, 0), (0, 24), (80, 0)])
def test_an_impossible_size_takes_no_memory(probe, size):
    terminal = probe()
    # The emulator keeps its size: no terminal is this large.
    terminal.process.setwinsize(size[1], size[0])
    terminal.read(0.5)
    terminal.process.setwinsize(24, 80)
    terminal.press("ctrl-l", "enter")
    terminal.wait_for("Count: 1")
    with open(f"/proc/{terminal.process.pid}/status") as status:
        peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
    assert peak < 600_000, f"{peak} kB"


@pytest.mark.parametrize("ignored", ["", "trap '' HUP; "])
def test_a_terminal_that_goes_away_ends_it(spawn, ignored):
    terminal = spawn(["/bin/sh", "-c", f"{ignored}exec {binary('TerminalProbe')} --terminal"])
    terminal.wait_for("Count: 0")
    terminal.process.fileobj.close()
    waits.end_of_process(terminal.process.pid, "a program without a terminal")
    assert not terminal.process.isalive()
    # Whichever comes first, the signal or the end of input.
    assert terminal.process.exitstatus == 0 or not ignored and terminal.process.signalstatus == signal.SIGHUP
    terminal.process.closed = True


def test_a_terminal_that_takes_nothing_for_a_while_gets_the_newest(probe):
    terminal = probe()
    # Not read: the terminal is full after some frames.
    for _ in range(300):
        os.write(terminal.process.fd, b"\r")
        # At the rate of repeating keys, or with many keys in one frame.
        waits.pause(0.002)
    terminal.wait_for("Count: 300")
