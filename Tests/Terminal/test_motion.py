"""Motion in a terminal: frames between a change and its end, fewer over a slow line, and none with reduced motion."""

import pytest
import waits
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
def motion(spawn):
    def start(**environment):
        environment = {"PROBE_MOTION": "1", "IPPO_MOTION": "full"} | environment
        return spawn([binary("TerminalProbe"), "--terminal"], Line, environment=environment).wait_for("At the start", "@")

    return start


def go(terminal, end=79):
    """The bytes of a change, from the key to the end; the end is at the right edge or, on the way back, at the left one."""
    begin = len(terminal.received)
    terminal.columns = terminal.columns[-1:]
    terminal.press("enter")
    terminal.wait(lambda: terminal.columns[-1:] == [end], "the mark at the end")
    if end:
        terminal.wait_for("At the end", "Arrived")
    else:
        terminal.wait_for("At the start")
        terminal.wait(lambda: "Arrived" not in terminal.text, "the text to go")
    return terminal.received[begin:]


def test_a_change_with_an_animation_moves(motion):
    terminal, end = motion().wait_for("Step by step"), 0

    def moves():
        # On a busy machine an answer may come too late, which ends the motion of one change. A frame shows the next way.
        nonlocal end
        end = 79 - end
        sent = go(terminal, end)
        assert terminal.columns == sorted(terminal.columns, reverse=end == 0)
        return len(terminal.columns) > 3 and sent.count(FENCE) > 1

    waits.until("a change that moves", moves, lambda: terminal.columns)
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_with_reduced_motion_it_shows_at_once(motion):
    terminal = motion(IPPO_MOTION="none").wait_for("All at once")
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
