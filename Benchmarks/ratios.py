#!/usr/bin/env python3
"""Runs the benchmarks and sets their medians beside a direct call of a reducer and beside the goals.

    Benchmarks/ratios.py [--filter REGEX] [FOLDER]

FOLDER holds the release build (default: Benchmarks/.build/release). Absolute figures depend on the machine and on what
else it does; the ratio to "Reducer: direct call", measured in the same run, does so much less. With several runs the
smallest median of each benchmark counts. The "original" is what pointfreeco's Composable Architecture took on a machine
of four cores.
"""

import argparse
import pathlib
import re
import subprocess
import sys

DIRECT = "Reducer: direct call"

# Benchmark of the Store target: operations in one sample, microseconds of the original, microseconds to reach.
STORE = {
    DIRECT: (1000, None, None),
    "Store: send at the root": (1000, "6.8", 0.5),
    "Store: send through 10 scopes": (1000, "96", 1.5),
    "Store: scope through 10 cached levels": (1000, "21", 21),
    "Store: send to a case of an enum that holds 100,000 values": (1000, None, None),
    "Store: send to one row of 1000": (1000, "54", 1.5),
    "Store: send to one row of 10000": (1000, "300", 1.5),
    "Store: send to one row of 100000": (1000, None, 1.5),
    "Store: scope 1,000 rows": (1000, "23", 0.5),
    "Store: one of 1,000 observed rows changes": (1000, "3040", 15),
    "Store: 1,000 observers of 20 fields, one changes": (1, None, None),
    "Effect: cancel one without an end": (1000, None, None),
    "Effect: run and one action back": (1000, "146-213", 15),
    "Task: to a thread, to the main actor and back": (1000, None, None),
    "TestStore: send and receive, 20 fields": (1000, "170", 40),
    "TestStore: send and receive from a task, 20 fields": (1000, "906", 40),
    "IdentifiedArray: append 100,000": (100_000, "0.194", 0.06),
    "IdentifiedArray: lookup in 100,000": (1000, "0.034", 0.02),
    "IdentifiedArray: remove the last of observable rows": (1000, "0.174", 0.174),
    "IdentifiedArray: change one of 100,000 observable rows": (1000, None, None),
    "IdentifiedArray: lookup in 100,000 observable rows": (1000, None, None),
    "IdentifiedArray: remove from 100,000": (1, "774", 100),
    "IdentifiedArray: append 100,000 observable rows": (100_000, "4.2", 0.2),
    "Case path: embed": (1000, "0.4", 0.03),
    "Case path: extract": (1000, "0.6", 0.05),
    "Case path: is": (1000, "2.7", 0.03),
    "Case path: modify": (1000, "2.5", 0.1),
    "Presentation: present, child action, dismiss": (1000, "163", 8),
    "Stack: push and pop on 1,000": (2000, "134", 3),
    "Shared: increment in memory": (1000, "22", 1),
    "Dependency: 100 reads in a reducer": (100, "8", 0.2),
}

RENDERING = {
    "Graph: of 100,000 rows one more comes before the first": (1, None, 2000),
    "Graph: of 100,000 rows one moves": (1, None, 2000),
    "Graph: of 100,000 rows one goes": (1, None, 2000),
    "Graph: of 100,000 bound rows one is moved by a person": (1, None, 2000),
    "Data: of an array of 100,000 one is inserted, while it is kept elsewhere": (1, None, None),
    "Terminal: 100,000 rows from nothing": (1, None, None),
    "Terminal: Down in 100,000 rows": (1, None, 3000),
    "Terminal: Page Down in 100,000 rows": (1, None, 3000),
    "Terminal: End in 100,000 rows": (1, None, 3000),
    "Graph: one of 1,000 rows changes": (1, None, None),
    "Terminal: one of 1,000 rows changes, drawn": (1, None, None),
    "Web: one of 1,000 rows changes, encoded": (1, None, None),
    "Graph: 1,000 rows from nothing": (1, None, None),
}


def measure(program, pattern):
    """The least and the median of every benchmark of a program, in nanoseconds for one sample."""
    command = [str(program)] + (["--filter", pattern] if pattern else [])
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    result = {}
    for section in output.split("Debug results for ")[1:]:
        name = section.split(":\n", 1)[0]
        result[name] = percentile(section, 0), percentile(section, 0.5)
    if not result:
        sys.exit(f"{program} has printed no results.")
    return result


def percentile(section, fraction):
    """The first value of a printed histogram that is not below a percentile."""
    for line in section.splitlines():
        columns = line.split()
        if len(columns) >= 3 and all(re.fullmatch(r"[\d.]+", column) for column in columns[:2]):
            if float(columns[1]) >= fraction:
                return float(columns[0])
    sys.exit(f"No histogram in:\n{section}")


def table(program, rows, pattern):
    measured = measure(program, pattern)
    print(f"{'operation':60} {'least':>12} {'median':>12} {'x direct':>9} {'original':>9} {'goal':>7}")
    for name, nanoseconds in measured.items():
        if name not in rows:
            sys.exit(f"'{name}' is missing from the table in {__file__}.")
        operations, original, goal = rows[name]
        least, time = (value / operations / 1000 for value in nanoseconds)
        ratio = f"{nanoseconds[1] / operations / measured[DIRECT][1] * 1000:9.2f}" if DIRECT in measured else " " * 9
        verdict = "" if goal is None else f"{goal:7g} {'' if time <= goal else 'missed'}"
        print(f"{name:60} {least:9.3f} us {time:9.3f} us {ratio} {original or '':>9} {verdict}".rstrip())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    default = pathlib.Path(__file__).parent / ".build/release"
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=default)
    parser.add_argument("--filter", help="benchmarks whose whole name matches")
    arguments = parser.parse_args()
    for target, rows in [("Store", STORE), ("Rendering", RENDERING)]:
        pattern = arguments.filter
        if pattern and not any(re.fullmatch(pattern, name) for name in rows):
            continue
        if pattern and target == "Store":
            pattern = f"{DIRECT}|{pattern}"
        table(arguments.folder / target, rows, pattern)
        print()


if __name__ == "__main__":
    main()
