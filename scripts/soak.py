#!/usr/bin/env python3
"""Runs asynchronous tests over and over, and fails with the first one that does.

    scripts/soak.py [--executions N] [--filter REGEX] [PROGRAM]

PROGRAM is the test program of a build (default: .build/debug/ippoPackageTests.xctest). A test counts once for every run
of it, until there are N executions.
"""

import argparse
import re
import subprocess
import sys

ASYNCHRONOUS = "Effect|Cancellation|TestStore|Timing|Lifetime|Presentation|Stack|SharedState|Clock|Dependencies"


def run(program, pattern):
    """Runs the tests once and returns how many there were."""
    command = [program, "--testing-library", "swift-testing", "--filter", pattern]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    summary = re.search(r"Test run with (\d+) tests", result.stdout)
    if result.returncode != 0 or not summary or not int(summary.group(1)):
        sys.exit(f"{result.stdout[-10_000:]}\nThe tests have failed (status {result.returncode}).")
    return int(summary.group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="?", default=".build/debug/ippoPackageTests.xctest")
    parser.add_argument("--executions", type=int, default=10_000)
    parser.add_argument("--filter", default=ASYNCHRONOUS)
    arguments = parser.parse_args()
    executions = runs = 0
    while executions < arguments.executions:
        executions += run(arguments.program, arguments.filter)
        runs += 1
    print(f"{executions} executions in {runs} runs, none failed")


if __name__ == "__main__":
    main()
