"""The screens in Streamlit: PEERS_SCREEN names one."""

import os

import streamlit as st

COUNT = int(os.environ.get("PEERS_ROWS", "10000"))
state = st.session_state


def counter():
    state.setdefault("count", 0)

    def add():
        state.count += 1

    st.write(f"Count: {state.count}")
    st.button("Add", on_click=add)


def rows():
    state.setdefault("changes", 0)
    state.setdefault("items", [f"Row {number}" for number in range(COUNT)])

    def change():
        state.changes += 1
        state["items"][1] = f"Changed {state.changes}"

    def prepend():
        state.changes += 1
        state["items"].insert(0, f"Row {-state.changes}")

    st.button("Change", on_click=change)
    st.button("Prepend", on_click=prepend)
    st.dataframe({"Title": state["items"]}, height=600)


def chat():
    state.setdefault("lines", [])

    def send():
        state["lines"].append(state.draft.upper())
        state.draft = ""

    st.text_input("Message", key="draft", on_change=send)
    st.write("Lines: " + "|".join(state["lines"]))


{"counter": counter, "rows": rows, "chat": chat}[os.environ["PEERS_SCREEN"]]()
