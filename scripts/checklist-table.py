#!/usr/bin/env python3
"""Writes the table of the tutorials' behaviours and their tests into docs/compatibility.md.

    scripts/checklist-table.py            write the table
    scripts/checklist-table.py --check    fail when a behaviour has no test, a test names an unknown behaviour, or
                                          the table is not the one that would be written

The behaviours are those of docs/tutorials.txt. A test of one carries its id in its name: a Swift test in its display
name (`@Test("001-T20: …")`), a test in Python in its docstring. One test can prove several: "001-T24, 001-T25: …".
"""

import argparse
import ast
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROWS = ROOT / "docs" / "tutorials.txt"
PAGE = ROOT / "docs" / "compatibility.md"
BEGIN, END = "<!-- tutorials: begin -->", "<!-- tutorials: end -->"
ID = r"\d{3}-T\d+"
IDS = re.compile(rf"((?:{ID}(?:,\s*|\s+and\s+)?)+):\s*(.+)", re.DOTALL)
SWIFT_TEST = re.compile(r'@Test\(\s*"((?:[^"\\]|\\.)*)"')


def rows():
    """The sections of the list: a title, and the behaviours in it."""
    sections = []
    for line in ROWS.read_text().splitlines():
        if found := re.fullmatch(r"# (\d{3}) (.+)", line):
            sections.append((found.group(2), []))
        elif "\t" in line:
            identifier, text = line.split("\t", 1)
            sections[-1][1].append((identifier, text))
    return sections


def names():
    """The names of all tests, with the file each lies in."""
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for found in SWIFT_TEST.finditer(path.read_text()):
            yield found.group(1).replace('\\"', '"').replace("\\\\", "\\"), path
    for path in sorted((ROOT / "Tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and (text := ast.get_docstring(node)):
                yield " ".join(text.split()), path


def tests():
    """For each behaviour, what its tests say, with their files."""
    found = {}
    for name, path in names():
        if match := IDS.match(name):
            for identifier in re.findall(ID, match.group(1)):
                found.setdefault(identifier, []).append((match.group(2), path))
    return found


def cell(identifier, tests_of):
    texts = []
    for text, path in tests_of.get(identifier, []):
        text = text.rstrip(".").replace("|", "\\|").replace("<", "&lt;")
        texts.append(f"{text} ([{path.stem}](../{path.relative_to(ROOT)}))")
    return "<br>".join(texts)


def table(sections, tests_of):
    lines = []
    for title, behaviours in sections:
        lines += [f"### {title}", "", "| behaviour | | tests |", "|---|---|---|"]
        lines += [f"| {identifier} | {text} | {cell(identifier, tests_of)} |" for identifier, text in behaviours]
        lines.append("")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail instead of writing")
    check = parser.parse_args().check
    sections, tests_of = rows(), tests()
    known = [identifier for _, behaviours in sections for identifier, _ in behaviours]
    missing = [identifier for identifier in known if identifier not in tests_of]
    unknown = sorted(set(tests_of) - set(known))
    page = PAGE.read_text()
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        sys.exit(f"error: {PAGE} has no place for the table: {BEGIN} … {END}")
    written = f"{before}{BEGIN}\n\n{table(sections, tests_of)}\n{END}{after}"
    if not check:
        PAGE.write_text(written)
    for identifier in missing:
        print(f"error: no test is named after {identifier}", file=sys.stderr)
    for identifier in unknown:
        print(f"error: {identifier} is no behaviour of {ROWS.name}", file=sys.stderr)
    if check and written != page:
        print("error: the table of tests is stale; run scripts/checklist-table.py", file=sys.stderr)
        sys.exit(1)
    sys.exit(1 if missing or unknown else 0)


if __name__ == "__main__":
    main()
