#!/usr/bin/env python3
"""Measures the memory of a process that shows models in a list: 200, and 100,000 (or COUNT).

    swift build --product ModelProbe --traits default,SQLite && Benchmarks/data/list-memory.py [COUNT]

The list makes the rows of a first screen (Tests/Support/ModelProbe). IPPO_BIN is the folder with the program (default: .build/debug).
"""

import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM = pathlib.Path(os.environ.get("IPPO_BIN", ".build/debug")) / "ModelProbe"


def main():
    counts = [200, int(sys.argv[1]) if len(sys.argv) > 1 else 100_000]
    with tempfile.TemporaryDirectory() as folder:
        for count in counts:
            store = pathlib.Path(folder) / f"{count}.store"
            subprocess.run([PROGRAM, "fill", store], input="\n" * count, text=True, check=True)
            shown = subprocess.run([PROGRAM, "list", store], stdout=subprocess.PIPE, text=True, check=True).stdout
            number, kilobytes = map(int, shown.split())
            print(f"{number:7} models: {kilobytes / 1024:6.1f} MB")


main()
