"""Frames that scroll, repeat characters and write runs in any order show the cells of a full redraw."""

import json
import re

import pyte
import pytest
from answering_screen import AnsweringTerminal, cells, replay
from cell_stream import CellStream
from programs import binary

FRAME = b"\x1b[?2026l"
WHEEL_DOWN, WHEEL_UP = "\x1b[<65;{0};12M", "\x1b[<64;{0};12M"
PAGE_DOWN, PAGE_UP = "\x1b[6~", "\x1b[5~"
STEPS = [WHEEL_DOWN, WHEEL_DOWN, PAGE_DOWN, WHEEL_UP, PAGE_DOWN, PAGE_UP, WHEEL_DOWN, "\t", WHEEL_UP, PAGE_DOWN]


@pytest.fixture
def answering(spawn):
    """Starts a program in a terminal that answers questions."""
    return lambda argv, **options: spawn(argv, AnsweringTerminal, **options)


def frame(terminal, keys):
    """The bytes of the frame that keys cause."""
    begin = len(terminal.received)
    terminal.type(keys)
    terminal.wait(lambda: FRAME in terminal.received[begin:], f"a frame after {keys!r}")
    return terminal.received[begin:]


def assert_redraw_is_the_same(terminal, step):
    """Compares the cells before a redraw with the cells after it."""
    terminal.repaint()
    cleared = terminal.received.rindex(b"\x1b[2J")
    columns, rows = terminal.screen.columns, terminal.screen.lines
    before = replay(terminal.received[:cleared], columns, rows)
    assert cells(before) == cells(terminal.screen), f"after {step!r}:\n" + "\n".join(before.display)


def test_sequences_with_a_private_marker_style_no_text():
    whole, divided = (pyte.Screen(4, 1) for _ in range(2))
    data = b"\x1b[>4;2mA\x1b[>1u\x1b[1mB\x1b[<uC\x1b[>4m"
    CellStream(whole).feed(data)
    stream = CellStream(divided)
    for byte in data:
        stream.feed(bytes([byte]))
    for screen in (whole, divided):
        styles = [(cell.data, cell.bold, cell.underscore) for cell in (screen.buffer[0][column] for column in range(4))]
        assert styles == [("A", False, False), ("B", True, False), ("C", True, False), (" ", False, False)]


@pytest.mark.parametrize("size", [(80, 24), (200, 60)], ids=["small", "large"])
def test_frames_show_what_a_redraw_shows(answering, size):
    columns, rows = size
    terminal = answering([binary("Gallery"), "--terminal"], columns=columns, rows=rows)
    terminal.wait_for("Search examples", "quit")
    # The terminal's answers at the start may cause frames of their own.
    terminal.repaint()
    for step in STEPS:
        frame(terminal, step.format(20))
        assert_redraw_is_the_same(terminal, step)


def test_the_source_is_scrolled_and_not_written_anew(answering, tmp_path):
    state = tmp_path / "state.json"
    state.write_text(json.dumps({"example": "counter", "spelling": "today"}))
    terminal = answering([binary("Gallery"), "--terminal", "--state", str(state)]).wait_for("Source", "quit")
    terminal.click("Source")
    terminal.wait_for("import ComposableArchitecture", "Esc close")
    sizes = {}
    for name, step in [("wheel", WHEEL_DOWN), ("page", PAGE_DOWN), ("back", PAGE_UP)]:
        written = frame(terminal, step.format(40))
        sizes[name] = len(written)
        assert re.search(rb"\x1b\[\d+;23r\x1b\[\d+H\x1b\[\d+[LM]\x1b\[r", written), written
        assert_redraw_is_the_same(terminal, step)
    # Before rows were scrolled: 1,782 and 1,808 bytes.
    assert sizes["wheel"] <= 445 and sizes["page"] <= 602, sizes


def test_samples_of_widths_leave_nothing_on_the_screen(answering):
    terminal = answering([binary("TerminalProbe"), "--terminal"]).wait_for("Hello, nobody!", "quit")
    assert "❤" not in terminal.text and "☰" not in terminal.text
    begin = terminal.received.index(b"\x1b[8m")
    assert begin < terminal.received.index(b"\x1b[2K") < terminal.received.index(b"\x1b[2J")


def test_a_family_is_followed_by_the_text_after_it_and_leaves_nothing(answering):
    terminal = answering([binary("TerminalProbe"), "--terminal"]).wait_for("Hello, nobody!", "quit")
    terminal.press("tab")
    terminal.type("ok")
    terminal.wait_for("Hello, ok!")
    before = terminal.lines
    terminal.type("\x15ab👨‍👩‍👧‍👦cd")
    terminal.wait_for("ab👨", "Hello, ab👨", "cd!")
    terminal.type("\x15ok")
    terminal.wait(lambda: terminal.lines == before, "the family to go")
