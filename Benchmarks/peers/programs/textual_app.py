"""The screens in Textual: PEERS_SCREEN names one."""

import os

from textual.app import App
from textual.widgets import Button, Label, OptionList

COUNT = int(os.environ.get("PEERS_ROWS", "10000"))


class Counter(App):
    count = 0

    def compose(self):
        yield Label("Count: 0")
        yield Button("Add")

    def on_button_pressed(self):
        self.count += 1
        self.query_one(Label).update(f"Count: {self.count}")


class Rows(App):
    def compose(self):
        yield OptionList(*(f"Row {number}" for number in range(COUNT)))


{"counter": Counter, "rows": Rows}[os.environ["PEERS_SCREEN"]]().run()
