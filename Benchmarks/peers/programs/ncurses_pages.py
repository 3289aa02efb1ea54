"""Lines of text in ncurses, with a title, a scroll bar and keys: PEERS_TEXT is a file with the lines to show. ncurses, which is written
in C, decides about the bytes; this program only says what the screen should show."""

import curses
import os
import pathlib

LINES = pathlib.Path(os.environ["PEERS_TEXT"]).read_text().splitlines()
WHEEL_DOWN = getattr(curses, "BUTTON5_PRESSED", 0x200000)


def draw(window, first):
    rows, columns = window.getmaxyx()
    body = rows - 2
    window.erase()
    window.addnstr(0, 0, "Gallery".center(columns), columns, curses.A_BOLD | curses.color_pair(1))
    for row in range(body):
        text = LINES[first + row] if first + row < len(LINES) else ""
        window.addnstr(row + 1, 0, text, columns - 1)
    height = max(1, body * body // max(1, len(LINES)))
    start = first * body // max(1, len(LINES))
    for row in range(min(height, body - start)):
        window.insstr(start + row + 1, columns - 1, "█", curses.color_pair(2))
    window.insnstr(rows - 1, 0, "q quit  Page Down".ljust(columns), columns, curses.color_pair(1))
    window.refresh()


def run(window):
    curses.curs_set(0)
    curses.use_default_colors()
    curses.init_pair(1, curses.COLOR_WHITE, curses.COLOR_BLUE)
    curses.init_pair(2, curses.COLOR_BLUE, -1)
    curses.mousemask(curses.ALL_MOUSE_EVENTS)
    curses.mouseinterval(0)
    # Scrolling of the terminal, and inserted and deleted lines, where they are shorter.
    window.scrollok(False)
    window.idlok(True)
    first = 0
    while True:
        draw(window, first)
        key = window.getch()
        step = window.getmaxyx()[0] - 3
        if key == ord("q"):
            return
        if key == curses.KEY_MOUSE:
            step = 3 if curses.getmouse()[4] & WHEEL_DOWN else -3
        elif key != curses.KEY_NPAGE:
            continue
        first = max(0, min(first + step, len(LINES) - window.getmaxyx()[0] + 2))


curses.wrapper(run)
