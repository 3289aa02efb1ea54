"""Servers that are killed while a person types, in every engine. The pages stay the same documents."""

import contextlib

import pytest
from engines import NAMES, open_page
from killed_servers import launch  # noqa: F401, a fixture


@pytest.fixture
def open_kept_engine(engine, browsers):
    """Opens a page that is to be the same document to the end."""
    with contextlib.ExitStack() as stack:
        pages = []

        def open_it(address):
            page = stack.enter_context(open_page(engine, browsers))
            page.open_app(address)
            page.value("void (window.isTheSame = true)")
            pages.append(page)
            return page

        yield open_it
        for page in pages:
            assert page.value("window.isTheSame === true")


STATUS = "document.querySelector('#ippo-status').textContent"


@pytest.mark.engines(*NAMES)
def test_text_is_typed_while_the_server_is_killed_and_started_again(launch, open_kept_engine):  # noqa: F811
    server = launch("InteractionProbe", SCREEN="edited texts")
    page = open_kept_engine(server.address)
    page.click("input[aria-label=Plain]")
    page.keys("one")
    server.kill()
    page.keys(" two")
    page.until(f"{STATUS} !== ''")
    page.keys(" three")
    assert page.value("document.activeElement.value") == "one two three"
    server.start()
    page.keys(" four")
    page.reads("has one two three four///////")
    page.until(f"{STATUS} === ''")
    # The return of the connection is said as well as its loss.
    page.until("document.querySelector('#ippo-said')?.textContent === 'Connected'")
    assert page.value("document.activeElement.ariaLabel") == "Plain"
    # The caret stays where the person puts it, through a second end.
    page.value("void document.activeElement.setSelectionRange(3, 3)")
    server.kill()
    page.keys("!")
    server.start()
    page.reads("has one! two three four///////")
    page.keys("?")
    page.reads("has one!? two three four///////")
    # What the app edits, it has edited once.
    page.click("input[aria-label=Capitals]")
    page.keys("ab")
    server.restart()
    page.keys("cd")
    page.reads("has one!? two three four/ABCD//////")
    assert page.value("document.activeElement.value") == "ABCD"
