"""Runs in a terminal emulator, between the emulator and a program: a test types keys and stops the output at the frames it names.

    emulator_relay.py SOCKET PROGRAM [ARGUMENT]...

The program is told that the terminal knows synchronized output (mode 2026), so that the ends of its frames are known; the emulator
does not get these marks. Each line from the socket is a step: hexadecimal bytes of keys and a beginning of output. The relay types
the keys, passes on the output up to that beginning in the next frame, or all of the frame if it is empty, and answers once the
emulator has processed it (DA1).
"""

import fcntl
import os
import pty
import re
import select
import signal
import socket
import struct
import sys
import termios
import tty

BEGIN, END, QUESTION = b"\x1b[?2026h", b"\x1b[?2026l", b"\x1b[?2026$p"
DA1 = re.compile(rb"\x1b\[\?[0-9;]*c")


class Relay:
    def __init__(self, path, argv):
        self.control = socket.socket(socket.AF_UNIX)
        self.control.connect(path)
        self.pid, self.inner = pty.fork()
        if self.pid == 0:
            os.execvp(argv[0], argv)
        size = fcntl.ioctl(0, termios.TIOCGWINSZ, b"\0" * 8)
        fcntl.ioctl(self.inner, termios.TIOCSWINSZ, size)
        os.kill(self.pid, signal.SIGWINCH)
        rows, columns = struct.unpack("HH", size[:4])
        self.reply(f"{columns} {rows}")
        self.output = b""

    def reply(self, text):
        self.control.sendall(text.encode() + b"\n")

    def show(self, data):
        """Gives output to the emulator, without what the relay answers itself."""
        if QUESTION in data:
            os.write(self.inner, b"\x1b[?2026;2$y")
        for mark in (QUESTION, BEGIN, END):
            data = data.replace(mark, b"")
        while data:
            data = data[os.write(1, data):]

    def pump(self):
        """Reads whatever comes: answers of the emulator go to the program, output of the program is held."""
        ready = select.select([0, self.inner], [], [])[0]
        if 0 in ready:
            os.write(self.inner, os.read(0, 65536))
        if self.inner in ready:
            self.output += os.read(self.inner, 65536)

    def pass_on(self, mark):
        """Passes output on up to a mark of a frame; the mark is held."""
        while mark not in self.output:
            if mark == END:
                # Questions need their answers, also before the first frame.
                cut = max(0, len(self.output) - len(END))
                self.show_whole(cut)
            self.pump()
        end = self.output.index(mark) + (len(mark) if mark == END else 0)
        self.show(self.output[:end])
        self.output = self.output[end:]

    def show_whole(self, cut):
        """Passes output on that ends before a sequence which may be incomplete."""
        cut = self.output.rfind(b"\x1b", 0, cut + 1)
        if cut > 0:
            self.show(self.output[:cut])
            self.output = self.output[cut:]
        elif self.output.endswith(b"c"):
            self.show(self.output)
            self.output = b""

    def synchronize(self):
        """Waits until the emulator has processed everything."""
        os.write(1, b"\x1b[c")
        answer = b""
        while not DA1.search(answer):
            answer += os.read(0, 65536)

    def run(self):
        for line in self.control.makefile():
            keys, mark = (bytes.fromhex(part) for part in line.rstrip("\n").split(" "))
            if keys:
                os.write(self.inner, keys)
            self.pass_on(mark or END)
            self.synchronize()
            self.reply("done")


was = termios.tcgetattr(0)
tty.setraw(0)
try:
    Relay(sys.argv[1], sys.argv[2:]).run()
finally:
    termios.tcsetattr(0, termios.TCSADRAIN, was)
