"""A program in a terminal that is told what to show first, as by the address of its page."""

from programs import binary


def test_it_opens_at_an_address(spawn):
    terminal = spawn([binary("Gallery"), "--terminal", "--open", "/guessing-game"]).wait_for("Guessing Game")
    terminal.wait_for("Source")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0


def test_it_says_that_it_does_not_know_an_address(spawn):
    terminal = spawn([binary("Gallery"), "--terminal", "--open", "/nothing/of/the/kind"])
    assert terminal.wait_for_end() != 0
    assert "does not know the address /nothing/of/the/kind" in terminal.received.decode()
