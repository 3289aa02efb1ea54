#!/usr/bin/env python3
"""The order of traits causes no recompilation.

SwiftPM passes the enabled traits of a package to the compiler as definitions, in the order of a set. With two or more traits the
order differs between processes, and a new plan (a new file, a changed manifest) then recompiles the whole package. Therefore no
trait of Package.swift may enable another, and the default must be a single trait. This script checks the manifest. It then makes ten
new plans of a small package with the traits and definitions of Package.swift, and expects one compilation of an unchanged module.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLANS = 10


def manifest():
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return json.loads(dump)


def enabled(traits, names):
    """The traits that a selection of traits enables."""
    found = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += traits[name]
    return found - {"default"}


def small_package(package):
    """The manifest of a package with the traits of another, and the definitions of its targets."""
    traits = "".join(f'.trait(name: "{trait["name"]}", enabledTraits: {json.dumps(trait["enabledTraits"])}), '
                     for trait in package["traits"] if trait["name"] != "default")
    default = next(trait["enabledTraits"] for trait in package["traits"] if trait["name"] == "default")
    target = next(target for target in package["targets"] if target["name"] == "Ippo")
    settings = "".join(f'.define("{setting["kind"]["define"]["_0"]}", .when(traits: {json.dumps(setting["condition"]["traits"])})), '
                       for setting in target["settings"] if "define" in setting["kind"])
    return f"""// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] = [{settings}]
let package = Package(
  name: "plans",
  traits: [{traits}.default(enabledTraits: {json.dumps(default)})],
  targets: [
    .target(name: "Steady", swiftSettings: settings),
    .executableTarget(name: "Changing", dependencies: ["Steady"], swiftSettings: settings),
  ]
)
"""


def compiles(folder):
    """Plans and runs a build, and returns whether the build compiled the unchanged module."""
    done = subprocess.run(["swift", "build"], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return re.search(r"Compiling Steady|Emitting module Steady", done.stdout) is not None


def main():
    package = manifest()
    traits = {trait["name"]: list(trait["enabledTraits"]) for trait in package["traits"]}
    faults = [f"{name} enables {', '.join(sorted(all_))}: name one trait, and have conditions say what it stands for"
              for name in traits if len(all_ := enabled(traits, [name])) > 1]
    if faults:
        sys.exit("\n".join(faults))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "Package.swift").write_text(small_package(package))
        for name in ["Steady", "Changing"]:
            (folder / "Sources" / name).mkdir(parents=True)
        (folder / "Sources/Steady/Steady.swift").write_text(
            "public func names() -> [String] {\n  var names: [String] = []\n"
            + "".join(f'  #if {name}\n    names.append("{name}")\n  #endif\n' for name in ["UI", "Terminal", "Web"])
            + "  return names\n}\n")
        (folder / "Sources/Changing/main.swift").write_text("import Steady\nprint(names())\n")
        for plan in range(PLANS + 1):
            (folder / f"Sources/Changing/File{plan}.swift").write_text(f"let number{plan} = {plan}\n")
            if compiles(folder) != (plan == 0):
                sys.exit(f"Plan {plan} of {PLANS}: the module was " + ("compiled again." if plan else "not compiled."))
        said = subprocess.run(["swift", "run", "--skip-build", "Changing"], cwd=folder, check=True, capture_output=True, text=True).stdout
        if said != '["UI", "Terminal", "Web"]\n':
            sys.exit(f"The default does not stand for what it should: {said}")
    print(f"{PLANS} new plans compiled nothing again.")


main()
