#!/usr/bin/env python3
"""Checks that the names of code in docs/map.md and docs/glossary.md exist in the sources.

    scripts/check-names.py

The check reads each piece of code in these documents:

- `Type`, `function` and `property` need a declaration in `Sources`;
- `Type.member` needs a declaration of the member in a file that declares or extends the type;
- `folder/file.js#name` needs the file in `Sources`, and the name in that file;
- `folder/file.swift` and `folder/` need the file or the folder.

Code blocks and pieces of code that begin with another character than a letter, an underscore or a dot (`["hello", …]`) are free.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "docs" / "map.md", ROOT / "docs" / "glossary.md"]
TYPE = re.compile(r"\b(?:class|struct|enum|actor|protocol|typealias|extension|macro)\s+(?:\w+\.)*(\w+)")
MEMBER = re.compile(
    r"\b(?:func|var|let|case|class|struct|enum|actor|protocol|typealias|macro|associatedtype)\s+`?(\w+)|\b(init|subscript)\b|(?<=, )(\w+)(?=[,(:\n])")
CODE = re.compile(r"`([^`]+)`")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"[A-Za-z_]\w*")


class Declarations:
    """The names that the Swift sources declare."""

    def __init__(self):
        self.members = collections.defaultdict(set)
        self.all = set()
        for path in (ROOT / "Sources").rglob("*.swift"):
            text = re.sub(r"//[^\n]*", "", path.read_text())
            names = {name for match in MEMBER.findall(text) for name in match if name}
            types = set(TYPE.findall(text))
            self.all |= names | types
            for name in types:
                self.members[name] |= names

    def problem(self, name):
        parts = [NAME.match(part)[0] for part in name.strip(".").split(".") if NAME.match(part)]
        if len(parts) == 1:
            return None if parts[0] in self.all else f"{parts[0]} is declared nowhere in Sources"
        *_, owner, member = parts
        if owner not in self.members:
            return f"there is no type {owner} in Sources"
        return None if member in self.members[owner] else f"no file of {owner} declares {member}"


def of_file(name, paths):
    """The fault of a file's or folder's name, and of what `#` says is in the file."""
    file, _, member = name.partition("#")
    found = [path for path in paths if path.as_posix().endswith("/" + file.rstrip("/"))]
    if not found:
        return f"there is no {file}"
    if member and not any(re.search(rf"\b(?:const|let|function|class)\b[^;\n]*\b{member}\b", path.read_text()) for path in found):
        return f"{file} declares no {member}"
    return None


def main():
    declarations = Declarations()
    paths = [path for folder in ["Sources", "Tests", "Examples", "docs", "scripts"] for path in (ROOT / folder).rglob("*")
             if ".build" not in path.parts]
    failures, count = [], 0
    for document in DOCUMENTS:
        text = FENCE.sub(lambda match: "\n" * match[0].count("\n"), document.read_text())
        for number, line in enumerate(text.split("\n"), 1):
            for name in CODE.findall(line):
                if not re.match(r"[A-Za-z_.]", name) or " " in name:
                    continue
                count += 1
                problem = of_file(name, paths) if "/" in name or re.search(r"\.(?:js|swift|md)\b", name) else declarations.problem(name)
                if problem:
                    failures.append(f"{document.relative_to(ROOT)}:{number}: `{name}`: {problem}")
    if failures:
        sys.exit("\n".join(failures))
    print(f"{count} names of docs/map.md and docs/glossary.md are in the sources.")


main()
