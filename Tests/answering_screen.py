"""A terminal emulator (pyte) that also answers questions and repeats characters, as current terminals do."""

import re

import pyte
from cell_stream import CellStream
from pseudo_terminal import Terminal

QUESTIONS = re.compile(rb"\x1b\](10|11);\?\x1b\\|\x1b\[\?(\d+)\$p")
COLORS = {b"10": "1a1a/1a1a/1a1a", b"11": "fdfd/f6f6/e3e3"}


class AnsweringScreen(pyte.Screen):
    """Answers CPR and DA1, and knows REP (ECMA-48 8.3.103)."""

    def __init__(self, columns, lines, answer=lambda text: None):
        self.answer = answer
        self.last = ""
        super().__init__(columns, lines)

    def write_process_input(self, data):
        self.answer(data)

    def draw(self, data):
        super().draw(data)
        self.last = data[-1:] or self.last

    def repeat(self, count=1, **_):
        super().draw(self.last * max(1, count))


class AnsweringStream(CellStream):
    csi = pyte.Stream.csi | {"b": "repeat"}
    events = pyte.Stream.events | {"repeat"}


class AnsweringTerminal(Terminal):
    """A terminal of light colours that answers OSC 10, OSC 11, DECRQM (mode 2026), CPR and DA1, in order."""

    def __init__(self, argv, columns=80, rows=24, **options):
        super().__init__(argv, columns=columns, rows=rows, **options)
        self.screen = AnsweringScreen(columns, rows, self.type)
        self.inner = AnsweringStream(self.screen)
        self.stream = self
        self.held = b""

    def feed(self, data):
        """Takes output up to each question, and answers it."""
        data = self.held + data
        begin = 0
        for question in QUESTIONS.finditer(data):
            self.inner.feed(data[begin:question.start()])
            begin = question.end()
            if question[1]:
                self.type(f"\x1b]{question[1].decode()};rgb:{COLORS[question[1]]}\x1b\\")
            else:
                self.type(f"\x1b[?{question[2].decode()};{2 if question[2] == b'2026' else 0}$y")
        # A question may be divided.
        cut = data.rfind(b"\x1b", begin)
        whole = cut < 0 or len(data) - cut > 16 or data[-1:].isalpha() or data[cut:] == b"\x1b\\"
        cut = len(data) if whole else cut
        self.inner.feed(data[begin:cut])
        self.held = data[cut:]


def replay(data, columns, rows):
    """The screen that shows what was received."""
    screen = AnsweringScreen(columns, rows)
    AnsweringStream(screen).feed(data)
    return screen


def cells(screen):
    """What is seen of each cell: of blanks the background alone."""
    rows = []
    for row in range(screen.lines):
        line = (screen.buffer[row][column] for column in range(screen.columns))
        rows.append([(cell.data, cell.bg) if cell.data == " " and not (cell.reverse or cell.underscore or cell.strikethrough)
                     else cell for cell in line])
    return rows
