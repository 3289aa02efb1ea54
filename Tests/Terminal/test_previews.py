"""--previews --terminal: the list of all previews, and each of them live."""

from programs import binary

NAME = "TerminalProbe.probepreviews."


def test_previews_are_listed_and_live(spawn):
    terminal = spawn([binary("TerminalProbe"), "--previews", "--terminal"], columns=120, rows=30)
    terminal.wait_for("Previews", "Counter", "Sizes: small", "Sizes: large", "Trap", "Sample", "No preview is open")
    terminal.click("Sizes: large")
    terminal.wait_for("A large parcel")
    terminal.click("Counter")
    terminal.wait_for("Count: 0")
    terminal.click("Count: 0")
    terminal.wait_for("Count: 1")
    terminal.click("Sample")
    terminal.wait_for("The sample is missing", "Try Again")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_an_address_opens_a_preview_alone(spawn):
    terminal = spawn(
        [binary("TerminalProbe"), "--previews", "--terminal", "--open", f"/{NAME}sizes?alone=true"], columns=80, rows=24)
    terminal.wait_for("A small parcel")
    assert "Filter" not in terminal.text
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
