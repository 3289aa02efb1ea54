#!/usr/bin/env python3
"""Measures models of `SwiftData` beside statements by hand with GRDB and models of SQLAlchemy, on the same data in one run.

    measure.py --programs FOLDER [--rows N] [--rounds N]

Each round runs the programs in turn, each with an empty folder. The smallest median of each operation counts. The ratio is to
GRDB by hand; times are those of the processor. `goal` says where it is at most 1.5 and SQLAlchemy takes longer.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--programs", type=pathlib.Path, required=True, help="the folder with the release build of DataPeers")
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    program = str(options.programs / "DataPeers")
    programs = {
        "GRDB by hand": [program, "records"],
        "models": [program, "models"],
        "SQLAlchemy": [sys.executable, str(HERE / "alchemy.py")],
    }
    best = {name: {} for name in programs}
    for _ in range(options.rounds):
        for name, command in programs.items():
            with tempfile.TemporaryDirectory() as folder:
                output = subprocess.run(
                    [*command, folder, str(options.rows)], check=True, stdout=subprocess.PIPE, text=True, timeout=600).stdout
            for operation, duration in json.loads(output).items():
                best[name][operation] = min(duration, best[name].get(operation, duration))
    print(f"{'processor, microseconds':34}" + "".join(f"{name:>15}" for name in programs) + f"{'ratio':>8}  goal")
    for operation, by_hand in best["GRDB by hand"].items():
        models, alchemy = best["models"][operation], best["SQLAlchemy"][operation]
        goal = "met" if models <= 1.5 * by_hand and models < alchemy else "missed"
        row = "".join(f"{best[name][operation]:15,.0f}" for name in programs)
        print(f"{operation:34}{row}{models / by_hand:8.2f}  {goal}")


main()
