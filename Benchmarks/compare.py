#!/usr/bin/env python3
"""Compares the benchmarks of this checkout with those of another commit, and fails where this checkout is slower.

    Benchmarks/compare.py BASE [--rounds N] [--filter REGEX] [--folder FOLDER]
    Benchmarks/compare.py --self-test

BASE is a commit. The script builds the benchmarks of both in release mode: BASE in a clone below FOLDER (default:
Benchmarks/.build-compare), this checkout where `make bench` builds it. Then the two run in turn, N times each (default: 5), so that
other work on the machine slows both. The least median of each benchmark counts. Ratios are this checkout's time through BASE's.

Benchmarks/thresholds.json holds the ratio that each benchmark may have: `default`, and by name where a benchmark needs more
room. A benchmark that only one of the two has is printed without a ratio.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

import ratios

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
PROGRAMS = {"Store": ratios.STORE, "Rendering": ratios.RENDERING}


def build(checkout):
    """Builds the benchmarks of a checkout; returns the folder of its programs."""
    package = checkout / "Benchmarks"
    subprocess.run(["swift", "build", "-c", "release", "--package-path", str(package)], check=True)
    return package / ".build/release"


def clone(base, folder):
    """A clone of this repository at a commit. A clone that an earlier comparison has made is used again."""
    name = subprocess.run(["git", "rev-parse", "--verify", f"{base}^{{commit}}"], cwd=ROOT, check=True,
                          stdout=subprocess.PIPE, text=True).stdout.strip()
    checkout = folder / "base"
    if not (checkout / ".git").exists():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(checkout)], check=True)
    subprocess.run(["git", "fetch", "--quiet", str(ROOT), name], cwd=checkout, check=True)
    subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", name], cwd=checkout, check=True)
    return checkout, name


def least_medians(results):
    """The least median of each benchmark over the rounds, in nanoseconds."""
    names = set().union(*results)
    return {name: min(result[name][1] for result in results if name in result) for name in names}


def compare(old, new, thresholds):
    """One line for each benchmark, and the names of those whose ratio is above the threshold."""
    lines, slower = [], []
    for name in sorted(old | new):
        if name not in old or name not in new:
            lines.append(f"{name:75} {'only in this checkout' if name in new else 'only in the base':>32}")
            continue
        limit = thresholds["names"].get(name, thresholds["default"])
        ratio = new[name] / old[name]
        if ratio > limit:
            slower.append(name)
        note = f" slower than {limit:g}" if ratio > limit else ""
        lines.append(f"{name:75} {old[name] / 1000:12.1f} us {new[name] / 1000:12.1f} us {ratio:6.2f}{note}")
    return lines, slower


def self_test():
    thresholds = {"default": 1.1, "names": {"noisy": 2}}
    lines, slower = compare({"a": 100.0, "noisy": 100.0, "gone": 1.0}, {"a": 120.0, "noisy": 190.0, "new": 1.0}, thresholds)
    assert slower == ["a"], slower
    assert [line.split()[0] for line in lines] == ["a", "gone", "new", "noisy"], lines
    assert lines[0].endswith("1.20 slower than 1.1") and lines[3].endswith("1.90"), lines
    assert least_medians([{"a": (1, 5)}, {"a": (2, 4), "b": (1, 1)}]) == {"a": 4, "b": 1}
    known = json.loads((HERE / "thresholds.json").read_text())
    unknown = set(known["names"]) - set(ratios.STORE) - set(ratios.RENDERING)
    assert not unknown, f"thresholds.json names no benchmark: {sorted(unknown)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", nargs="?")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--filter", help="benchmarks whose whole name matches")
    parser.add_argument("--folder", type=pathlib.Path, default=HERE / ".build-compare")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    if options.self_test:
        return self_test()
    if not options.base:
        parser.error("the commit to compare with is missing: BASE")
    programs = [program for program, names in PROGRAMS.items()
                if not options.filter or any(re.fullmatch(options.filter, name) for name in names)]
    if not programs:
        parser.error(f"no benchmark matches {options.filter}")
    options.folder.mkdir(parents=True, exist_ok=True)
    checkout, name = clone(options.base, options.folder)
    folders = [build(checkout), build(ROOT)]
    rounds = ([], [])
    for number in range(options.rounds):
        for folder, results in zip(folders, rounds):
            print(f"round {number + 1} of {options.rounds}: {folder.parent.parent.parent}", file=sys.stderr)
            results.append({})
            for program in programs:
                results[-1] |= ratios.measure(folder / program, options.filter)
    lines, slower = compare(*map(least_medians, rounds), json.loads((HERE / "thresholds.json").read_text()))
    print(f"{'benchmark':75} {name[:12]:>15} {'this checkout':>15} {'ratio':>6}")
    print("\n".join(lines))
    if slower:
        sys.exit(f"{len(slower)} of {len(lines)} benchmarks are slower than their threshold allows.")


if __name__ == "__main__":
    main()
