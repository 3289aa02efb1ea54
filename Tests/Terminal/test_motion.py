"""Motion in a terminal: frames between a change and its end, fewer over a slow line, and none with reduced motion."""

import pytest
from answering_screen import AnsweringTerminal
from programs import binary

FENCE = b"\x1b[c"


class Line(AnsweringTerminal):
    """A terminal whose answers to the questions behind frames can be kept."""

    def __init__(self, argv, **options):
        self.keeps, self.columns = False, []
        super().__init__(argv, **options)

    def type(self, text):
        if not (self.keeps and text.startswith("\x1b[?") and text.endswith("c")):
            super().type(text)

    def read(self, seconds):
        data = super().read(seconds)
        if data and not self.private_mode(2026):
            place = next((line.index("@") for line in self.lines if "@" in line), None)
            if place is not None and self.columns[-1:] != [place]:
                self.columns.append(place)
        return data


@pytest.fixture
def motion():
    terminals = []

    def start(**environment):
        terminal = Line([binary("TerminalProbe"), "--terminal"], environment={"PROBE_MOTION": "1", "IPPO_MOTION": "full"} | environment)
        terminals.append(terminal)
        return terminal.wait_for("At the start", "@")

    yield start
    for terminal in terminals:
        terminal.close()


def go(terminal):
    """The bytes of a change, from the key to the end; the end is at the right edge."""
    begin = len(terminal.received)
    terminal.press("enter")
    terminal.wait(lambda: terminal.columns and terminal.columns[-1] == 79, "the mark at the end")
    terminal.wait_for("At the end", "Arrived")
    return terminal.received[begin:]


def test_a_change_with_an_animation_moves(motion):
    terminal = motion()
    sent = go(terminal)
    assert terminal.columns == sorted(terminal.columns)
    assert len(terminal.columns) > 3
    # Each frame is answered for, and there are at most 30 in the second.
    assert 1 < sent.count(FENCE) <= 32
    assert len(sent) < 32_000
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_with_reduced_motion_it_shows_at_once(motion):
    terminal = motion(IPPO_MOTION="none")
    sent = go(terminal)
    assert terminal.columns == [0, 79]
    assert FENCE not in sent


def test_a_line_that_does_not_answer_in_time_has_no_motion(motion):
    terminal = motion()
    terminal.keeps = True
    sent = go(terminal)
    # One frame is on its way when the answer is missed, and the next one is the last.
    assert len(terminal.columns) <= 3
    assert sent.count(FENCE) <= 2
