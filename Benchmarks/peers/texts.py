#!/usr/bin/env python3
"""Types lines into a field of each program over lines of some lengths, and prints how many of 1,000 characters are lost and how
many are there that nobody typed. The programs make capitals of what is typed, and take a line out of the field with Return.

    Benchmarks/peers/run.sh texts [--lines N] [--key MILLISECONDS]
"""

import argparse
import difflib
import pathlib
import random
import re

from pages import chromium
from servers import servers
from slow_line import SlowLine

ROUND_TRIPS = [0, 60, 300]
# How long nothing has to change before all is taken to have come.
QUIET = 3000


def shown(page):
    return page.get_by_text(re.compile("^Lines:")).last.inner_text().removeprefix("Lines:").strip()


def measure(browser, server, milliseconds, lines, key):
    with server:
        line = SlowLine(int(re.search(r":(\d+)/", server.url).group(1)), delay=milliseconds / 2000, rate=100_000_000)
        page = browser.new_page()
        page.goto(line.address if milliseconds else server.url)
        field = page.get_by_label("Message").first
        field.wait_for(timeout=60_000)
        page.wait_for_timeout(QUIET)
        field.click()
        for text in lines:
            page.keyboard.type(text, delay=key)
            page.keyboard.press("Enter", delay=key)
        text = None
        while text != (text := shown(page)):
            page.wait_for_timeout(QUIET)
        page.close()
        line.close()
    wanted = "|".join(lines).upper()
    lost = doubled = 0
    for kind, start, end, first, last in difflib.SequenceMatcher(None, wanted, text, autojunk=False).get_opcodes():
        if kind != "equal":
            lost += end - start
            doubled += last - first
    return 1000 * lost / len(wanted), 1000 * doubled / len(wanted)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    parser.add_argument("--lines", type=int, default=40)
    parser.add_argument("--key", type=int, default=40)
    options = parser.parse_args()
    numbers = random.Random(34)
    lines = ["".join(numbers.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(numbers.randint(4, 30)))
             for _ in range(options.lines)]
    print("| of 1,000 characters: lost, doubled | " + " | ".join(f"{ms} ms" for ms in ROUND_TRIPS) + " |")
    print("|---" * (len(ROUND_TRIPS) + 1) + "|")
    with chromium() as browser:
        for name in servers(options.programs, "chat"):
            cells = []
            for milliseconds in ROUND_TRIPS:
                server = servers(options.programs, "chat")[name]
                lost, doubled = measure(browser, server, milliseconds, lines, options.key)
                cells.append(f"{lost:.0f}, {doubled:.0f}")
            print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


main()
