#!/usr/bin/env python3
"""Type-checks the Swift code of README and of the articles against the last build.

    swift build && scripts/check-articles.py [ARTICLE…]

An article shows what matters, and what its code stands in is a file of `Tests/Articles/ARTICLE`. There, a line

    //= a line of the block

stands for the block of the article that has this line, and lines after it, `//… TEXT`, for what the block leaves out, one
for each "…" in it; `//+ TEXT` is a line that is none without the block. Each block has to stand somewhere. What a file needs
besides say its first lines:

    //! module NAME         others of the article import it
    //! alias NAME=NAME     a module alias beside those of SwiftUI and Combine

A file that imports PackageDescription is a manifest. IPPO_BUILD names another folder than .build/debug.
"""

import concurrent.futures
import os
import pathlib
import re
import sys
import tempfile

import type_checking

ROOT = type_checking.ROOT
UNITS = ROOT / "Tests" / "Articles"
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.S | re.M)
# Text of a program, as in "Open…", stands beside a letter.
ELISION = re.compile(r'(?<![\w"])…(?![\w"])')


def articles():
    """The blocks of each article that has some."""
    paths = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "Sources").glob("*/*/*.docc/*.md")]
    result = {}
    for path in sorted(paths):
        if blocks := BLOCK.findall(path.read_text()):
            assert path.stem not in result, f"two articles are called {path.stem}"
            result[path.stem] = blocks
    return result


class Unit:
    """A file of `Tests/Articles` with the blocks in their places."""

    def __init__(self, path, blocks):
        self.path, self.used, self.faults = path, set(), []
        self.module, self.aliases = None, []
        text, pending = [], []
        for number, line in enumerate(path.read_text().splitlines(), 1):
            word, _, rest = line.strip().partition(" ")
            if word == "//=":
                self.finish(text, pending)
                pending = self.block(rest, blocks, line[:len(line) - len(line.lstrip())], number)
            elif word == "//…":
                pending = ELISION.sub(lambda _: rest, "\0".join(pending), count=1).split("\0")
            elif word == "//+":
                self.finish(text, pending)
                pending = []
                text.append(rest)
            elif word == "//!":
                self.option(*rest.split(" ", 1), number)
            else:
                self.finish(text, pending)
                pending = []
                text.append(line)
        self.finish(text, pending)
        self.text = "\n".join(text) + "\n"

    def finish(self, text, lines):
        text += [ELISION.sub("", line) for line in lines]

    def block(self, key, blocks, indentation, number):
        found = [index for index, block in enumerate(blocks) if key in (line.strip() for line in block.splitlines())]
        if len(found) != 1:
            self.faults.append(f"{self.path}:{number}: {len(found)} blocks of the article have the line `{key}`")
            return []
        self.used.add(found[0])
        return [indentation + line if line else line for line in blocks[found[0]].splitlines()]

    def option(self, name, value, number):
        if name == "module":
            self.module = value
        elif name == "alias":
            self.aliases += ["-module-alias", value]
        else:
            self.faults.append(f"{self.path}:{number}: there is no option `{name}`")

    def check(self, folder):
        """What the compiler says against it, with the modules that lie in the folder, to which its own is added."""
        file = folder / self.path.name
        file.write_text(self.text)
        if "import PackageDescription" in self.text:
            command = type_checking.manifest_arguments()
        else:
            # An executable has the umbrella under the name of SwiftUI, as Package.swift of an app says; a module has no
            # second name where it is imported by its own.
            umbrella = "Ippo" if "@main" in self.text else "IppoUI"
            if re.search(r"^import Ippo\b", self.text, re.M):
                umbrella = None
            command = type_checking.arguments(self.module or "Article", umbrella) + self.aliases + ["-I", str(folder)]
        if self.module:
            command += ["-emit-module", "-emit-module-path", str(folder / f"{self.module}.swiftmodule")]
        else:
            command += ["-typecheck"]
        return type_checking.run([*command, str(file)]).replace(f"{folder}/", f"{self.path.parent.relative_to(ROOT)}/")


def main():
    type_checking.require_build()
    all_blocks = articles()
    names = sys.argv[1:] or list(all_blocks)
    failures = [f"{path.name} is no article with code" for path in UNITS.iterdir() if path.name not in all_blocks]
    count = 0
    with tempfile.TemporaryDirectory() as temporary, \
            concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        waiting = []
        for name in names:
            blocks = all_blocks[name]
            units = [Unit(path, blocks) for path in sorted((UNITS / name).glob("*.swift"))]
            failures += [fault for unit in units for fault in unit.faults]
            used = {index for unit in units for index in unit.used}
            failures += [f"{name}: the block that begins with `{block.splitlines()[0]}` is in no file of Tests/Articles"
                         for index, block in enumerate(blocks) if index not in used]
            count += len(used)
            folder = pathlib.Path(temporary, name)
            folder.mkdir()
            # Those that others import come first.
            modules = [pool.submit(unit.check, folder) for unit in units if unit.module]
            waiting += modules
            concurrent.futures.wait(modules)
            waiting += [pool.submit(unit.check, folder) for unit in units if not unit.module]
        failures += [errors for check in waiting if (errors := check.result())]
    type_checking.conclude(
        failures, "faults in the code of the articles", f"{count} blocks of {len(names)} articles compile.")


if __name__ == "__main__":
    main()
