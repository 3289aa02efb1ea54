#!/usr/bin/env python3
"""Measures the log viewer (Examples/Tool) beside less and lnav (Debian's packages), with one log of a million lines.

    swift build -c release --product LogViewer
    .venv/bin/python Benchmarks/log-viewers.py [--program .build/release/LogViewer] [--runs 5]

All run in the same pseudo-terminal of 100 × 30 cells, one after the other. A time ends when the screen, as pyte has it, shows
the expected text. Each number is the median of the runs. The memory is the resident set after the last step, with the pages of the
file that are mapped into it, and without these (anonymous memory). less does not count lines unless -N
asks for their numbers, which the viewer always shows. lnav reads and parses the whole log before it shows the last lines: its first
screen is the last one. It runs without REP (TERM=screen-256color), which pyte does not know.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from pseudo_terminal import Terminal  # noqa: E402

COUNT = 1_000_000
FIRST = "request 0000000"
MATCHES = ["ERROR worker-0 the needle", "1 hits for"]


def write_log(path):
    with path.open("w") as file:
        for number in range(COUNT - 1):
            level = "ERROR" if number % 997 == 0 else "INFO"
            file.write(f"2026-11-29 {number // 3600 % 24:02}:{number // 60 % 60:02}:{number % 60:02} {level} "
                       f"worker-{number % 13} request {number:07} took {number * 7919 % 2000} ms\n")
        file.write("2026-11-29 23:59:59 ERROR worker-0 the needle\n")


def memory(number):
    """MB of resident and of anonymous memory."""
    lines = pathlib.Path(f"/proc/{number}/status").read_text().splitlines()
    found = {line.split(":")[0]: int(line.split()[1]) / 1000 for line in lines if line.startswith("Rss") or line.startswith("VmRSS")}
    return found["VmRSS"], found["RssAnon"]


def quiet(terminal):
    """Reads until nothing more comes for a while."""
    while terminal.read(0.3):
        pass


def timed(terminal, keys, condition, what):
    begin = time.perf_counter()
    terminal.type(keys)
    terminal.wait(condition, what)
    return time.perf_counter() - begin


def measure(argv, end, search, counted, opens, log, environment):
    """Seconds to the first screen, to its end, to a match in the last line from the first one, and megabytes."""
    begin = time.perf_counter()
    terminal = Terminal([*argv, str(log)], columns=100, rows=30, environment=environment)
    try:
        terminal.wait(lambda: opens in terminal.text, "the first screen")
        first = time.perf_counter() - begin
        if counted:
            terminal.wait(lambda: counted in terminal.text, "the count of lines")
        read = time.perf_counter() - begin
        quiet(terminal)
        if opens != FIRST:
            timed(terminal, "g", lambda: FIRST in terminal.text, "the first line")
            quiet(terminal)
        to_end = timed(terminal, end, lambda: "the needle" in terminal.text, "the last line")
        quiet(terminal)
        terminal.type("g")
        terminal.wait(lambda: FIRST in terminal.text and "the needle" not in terminal.text, "the first line")
        terminal.type("/")
        quiet(terminal)
        to_match = timed(terminal, search, lambda: any(match in terminal.text for match in MATCHES), "the match")
        if "ERROR worker-0 the needle" not in terminal.text:
            # lnav counts the matches, and stays where it is.
            to_match += timed(terminal, "n", lambda: "ERROR worker-0 the needle" in terminal.text, "the line of the match")
        return first, read, to_end, to_match, *memory(terminal.process.pid)
    finally:
        terminal.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(ROOT / ".build/release/LogViewer"))
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "million.log"
        write_log(log)
        home = {"HOME": folder, "XDG_CONFIG_HOME": folder}
        programs = {
            "LogViewer": ([options.program], "\x1b[F", "the needle\r", f"{COUNT} lines", FIRST, {}),
            "less -i": ([shutil.which("less"), "-i"], "G", "the needle\r", None, FIRST, {}),
            "less -N -i": ([shutil.which("less"), "-N", "-i"], "G", "the needle\r", None, FIRST, {}),
            "lnav": ([shutil.which("lnav")], "G", "the needle\r", None, "the needle", {"TERM": "screen-256color"}),
        }
        missing = [name for name, (argv, *_) in programs.items() if argv[0] is None]
        if missing:
            sys.exit(f"{', '.join(missing)} not found: apt-get install less lnav")
        print(f"{log.stat().st_size / 1e6:.0f} MB, load {os.getloadavg()[0]:.1f}, medians of {options.runs}")
        print(f"{'':14}{'first':>9}{'all read':>10}{'End':>9}{'search':>9}{'RSS':>8}{'anon.':>8}")
        results = {name: [] for name in programs}
        # Side by side: each round has all programs.
        for _ in range(options.runs):
            for name, (argv, end, search, counted, opens, variables) in programs.items():
                results[name].append(measure(argv, end, search, counted, opens, log, home | variables))
        for name, rows in results.items():
            first, read, end, match, resident, anonymous = (statistics.median(column) for column in zip(*rows))
            counted = f"{read:9.3f}s" if programs[name][3] else f"{'–':>10}"
            print(f"{name:14}{first:8.3f}s{counted}{end:8.3f}s{match:8.3f}s{resident:6.0f}MB{anonymous:6.0f}MB")


if __name__ == "__main__":
    main()
