"""Programs in pseudo-terminals: how long a key takes, and how much is written for it."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte
from servers import resident_kib


class Screen:
    """A program in a terminal of 80 by 24; ends with its context."""

    def __init__(self, arguments, screen, **variables):
        self.arguments = [str(argument) for argument in arguments]
        self.environment = os.environ | {"PEERS_SCREEN": screen, "TERM": "xterm-256color", "COLORTERM": "truecolor"} | variables

    def __enter__(self):
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.execvpe(self.arguments[0], self.arguments, self.environment)
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        return self

    def __exit__(self, *_):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.descriptor)

    @property
    def resident_kib(self):
        return resident_kib(self.pid)

    def line(self, row):
        return "".join(self.screen.buffer[row][column].data for column in range(80)).rstrip()

    def row(self, text):
        """The row of the screen that has a text; `None` while there is none."""
        return next((row for row in range(24) if text in self.line(row)), None)

    def wait(self, holds, patience=60):
        """Reads until something holds of the screen; returns the number of bytes."""
        count, end = 0, time.perf_counter() + patience
        while not holds():
            ready, _, _ = select.select([self.descriptor], [], [], max(0, end - time.perf_counter()))
            if not ready:
                shown = "\n".join(self.line(row) for row in range(24))
                raise SystemExit(f"{self.arguments[0]} does not show what is waited for, but:\n{shown}")
            count += self._read()
        return count

    def _read(self):
        written = os.read(self.descriptor, 65536)
        self.stream.feed(written)
        return len(written)

    def quiet(self, seconds=0.3):
        """Reads until nothing more comes for a while; returns the number of bytes."""
        count = 0
        while select.select([self.descriptor], [], [], seconds)[0]:
            count += self._read()
        return count

    def type(self, keys):
        os.write(self.descriptor, keys.encode())

    def time(self, keys):
        """Milliseconds until the last of what is written for some keys; `None` where nothing is."""
        start = time.perf_counter()
        self.type(keys)
        last = None
        while select.select([self.descriptor], [], [], 0.3)[0]:
            written = os.read(self.descriptor, 65536)
            last = (time.perf_counter() - start) * 1000
            self.stream.feed(written)
        return last

    def press(self, keys, row, text=None):
        """Milliseconds until a row of the screen shows a text, or something else than before, and the bytes of all that is
        written for the keys: buttons of Textual take no other key while they show for 0.2 seconds that they were pressed."""
        before = self.line(row)
        start = time.perf_counter()
        self.type(keys)
        count = self.wait(lambda: text in self.line(row) if text else self.line(row) != before)
        elapsed = time.perf_counter() - start
        return elapsed * 1000, count + self.quiet()
