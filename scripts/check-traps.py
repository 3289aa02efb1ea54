#!/usr/bin/env python3
"""Every trap has a documented reason why no visitor can reach it.

A trap ends the process, with the sessions of all its visitors. `docs/traps.md` has a table of the traps in the code that serves
visitors: `fatalError`, `precondition`, `preconditionFailure`, `try!`, `as!` and `!` after a value. Each row names a file, its traps
and the reason. The check fails for a trap without a row, and for a row without a trap. `--list` prints all traps.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["Render", "Interface", "Renderers", "Services", "App/Ippo"]
TABLE = ROOT / "docs" / "traps.md"
KINDS = {
    "fatalError": r"\bfatalError\(",
    "precondition": r"\bprecondition(?:Failure)?\(",
    "try!": r"\btry!",
    "as!": r"\bas!",
    "!": r"[\w)\]]!(?![=\w])",
}


def code(line):
    """The line without comments and the contents of strings."""
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', line).split("//")[0]


def traps():
    """The number of traps of each kind in each file."""
    found = collections.Counter()
    for folder in FOLDERS:
        for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            if ".docc" in str(path):
                continue
            for line in map(code, path.read_text().splitlines()):
                # An implicitly unwrapped type, such as `_Node!`, is not a trap by itself.
                line = re.sub(r"(: )[A-Z_\[][\w.\[\]: ]*!(?=$|[ ),{=])", r"\1", line)
                for kind, pattern in KINDS.items():
                    if kind == "!":
                        line = re.sub(r"\btry!|\bas!", "", line)
                    found[str(path.relative_to(ROOT / "Sources")), kind] += len(re.findall(pattern, line))
    return {trap: count for trap, count in found.items() if count}


def table():
    """The rows of the table: the number of traps of a kind in a file, and the reason."""
    rows = {}
    for line in TABLE.read_text().splitlines():
        row = re.fullmatch(r"\| `([^`]+\.swift)` \| (\d+) × `([^`]+)` \| (.+) \|", line)
        if row:
            rows[row[1], row[3]] = (int(row[2]), row[4])
    return rows


def main():
    found = traps()
    if sys.argv[1:] == ["--list"]:
        for (path, kind), count in sorted(found.items()):
            print(f"| `{path}` | {count} × `{kind}` |")
        return
    rows = table()
    faults = [f"{path} has {count} × {kind}, and docs/traps.md says {rows.get((path, kind), (0,))[0]}: say why no visitor reaches it"
              for (path, kind), count in sorted(found.items()) if rows.get((path, kind), (0,))[0] != count]
    faults += [f"docs/traps.md is about {kind} in {path}, which has none" for path, kind in sorted(rows.keys() - found.keys())]
    if faults:
        sys.exit("\n".join(faults))
    print(f"{sum(found.values())} traps, each with its reason.")


main()
