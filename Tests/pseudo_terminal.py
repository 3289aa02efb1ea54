"""A pseudo-terminal with a program in it, read back by an independent terminal emulator (pyte)."""

import errno
import os
import pty
import re
import select
import signal
import termios
import time

import ptyprocess
import pyte
from cell_stream import CellStream
from programs import PATIENCE, ROOT

KEYS = {
    "enter": "\r", "escape": "\x1b", "tab": "\t", "shift-tab": "\x1b[Z", "backspace": "\x7f", "delete": "\x1b[3~",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "home": "\x1b[H", "end": "\x1b[F",
    "ctrl-c": "\x03", "ctrl-z": "\x1a", "ctrl-l": "\x0c", "space": " ",
}


def heed_signals():
    """As a login shell starts programs: a job in the background of a script ignores the keyboard's signals, and Python
    others."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)


def new_discipline():
    """What a terminal is like that no program has changed: one that is running may have done so already."""
    ends = pty.openpty()
    try:
        return termios.tcgetattr(ends[1])
    finally:
        for end in ends:
            os.close(end)


class Terminal:
    """One program in one terminal."""

    def __init__(self, argv, columns=80, rows=24, environment=None, folder=ROOT):
        variables = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLORFGBG", "LC_ALL", "LC_MESSAGES", "LANG")}
        variables |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "PS1": "$ ",
                      # Frames in between would come at their own times.
                      "IPPO_MOTION": "none",
                      # The backtracer of Swift takes its time, and asks questions on a terminal.
                      "SWIFT_BACKTRACE": "enable=no"} | (environment or {})
        self.screen = pyte.Screen(columns, rows)
        self.stream = CellStream(self.screen)
        self.process = ptyprocess.PtyProcess.spawn(
            argv, dimensions=(rows, columns), env=variables, cwd=str(folder), preexec_fn=heed_signals)
        self.received = b""
        self.ended = False
        self.discipline = new_discipline()

    # What is done to it

    def press(self, *keys):
        for key in keys:
            self.type(KEYS[key])

    def type(self, text):
        os.write(self.process.fd, text.encode())

    def click(self, text):
        """Clicks in the middle of a text on the screen."""
        column, row = self.find(text)
        x, y = column + len(text) // 2 + 1, row + 1
        self.type(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")

    def click_alone(self, text):
        """Clicks in the middle of a text that stands alone: with spaces or a border on both sides."""
        self.wait(lambda: self.find_alone(text) is not None, f"{text!r} alone")
        column, row = self.find_alone(text)
        x, y = column + len(text) // 2 + 1, row + 1
        self.type(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        self.process.setwinsize(rows, columns)

    def kill(self, number):
        os.kill(self.process.pid, number)

    # What is seen of it

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        return "\n".join(self.lines).rstrip()

    def find(self, text):
        for row, line in enumerate(self.screen.display):
            if text in line:
                return line.index(text), row
        raise AssertionError(f"{text!r} is not on the screen:\n{self.text}")

    def find_alone(self, text):
        for row, line in enumerate(self.screen.display):
            if found := re.search(rf"(?<![^ │\[]){re.escape(text)}(?![^ │\]])", line):
                return found.start(), row
        return None

    def read(self, seconds):
        """Takes what the program wrote, waiting at most that long for the first of it."""
        if self.ended or not select.select([self.process.fd], [], [], seconds)[0]:
            return b""
        try:
            data = os.read(self.process.fd, 65536)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            data = b""
        if not data:
            self.ended = True
        self.received += data
        self.stream.feed(data)
        return data

    def wait(self, condition, what, within=PATIENCE, whole=True):
        """Reads until a condition of the screen holds, which is `whole` by default: not within a frame (DECSET 2026), of which a
        terminal shows nothing until it has ended. The kernel hands a frame on in pieces."""
        deadline = time.monotonic() + within
        while whole and self.private_mode(2026) and not self.ended or not condition():
            left = deadline - time.monotonic()
            assert left > 0 and not self.ended, f"Waited for {what}; the screen is:\n{self.text}"
            self.read(min(left, 1))
        return self

    def repaint(self):
        """The text of the screen as it is painted anew, and whole: what was on its way before is over then."""
        begin = len(self.received)
        self.press("ctrl-l")

        def is_whole():
            cleared = self.received.find(b"\x1b[2J", begin)
            return cleared >= 0 and self.received.find(b"\x1b[?2026l", cleared) >= 0

        self.wait(is_whole, "a repaint")
        return self.text

    def wait_for(self, *texts):
        for text in texts:
            self.wait(lambda: text in self.text, repr(text))
        return self

    def wait_until_gone(self, text):
        return self.wait(lambda: text not in self.text, f"{text!r} to go")

    def wait_for_prompt(self):
        """Waits for the shell's prompt: what is typed before it may be discarded with late answers of the terminal."""
        return self.wait(lambda: not self.private_mode(1049) and self.received.endswith(b"$ "), "the prompt")

    def wait_for_end(self, within=PATIENCE):
        """Reads to the end of output, and returns the exit status: negative for a signal, as in subprocess."""
        deadline = time.monotonic() + within
        while not self.ended:
            assert time.monotonic() < deadline, f"Waited for the end; the screen is:\n{self.text}"
            self.read(1)
        self.process.wait()
        return self.process.exitstatus if self.process.signalstatus is None else -self.process.signalstatus

    # What it must be like afterwards

    def private_mode(self, number):
        return number << 5 in self.screen.mode

    def assert_restored(self):
        """Modes, line discipline and cursor are as before the program started."""
        for mode in (1002, 1006, 1049, 2004, 2026):
            assert not self.private_mode(mode), f"mode {mode} was left set"
        assert self.private_mode(25), "the cursor was left hidden"
        now = termios.tcgetattr(self.process.fd)
        assert now[:4] == self.discipline[:4], "the line discipline was left changed"

    def close(self):
        if self.process.isalive():
            self.process.kill(signal.SIGKILL)
        self.process.close(force=True)
