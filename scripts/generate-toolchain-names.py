#!/usr/bin/env python3
"""Writes docs/toolchain-names.txt: the public names of the toolchain's modules and of packages below Ippo that apps use.

    swift build && scripts/generate-toolchain-names.py

`swift package ippo check` compares names of sources with these and with docs/api. A line is `T NAME` for a type, a protocol, a type
alias or a macro, and `M NAME` for anything else. Run the script when the version of Swift changes.
"""

import json
import pathlib
import platform
import subprocess
import tempfile

from type_checking import BUILD, ROOT, module_maps, require_build, toolchain

MODULES = (
    "Swift _Concurrency _StringProcessing Dispatch Foundation FoundationEssentials FoundationInternationalization FoundationNetworking "
    "Observation RegexBuilder Synchronization Testing XCTest").split()
PACKAGES = "OpenCombine OpenCombineDispatch OpenCombineFoundation CustomDump IssueReporting OrderedCollections Crypto".split()
TYPES = {"struct", "class", "enum", "protocol", "typealias", "associatedtype", "macro"}


def main():
    require_build()
    tools = toolchain()
    version = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout.split("(")[0].strip()
    types, members = set(), set()
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES + PACKAGES:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-target", f"{platform.machine()}-unknown-linux-gnu", "-sdk", "/",
                 "-I", str(tools / "lib" / "swift" / "linux"), "-I", str(tools / "lib" / "swift" / "linux" / "testing"),
                 "-I", str(BUILD / "Modules"), *[word for path in module_maps() for word in ("-Xcc", f"-fmodule-map-file={path}")],
                 "-output-dir", folder],
                check=True, capture_output=True)
        for path in pathlib.Path(folder).glob("*.json"):
            for symbol in json.loads(path.read_text())["symbols"]:
                name = symbol["pathComponents"][-1].split("(")[0].strip("`")
                (types if symbol["kind"]["identifier"].removeprefix("swift.") in TYPES else members).add(name)
    lines = [f"T {name}" for name in sorted(types)] + [f"M {name}" for name in sorted(members - types)]
    target = ROOT / "docs" / "toolchain-names.txt"
    target.write_text(f"# Names of the modules of {version} and of packages below Ippo; scripts/generate-toolchain-names.py writes them.\n" + "\n".join(lines) + "\n")
    print(f"{len(lines)} names of {len(MODULES + PACKAGES)} modules.")


if __name__ == "__main__":
    main()
