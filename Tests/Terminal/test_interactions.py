"""What a pointer and a keyboard do beyond pressing, in a real terminal."""

import pytest
from programs import binary


@pytest.fixture
def screen(spawn):
    """One of the small screens of the interaction probe."""

    def start(name, **options):
        environment = {"SCREEN": name} | options.pop("environment", {})
        return spawn([binary("InteractionProbe"), "--terminal"], environment=environment, **options)

    return start


def move(terminal, text):
    """Moves the pointer to the middle of a text, with no button held."""
    column, row = terminal.find(text)
    terminal.type(f"\x1b[<35;{column + len(text) // 2 + 1};{row + 1}M")


def test_the_terminal_is_asked_for_motion_while_a_view_hears_of_it(screen):
    terminal = screen("hover").wait_for("away")
    terminal.wait(lambda: terminal.private_mode(1003), "motion to be reported")
    move(terminal, "away")
    terminal.wait_for("over")
    move(terminal, "Field")
    terminal.wait_for("away")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    assert not terminal.private_mode(1003)
    terminal.assert_restored()


def test_a_terminal_without_such_a_view_reports_no_motion(screen):
    terminal = screen("color").wait_for("Paint")
    assert terminal.private_mode(1002) and not terminal.private_mode(1003)


def test_keys_go_to_the_view_with_the_focus(screen):
    terminal = screen("keys").wait_for("Last: none")
    terminal.press("down")
    terminal.wait_for("Last: down")
    terminal.type("x")
    terminal.wait_for("Last: x [down]")


def test_text_is_pasted_into_a_button(screen):
    terminal = screen("paste").wait_for("Pasted: nothing")
    terminal.type("\x1b[200~from afar\x1b[201~")
    terminal.wait_for("Pasted: from afar")


def test_timers_run_loops_and_queues_of_the_main_thread_are_served(screen):
    terminal = screen("timers")
    for text in ["Published", "Scheduled", "loop, queue, scheduler, task", "Main thread"]:
        terminal.wait_for(text)


def test_a_layout_of_the_app_follows_the_width(screen):
    terminal = screen("layout", columns=100).wait_for("Third")
    terminal.wait(lambda: terminal.find("First")[1] == terminal.find("Third")[1], "one line")
    terminal.resize(45, 24)
    terminal.wait(lambda: terminal.find("First")[1] < terminal.find("Third")[1], "two lines")
