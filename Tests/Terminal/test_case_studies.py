"""Some case studies in a terminal, opened through the gallery."""

import json

import pytest
from programs import binary


@pytest.fixture
def study(spawn, tmp_path):
    """A case study, opened in the gallery."""

    def start(example):
        path = tmp_path / "state.json"
        path.write_text(json.dumps({"example": example, "isLogShown": False}))
        return spawn([binary("Gallery"), "--terminal", "--state", str(path)], columns=80, rows=24).wait_for("Actions")

    return start


def test_a_button_within_a_row_that_leads_on_is_clicked_by_itself(study):
    terminal = study("downloads").wait_for("Alps", "☁")
    terminal.click("☁")
    terminal.wait_for("✓")
    terminal.click("Alps")
    terminal.wait_for("Ready to be taken along")


def test_a_stack_is_pushed_and_popped(study):
    terminal = study("navigation-stack").wait_for("Grand tour")
    terminal.click("Grand tour")
    terminal.wait_for("Crossing", "Hours left")
    terminal.wait_for("Island")
    terminal.click("Home")
    terminal.wait_for("Grand tour").wait_until_gone("Souvenirs:")


def test_a_choir_is_given_up_before_it_is_founded(study):
    terminal = study("rehearsals").wait_for("Rehearsals")
    terminal.click("+")
    terminal.wait_for("New Choir", "Save")
    terminal.type("Duo")
    terminal.wait_for("Duo")
    terminal.click("Cancel")
    terminal.wait_until_gone("New Choir")
