"""Pages in Textual: PEERS_SCREEN is `list` or `source`, and PEERS_TEXT is a file with the lines to show."""

import os
import pathlib

from textual.app import App
from textual.widgets import Footer, Header, OptionList, TextArea

TEXT = pathlib.Path(os.environ["PEERS_TEXT"]).read_text()


class List(App):
    TITLE = "Gallery"

    def compose(self):
        yield Header()
        yield OptionList(*(line or " " for line in TEXT.splitlines()))
        yield Footer()


class Source(App):
    TITLE = "Counter: Source"

    def compose(self):
        yield Header()
        yield TextArea.code_editor(TEXT, language=None, read_only=True)
        yield Footer()


{"list": List, "source": Source}[os.environ["PEERS_SCREEN"]]().run()
