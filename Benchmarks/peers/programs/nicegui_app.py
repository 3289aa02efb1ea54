"""The screens in NiceGUI: PEERS_SCREEN names one, PORT is where it listens."""

import os

from nicegui import ui

COUNT = int(os.environ.get("PEERS_ROWS", "10000"))


def counter():
    count = 0

    def add():
        nonlocal count
        count += 1
        label.text = f"Count: {count}"

    label = ui.label("Count: 0")
    ui.button("Add", on_click=add)


def rows():
    changes = 0
    items = [{"id": number, "title": f"Row {number}"} for number in range(COUNT)]

    def change():
        nonlocal changes
        changes += 1
        table.rows[1]["title"] = f"Changed {changes}"
        table.update()

    def prepend():
        nonlocal changes
        changes += 1
        table.rows.insert(0, {"id": -changes, "title": f"Row {-changes}"})
        table.update()

    with ui.row():
        ui.button("Change", on_click=change)
        ui.button("Prepend", on_click=prepend)
    table = ui.table(rows=items, columns=[{"name": "title", "label": "Title", "field": "title"}], row_key="id", pagination=0)
    table.props("virtual-scroll").style("height: 600px")


def chat():
    lines = []

    def capitals():
        field.value = field.value.upper()

    def send():
        lines.append(field.value)
        label.text = "Lines: " + "|".join(lines)
        field.value = ""

    field = ui.input("Message", on_change=capitals).on("keydown.enter", send)
    label = ui.label("Lines: ")


@ui.page("/")
def page():
    {"counter": counter, "rows": rows, "chat": chat}[os.environ["PEERS_SCREEN"]]()


ui.run(host="127.0.0.1", port=int(os.environ["PORT"]), reload=False, show=False)
