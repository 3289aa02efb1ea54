#!/usr/bin/env python3
"""Type-checks the libraries as an optimised build does, against the last debug build: module by module as a whole, without `DEBUG`
and without what tests need. Some errors show only there, for instance about who declares a member that several modules import.

    swift build && scripts/check-optimized.py

It takes half a minute, where an optimised build takes a quarter of an hour.
"""

import concurrent.futures
import json
import os
import subprocess
import sys

import type_checking

ROOT = type_checking.ROOT
DESCRIPTION = ROOT / ".build" / "debug" / "description.json"
# Arguments of the build that are about its products, or that make it a debug build.
DROPPED = {
    "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
    "-Onone", "-enable-testing", "-DDEBUG", "-g", "-suppress-warnings",
}
DROPPED_WITH_VALUE = {"-index-store-path", "-emit-objc-header-path"}


def optimized(arguments):
    """The arguments of a debug build as those of an optimised one that makes nothing."""
    kept = iter(arguments)
    result = []
    for argument in kept:
        if argument in DROPPED_WITH_VALUE:
            next(kept)
        elif argument == "-Xcc":
            result += [argument, next(kept)]
        elif argument not in DROPPED and not argument.startswith("-j"):
            result.append(argument)
    return result + ["-O", "-whole-module-optimization", "-typecheck"]


def check(command):
    result = subprocess.run(
        [
            command["executable"], "-module-name", command["moduleName"], "-I", command["importPath"],
            *optimized(command["otherArguments"]), f"@{command['fileList']}",
        ],
        capture_output=True, text=True, cwd=ROOT)
    return command["moduleName"], result.stderr if result.returncode else ""


def main():
    if not DESCRIPTION.exists():
        sys.exit(f"{DESCRIPTION} does not exist: run `swift build` first.")
    commands = [
        command for command in json.loads(DESCRIPTION.read_text())["swiftCommands"].values()
        if command["isLibrary"] and any(source.startswith(f"{ROOT}/Sources/") for source in command["sources"])
        # The plugin of the macros is for the compiler's own machine, and built the same way always.
        and not command["tempsPath"].endswith("-tool.build")
    ]
    if len(commands) < 30:
        sys.exit(f"error: the last build made {len(commands)} libraries only: run `swift build` first.")
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        failures = [f"{name}\n{errors}" for name, errors in pool.map(check, commands) if errors]
    type_checking.conclude(
        failures, "libraries do not compile in an optimised build",
        f"{len(commands)} libraries compile in an optimised build.")


if __name__ == "__main__":
    main()
