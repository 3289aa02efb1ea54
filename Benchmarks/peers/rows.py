#!/usr/bin/env python3
"""Measures lists, tables and lazy stacks of 100,000 rows beside their goals. Started by `run.sh rows`."""

import argparse
import os
import pathlib
import statistics
import sys
import time
import urllib.request

from pages import Page, chromium
from screens import Screen
from servers import Server

KINDS = {"List": "rows", "Table": "table", "LazyVStack": "stack"}
KEYS = {"Down": "\x1b[B", "Up": "\x1b[A", "Page Down": "\x1b[6~", "Page Up": "\x1b[5~", "End": "\x1b[F", "Home": "\x1b[H"}

# What a finger that flings a list sees, frame by frame: how long no row is in sight, how long one is missing, and how many
# frames come late.
WATCH = """() => {
    const region = document.querySelector(".list,.scroll");
    const rows = "li.row,.grid-row,.scroll .text";
    const watch = window.watch = { frames: 0, dropped: 0, empty: 0, missing: 0, moved: 0, isOver: false };
    let last, emptySince, missingSince, top = region.scrollTop;
    const look = (now) => {
        const view = region.getBoundingClientRect();
        const isSeen = (el) => {
            const { top, bottom } = el.getBoundingClientRect();
            return bottom > view.top + 1 && top < Math.min(view.bottom, innerHeight) - 1;
        };
        if (last) {
            watch.frames += 1;
            watch.dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
        }
        last = now;
        const isMissing = [...document.querySelectorAll(".gap")].some(isSeen);
        missingSince = isMissing ? missingSince ?? now : null;
        emptySince = isMissing && ![...document.querySelectorAll(rows)].some(isSeen) ? emptySince ?? now : null;
        if (isMissing) watch.missing = Math.max(watch.missing, now - missingSince);
        if (emptySince) watch.empty = Math.max(watch.empty, now - emptySince);
        watch.moved += Math.abs(region.scrollTop - top);
        top = region.scrollTop;
        if (!watch.isOver || isMissing) requestAnimationFrame(look); else watch.done = true;
    };
    requestAnimationFrame(look);
}"""

# Waits until what was flung has come to rest: it is where it was ten frames ago.
REST = """() => new Promise((done) => {
    const region = document.querySelector(".list,.scroll");
    let top, still = 0;
    const look = () => {
        still = region.scrollTop === top ? still + 1 : 0;
        top = region.scrollTop;
        if (still < 10) requestAnimationFrame(look); else done();
    };
    look();
})"""

# The numbers of the rows that can be seen, from the top.
SEEN = """() => {
    const view = document.querySelector(".list,.scroll").getBoundingClientRect();
    return [...document.querySelectorAll(".list .text,.scroll .text")].filter((el) => {
        const { top, bottom } = el.getBoundingClientRect();
        return /^Row/.test(el.textContent) && bottom > view.top + 1 && top < Math.min(view.bottom, innerHeight) - 1;
    }).map((el) => +el.textContent.match(/-?\\d+/)[0]);
}"""


def first_page(server):
    times, size = [], 0
    for _ in range(10):
        start = time.perf_counter()
        size = len(urllib.request.urlopen(server.url).read())
        times.append((time.perf_counter() - start) * 1000)
    return f"{statistics.median(times):.1f} ms, {size:,} bytes"


def total(page):
    sent, received, _ = page.settle()
    return f"{sent} + {received} bytes"


def changes(browser, server):
    page = Page(browser)
    page.open(server.url, "Row 0")
    page.settle()
    result = {}
    # The first one is for what both sides do once.
    for turn in range(2):
        for name, text in [("Prepend", f"Row -{turn + 1}"), ("Move", None), ("Remove", None)]:
            milliseconds = page.click(name, text)
            result[name] = f"{milliseconds:.1f} ms, {total(page)}"
    page.context.close()
    return {"A row comes before the first": result["Prepend"], "A row moves": result["Move"], "A row goes": result["Remove"]}


