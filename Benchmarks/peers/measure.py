#!/usr/bin/env python3
"""Measures programs of Ippo and their peers in one run, and prints a table. Started by run.sh."""

import argparse
import os
import pathlib
import statistics
import sys
import time

from pages import Page, chromium
from screens import Screen
from servers import HERE, servers

ROWS = 10_000


def median(values):
    return statistics.median(values)


def late(values):
    """The 99th percentile."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.99))]


def kib(count):
    return f"{count / 1024:,.0f} KiB"


def note(text):
    print(text, file=sys.stderr, flush=True)


def measure_counter(browser, server, options):
    with server:
        page = Page(browser)
        page.open(server.url, "Count: 0")
        page.settle()
        page.context.close()
        page = Page(browser)
        first = page.open(server.url, "Count: 0") * 1000
        _, _, loaded = page.settle()
        for number in range(1, 11):
            page.click("Add", f"Count: {number}")
        page.settle()
        times = []
        for number in range(11, 11 + options.clicks):
            times.append(page.click("Add", f"Count: {number}"))
        sent, received, _ = page.settle()
        before = server.steady_kib
        others = [Page(browser) for _ in range(options.sessions)]
        for other in others:
            other.open(server.url, "Count: 0")
        for other in others:
            other.settle()
        memory = (server.steady_kib - before) / options.sessions
        for other in [page, *others]:
            other.context.close()
        return {
            "Click → DOM, median": f"{median(times):.1f} ms", "Click → DOM, 99th percentile": f"{late(times):.1f} ms",
            "Bytes per click, there + back": f"{sent / len(times):.0f} + {received / len(times):.0f}",
            "First page, empty cache": f"{first:.0f} ms, {kib(loaded)}",
            f"Memory per session (of {options.sessions})": kib(memory * 1024),
        }


def measure_rows(browser, server):
    def total(page):
        sent, received, _ = page.settle()
        return f"{sent + received:,} bytes"

    with server:
        page = Page(browser)
        page.open(server.url, "Row 0")
        page.context.close()
        page = Page(browser)
        first = page.open(server.url, "Row 0") * 1000
        # Sockets are open by then.
        _, received, loaded = page.settle()
        result = {"First screen": f"{first:.0f} ms, {kib(loaded + received)}"}
        page.click("Change", "Changed 1")
        page.settle()
        result["One row changes"] = f"{page.click('Change', 'Changed 2'):.1f} ms, {total(page)}"
        result["A row comes before the first"] = f"{page.click('Prepend', 'Row -3'):.1f} ms, {total(page)}"
        result["Scrolled to the middle"] = f"{page.scroll(ROWS):.1f} ms, {total(page)}"
        page.context.close()
        return result


def measure_terminal(arguments, options):
    with Screen(arguments, "counter") as screen:
        screen.wait(lambda: screen.row("Count: 0") is not None)
        screen.quiet()
        row = screen.row("Count: 0")
        counts = [screen.press("\r", row, f"Count: {number}") for number in range(1, 2 + options.clicks // 4)]
        memory = screen.resident_kib
    start = time.perf_counter()
    with Screen(arguments, "rows", PEERS_ROWS=str(ROWS)) as screen:
        screen.wait(lambda: screen.row("Row 5") is not None)
        first = time.perf_counter() - start
        screen.quiet()
        row = screen.row("Row 5")
        # The first one may only bring the focus to the last row of the screen.
        screen.type("\x1b[6~")
        screen.quiet()
        pages = [screen.press("\x1b[6~", row) for _ in range(20)]
    return {
        "Key → number on the screen, median": f"{median([ms for ms, _ in counts]):.1f} ms",
        "Key → number on the screen, 99th percentile": f"{late([ms for ms, _ in counts]):.1f} ms",
        "Bytes per key": f"{median([size for _, size in counts]):.0f}",
        "Memory of the program": f"{memory / 1024:.0f} MiB",
        f"{ROWS:,} rows: start → first screen": f"{first * 1000:.0f} ms",
        f"{ROWS:,} rows: Page Down": f"{median([ms for ms, _ in pages]):.1f} ms, {median([size for _, size in pages]):.0f} bytes",
    }


def table(title, results):
    names = list(results)
    print(f"\n| {title} | {' | '.join(names)} |\n|---|{'---|' * len(names)}")
    for line in next(iter(results.values())):
        print(f"| {line} | {' | '.join(results[name].get(line, '') for name in names)} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, required=True, help="the folder of the release build")
    parser.add_argument("--clicks", type=int, default=300)
    parser.add_argument("--sessions", type=int, default=20)
    options = parser.parse_args()

    # The terminals first: a browser is heavy.
    terminal = {}
    for name, arguments in {"Ippo": [options.programs / "Peers", "--terminal"],
                            "Textual": [sys.executable, HERE / "programs/textual_app.py"]}.items():
        note(f"{name} in a terminal …")
        terminal[name] = measure_terminal(arguments, options)
    counter, rows = {}, {}
    with chromium() as browser:
        for name, server in servers(options.programs, "counter").items():
            note(f"A counter of {name} …")
            counter[name] = measure_counter(browser, server, options)
        for name, server in servers(options.programs, "rows").items():
            note(f"Rows of {name} …")
            rows[name] = measure_rows(browser, server)
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} cores, load {load:.1f}, {options.clicks} clicks; programs, peers and Chromium on one machine.")
    table("A counter in a browser", counter)
    table(f"{ROWS:,} rows in a browser", rows)
    table("In a terminal of 80 × 24", terminal)


main()
