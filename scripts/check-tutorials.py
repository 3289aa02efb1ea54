#!/usr/bin/env python3
"""Compiles the code of the tutorials: after each step, the files as the reader has them then.

    swift build && scripts/check-tutorials.py

IPPO_BUILD names another folder than .build/debug.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOG = ROOT / "Sources" / "App" / "Ippo" / "Ippo.docc"
BUILD = pathlib.Path(os.environ.get("IPPO_BUILD", ROOT / ".build" / "debug"))
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
    toolchain = pathlib.Path(subprocess.check_output(["which", "swiftc"], text=True).strip()).resolve().parents[1]
    command = [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Tutorial",
        "-warnings-as-errors", "-module-alias", f"SwiftUI={umbrella}", "-module-alias", "Combine=OpenCombine",
        "-I", str(BUILD / "Modules"), "-I", str(toolchain / "lib" / "swift" / "linux" / "testing"),
        "-plugin-path", str(toolchain / "lib" / "swift" / "host" / "plugins" / "testing"),
        "-load-plugin-executable", f"{BUILD / 'IppoMacros-tool'}#IppoMacros",
    ]
    # The C modules that packages bring, with maps of their own or with generated ones.
    checkouts = (BUILD / ".." / ".." / "checkouts").resolve()
    # Modules of tools and plugins are built a second time, under names that end in "-tool".
    generated = [path for path in BUILD.glob("*.build/module.modulemap") if "-tool." not in path.parent.name]
    own = (path for folder in ("*", "*/include") for path in checkouts.glob(f"*/Sources/{folder}/module.modulemap"))
    libraries = (ROOT / "Sources").glob("*/*/module.modulemap")
    maps = [*generated, *own, *libraries]
    for path in sorted(maps):
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    result = subprocess.run(command + [str(path) for path in files.values()], capture_output=True, text=True)
    return title, result.stderr if result.returncode else ""


def main():
    if not (BUILD / "Modules").is_dir():
        sys.exit(f"{BUILD} holds no build: run `swift build` first.")
    all_steps = list(steps())
    used = {path for _, files in all_steps for path in files.values()}
    failures = [f"{path} is in no tutorial" for path in sorted((CATALOG / "Code").glob("*.swift")) if path not in used]
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for title, errors in pool.map(compile_step, all_steps):
            if errors:
                failures.append(f"{title}\n{errors}")
    print(*failures, sep="\n")
    if failures:
        sys.exit(f"error: {len(failures)} steps of the tutorials do not compile")
    print(f"The code of {len(all_steps)} steps compiles.")


if __name__ == "__main__":
    main()