def fling(browser, server, name):
    """As a thumb flings, ten times, on a phone."""
    page = Page(browser, browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
    page.open(server.url, "Row 0")
    page.settle()
    page.page.evaluate(WATCH)
    gestures = page.context.new_cdp_session(page.page)
    for _ in range(10):
        gestures.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 195, "y": 760}]})
        for y in range(700, 100, -60):
            gestures.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 195, "y": y}]})
        gestures.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.page.evaluate(REST)
    if not page.page.evaluate("() => watch.moved"):
        raise SystemExit(f"{name} does not scroll when it is flung.")
    page.page.evaluate("() => { watch.isOver = true; }")
    page.page.wait_for_function("() => watch.done")
    rows = page.page.evaluate(SEEN)
    if rows != list(range(rows[0], rows[0] + len(rows))):
        raise SystemExit(f"{name} shows the rows {rows} after a fling.")
    watch = page.page.evaluate("() => watch")
    sent, received, _ = page.settle()
    # As a thumb on the scroll bar: stops anywhere, where rows are those of the data.
    stops = []
    for share in [0.9, 0.1, 0.5, 0.999, 0.3, 0]:
        stops.append(page.page.evaluate("""(share) => new Promise((done) => {
            const region = document.querySelector(".list,.scroll");
            const view = region.getBoundingClientRect();
            const isSeen = (el) => {
                const { top, bottom } = el.getBoundingClientRect();
                return bottom > view.top + 1 && top < Math.min(view.bottom, innerHeight) - 1;
            };
            const start = performance.now();
            region.scrollTop = region.scrollHeight * share;
            const look = () => [...document.querySelectorAll(".gap")].some(isSeen)
                ? requestAnimationFrame(look) : done(performance.now() - start);
            requestAnimationFrame(look);
        })""", share))
        rows = page.page.evaluate(SEEN)
        if len(rows) < 5 or rows != list(range(rows[0], rows[0] + len(rows))):
            raise SystemExit(f"{name} shows the rows {rows} at {share} of its length.")
    jumped = total(page)
    page.context.close()
    return {
        "Ten flings on a phone": f"{watch['moved']:,.0f} px, {watch['frames']} frames, {watch['dropped']} dropped",
        "… longest without any row": f"{watch['empty']:.0f} ms",
        "… longest with one missing": f"{watch['missing']:.0f} ms",
        "… bytes, there + back": f"{sent:,} + {received:,}",
        "Scroll bar to six places, longest": f"{max(stops):.0f} ms, {jumped}",
    }


def memory(programs, screen, rows, count=40):
    """KiB of a page that waits for its socket."""
    with server(programs, screen, rows) as running:
        urllib.request.urlopen(running.url).read()
        before = running.steady_kib
        for _ in range(count):
            urllib.request.urlopen(running.url).read()
        return (running.steady_kib - before) / count


def terminal(programs, screen, rows):
    start = time.perf_counter()
    with Screen([programs / "Peers", "--terminal"], screen, PEERS_ROWS=str(rows)) as running:
        running.wait(lambda: running.row("Row 5") is not None)
        first = (time.perf_counter() - start) * 1000
        running.quiet()
        times = {}
        # The first ones may bring the focus to the rows alone.
        for _ in range(8):
            running.type(KEYS["Down"])
            running.quiet()
        for name, keys in KEYS.items():
            times[name] = []
            for _ in range(5):
                elapsed = running.time(keys)
                if elapsed is not None:
                    times[name].append(elapsed)
    slowest = {name: max(each) for name, each in times.items() if each}
    return {
        "Terminal: start → first screen": f"{first:.0f} ms",
        "Terminal: slowest of each key": ", ".join(f"{name} {ms:.1f}" for name, ms in slowest.items()) + " ms",
    }


def server(programs, screen, rows):
    return Server([programs / "Peers", "--port", "{port}", "--max-pages-per-second", "10000"], screen, PEERS_ROWS=str(rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, required=True, help="the folder of the release build")
    parser.add_argument("--rows", type=int, default=100_000)
    options = parser.parse_args()
    results = {}
    for name, screen in KINDS.items():
        print(f"{name} …", file=sys.stderr, flush=True)
        results[name] = terminal(options.programs, screen, options.rows)
        few, many = (memory(options.programs, screen, count) for count in (200, options.rows))
        results[name]["Memory of a session: 200 rows, all"] = f"{few:,.0f} KiB, {many:,.0f} KiB"
    with chromium() as browser:
        for name, screen in KINDS.items():
            with server(options.programs, screen, options.rows) as running:
                print(f"{name} in a browser …", file=sys.stderr, flush=True)
                urllib.request.urlopen(running.url).read()
                results[name]["First page"] = first_page(running)
                results[name] |= changes(browser, running)
                results[name] |= fling(browser, running, name)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; programs and Chromium on one machine.\n")
    print(f"| {options.rows:,} rows | {' | '.join(results)} |\n|---|{'---|' * len(results)}")
    for line in results["List"]:
        print(f"| {line} | {' | '.join(results[name].get(line, '') for name in results)} |")


main()
