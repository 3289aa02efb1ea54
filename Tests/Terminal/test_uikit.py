"""What is made of controllers and controls of UIKit, in a real terminal."""

import pytest
from programs import binary


@pytest.fixture
def screen(spawn):
    """One of the screens of the interaction probe."""

    def start(name, **options):
        return spawn([binary("InteractionProbe"), "--terminal"], environment={"SCREEN": name}, **options)

    return start


def test_an_alert_asks_for_a_text(screen):
    terminal = screen("alerts of UIKit").wait_for("Name: nobody")
    terminal.click("Rename")
    terminal.wait_for("At least one letter")
    terminal.wait_for("Save")
    terminal.type("Ada")
    terminal.click("Save")
    terminal.wait_for("Name: Ada")
    assert "At least one letter" not in terminal.text


def test_controls_take_keys(screen):
    terminal = screen("controls of UIKit", rows=40).wait_for("city")
    terminal.type("Rome")
    terminal.wait_for("city Rome")
    terminal.click("Filled")
    terminal.wait_for("count 10")
