#!/usr/bin/env python3
"""Checks that links to symbols in articles and in the documentation of public declarations lead to something in their module.

    scripts/check-links.py

DocC takes a quarter of an hour to say so. Here each part of a link has to be a name in the report of the module's public symbols
(docs/api), or an article of it.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
REPORTS = ROOT / "docs" / "api"
# Folders that are called otherwise than the module that their sources are built as.
NAMES = {"ComposableArchitecture": "ComposableArchitectureCore"}
LINK = re.compile(r"(?<!`)``([^`\s][^`]*)``(?!`)")
DECLARATION = re.compile(
    r"^\s*(?:(?:@\w+(?:\([^)]*\))?|nonisolated|static|final|mutating|indirect|convenience|override|required|dynamic|isolated)\s+)*"
    r"(?:public|open)\b")
HIDDEN = re.compile(r"\b(?:func|var|let|class|struct|enum|protocol|typealias|macro)\s+_")


def parts(path):
    """The names of a path whose parts are apart by dots or slashes, without what tells overloads apart."""
    names, depth, current = [], 0, ""
    for character in re.sub(r"-(?:\(.*\)|[0-9a-z]{4,6}|(?:struct|enum|class|protocol|swift\.\w+))(?=/|$)", "", path):
        depth += (character in "(<") - (character in ")>")
        if character in "./" and depth == 0 and current:
            names.append(current)
            current = ""
        else:
            current += character
    return names + [current]


class Symbols:
    """The public symbols of a module, by its report."""

    def __init__(self, module):
        self.names, self.paths = {module}, collections.Counter()
        for line in (REPORTS / f"{module}.txt").read_text().splitlines():
            path = parts(line.split("  |  ")[0])
            self.names.update(path)
            self.paths[tuple(path)] += 1
        # Links may leave out the labels.
        self.names |= {name.split("(")[0] for name in self.names}

    def problem(self, link, articles):
        path = parts(link)
        missing = [name for name in path if name not in self.names and name not in articles]
        if missing:
            return f"there is no public {missing[0]}"
        # What tells overloads apart is not in the report; whether it is right is for DocC to say.
        if self.paths[tuple(path)] > 1 and len(path) > 1 and path == link.split("/"):
            return "there are several of that name"
        return None


def links(file):
    """Line and link of what DocC reads: all of an article, and the comments of public declarations."""
    lines = file.read_text().splitlines()
    if file.suffix == ".md":
        fenced = False
        for number, line in enumerate(lines, 1):
            fenced ^= line.lstrip().startswith("```")
            if not fenced:
                yield from ((number, link) for link in LINK.findall(line))
        return
    comment, attributes = [], ""
    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        if stripped.startswith("///"):
            comment += [(number, link) for link in LINK.findall(stripped)]
        elif stripped.startswith("@") and not DECLARATION.match(line):
            attributes += stripped
        else:
            # DocC leaves out what is for certain importers, and what begins with an underscore.
            if DECLARATION.match(line) and "@_spi" not in attributes + line and not HIDDEN.search(line):
                yield from comment
            comment, attributes = [], ""


def modules():
    """Name and folder of each module that has a report."""
    for folder in sorted((ROOT / "Sources").glob("*/*")):
        name = NAMES.get(folder.name, folder.name)
        if (REPORTS / f"{name}.txt").exists():
            yield name, folder


def main():
    problems, count = [], 0
    for module, folder in modules():
        symbols = Symbols(module)
        articles = {path.stem for path in folder.rglob("*.md")}
        for file in sorted([*folder.rglob("*.md"), *folder.rglob("*.swift")]):
            if "Code" in file.parts:
                continue
            for line, link in links(file):
                count += 1
                if problem := symbols.problem(link, articles):
                    problems.append(f"{file.relative_to(ROOT)}:{line}: ``{link}``: in {module} {problem}.")
    if problems:
        sys.exit("\n".join(problems))
    print(f"{count} links lead to something in their modules.")


if __name__ == "__main__":
    main()
