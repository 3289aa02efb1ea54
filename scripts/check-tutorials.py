#!/usr/bin/env python3
"""Compiles the code of the tutorials: after each step, the files as the reader has them then.

    swift build && scripts/check-tutorials.py

IPPO_BUILD names another folder than .build/debug.
"""

import concurrent.futures
import os
import re

import type_checking

CATALOG = type_checking.ROOT / "Sources" / "App" / "Ippo" / "Ippo.docc"
CODE = re.compile(r'@Code\(name: "([^"]+)", file: ([^)]+)\)')


def steps():
    """The name of each step, and the files after it."""
    for tutorial in sorted((CATALOG / "Tutorials").glob("*.tutorial")):
        files = {}
        for name, file in CODE.findall(tutorial.read_text()):
            files[name] = CATALOG / "Code" / file
            yield f"{tutorial.stem}: {file}", dict(files)


def compile_step(step):
    title, files = step
    missing = [path for path in files.values() if not path.exists()]
    if missing:
        return title, "\n".join(f"{path} does not exist" for path in missing)
    # An executable has the umbrella under the name of SwiftUI, as Package.swift of an app says.
    umbrella = "Ippo" if any("@main" in path.read_text() for path in files.values()) else "IppoUI"
    command = type_checking.arguments("Tutorial", umbrella) + ["-typecheck"]
    return title, type_checking.run(command + [str(path) for path in files.values()])


def main():
    type_checking.require_build()
    all_steps = list(steps())
    used = {path for _, files in all_steps for path in files.values()}
    failures = [f"{path} is in no tutorial" for path in sorted((CATALOG / "Code").glob("*.swift")) if path not in used]
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for title, errors in pool.map(compile_step, all_steps):
            if errors:
                failures.append(f"{title}\n{errors}")
    type_checking.conclude(
        failures, "steps of the tutorials do not compile", f"The code of {len(all_steps)} steps compiles.")


if __name__ == "__main__":
    main()
