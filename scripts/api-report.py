#!/usr/bin/env python3
"""Writes the report of public symbols, one file per module, to docs/api; with --check, compares instead.

Reads the symbol graphs that the compiler makes of the debug build: run `swift build` first.
"""

import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ROOT / ".build/debug/Modules"
REPORTS = ROOT / "docs/api"
# No products of their own: libraries export them with their own names.
EXPORTED = ["CombineShims", "FoundationShims"]


def library_modules():
    package = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    return sorted({*EXPORTED} | {
        target for product in package["products"] if "library" in product["type"] for target in product["targets"]})


def report(module):
    # OpenCombine brings C modules, which the extractor must find beside the Swift ones.
    includes = [f"-I{MODULES}"]
    for place in ["*/include/module.modulemap", "*/module.modulemap"]:
        for header in (ROOT / ".build").glob(f"checkouts/*/Sources/{place}"):
            includes += ["-Xcc", f"-fmodule-map-file={header}"]
    for library in (ROOT / "Sources").glob("*/*/module.modulemap"):
        includes += ["-Xcc", f"-fmodule-map-file={library}"]
    for generated in (ROOT / ".build/debug").glob("*.build/module.modulemap"):
        if generated.parent.stem.endswith("-tool"):
            continue
        includes += ["-Xcc", f"-fmodule-map-file={generated}"]
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple(), *includes,
             "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
            capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"error: the symbols of {module} cannot be read (has it been built?)\n{result.stderr}")
        lines = set()
        for path in pathlib.Path(folder).glob(f"{module}*.symbols.json"):
            for symbol in json.loads(path.read_text())["symbols"]:
                declaration = " ".join(
                    "".join(part["spelling"] for part in symbol.get("declarationFragments", [])).split())
                lines.add(f"{'.'.join(symbol['pathComponents'])}  |  {declaration}")
    return "\n".join(sorted(lines)) + "\n"


def triple():
    info = json.loads(subprocess.run(
        ["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    return info["target"]["unversionedTriple"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a report is out of date")
    check = parser.parse_args().check
    modules = library_modules()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        reports = dict(zip(modules, pool.map(report, modules)))
    stale = []
    for module, text in reports.items():
        path = REPORTS / f"{module}.txt"
        if check:
            if not path.exists() or path.read_text() != text:
                stale.append(module)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    for path in REPORTS.glob("*.txt"):
        if path.stem not in reports:
            stale.append(path.stem) if check else path.unlink()
    if stale:
        sys.exit(f"error: the public API of {', '.join(sorted(stale))} changed; run `make api` and commit docs/api")


if __name__ == "__main__":
    main()
