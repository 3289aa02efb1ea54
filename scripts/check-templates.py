#!/usr/bin/env python3
"""Checks the templates of packages in `Templates` against the last build.

    swift build && scripts/check-templates.py [TEMPLATE…]

Each template has the files that a package needs. Its manifest compiles. Its targets and tests compile with the module aliases that
its manifest gives them, in a copy with another name. `make templates` builds and tests the packages instead.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import sys
import tempfile

import type_checking

TEMPLATES = type_checking.ROOT / "Templates"
KINDS = ["app", "feature", "tool", "admin"]
NAME = "Trial"
FILES = ["Package.swift", "README.md", "Containerfile", "Sources", "Tests"]
COMMON = [".gitignore", ".containerignore", ".swift-format", ".github/workflows/ci.yml", ".vscode/settings.json",
          ".vscode/extensions.json", ".zed/settings.json", ".sourcekit-lsp/config.json"]


def missing():
    for path in COMMON:
        if not (TEMPLATES / "common" / path).is_file():
            yield f"Templates/common lacks {path}"
    for path in [*(TEMPLATES / "common").rglob("*.json"), TEMPLATES / "common" / ".swift-format"]:
        json.loads(path.read_text())
    for kind in KINDS:
        for path in FILES:
            if not (TEMPLATES / kind / path).exists():
                yield f"Templates/{kind} lacks {path}"


def sources(folder):
    return [str(path) for path in sorted(folder.rglob("*.swift"))]


def copy(kind, folder):
    """Copies a template with another name, as `new` does."""
    for path in sorted((TEMPLATES / kind).rglob("*")):
        relative = path.relative_to(TEMPLATES / kind)
        if path.is_file() and ".build" not in relative.parts:
            target = folder / str(relative).replace("MyApp", NAME)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(path.read_text().replace("MyApp", NAME))


def aliases(manifest):
    """The module aliases that a manifest gives its libraries, but for SwiftUI and Combine."""
    same = re.search(r'let sameNames = """(.*?)"""', manifest, re.S)[1].replace("\\", " ").split()
    return [flag for name in same for flag in ("-module-alias", f"{name}=Ippo{name}")] + [
        "-module-alias", "SwiftData=IppoData", "-module-alias", "os=IppoOS"]


def check(kind):
    """What the compiler says against a template; empty if nothing."""
    with tempfile.TemporaryDirectory() as temporary:
        package = pathlib.Path(temporary, "package")
        copy(kind, package)
        manifest = package / "Package.swift"
        problems = type_checking.run([*type_checking.manifest_arguments(), "-typecheck", str(manifest)])
        feature = package / "Sources" / f"{NAME}Feature"
        library = feature if feature.exists() else feature.with_name(NAME)
        for folder in [library, *(path for path in (package / "Sources").iterdir() if path != library), *(package / "Tests").iterdir()]:
            if problems:
                break
            isprogram = folder != library and folder.parent.name == "Sources"
            command = type_checking.arguments(folder.name, "Ippo" if isprogram else "IppoUI")
            command += ["-package-name", NAME.lower(), *aliases(manifest.read_text()), "-I", temporary, *sources(folder)]
            if folder == library:
                command += ["-emit-module", "-enable-testing", "-emit-module-path", f"{temporary}/{folder.name}.swiftmodule"]
            else:
                command += ["-typecheck"]
            problems = type_checking.run(command)
        return problems.replace(f"{package}/", f"Templates/{kind}/")


def main():
    kinds = sys.argv[1:] or KINDS
    failures = list(missing())
    if not failures:
        type_checking.require_build()
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            failures += [problems for problems in pool.map(check, kinds) if problems]
    type_checking.conclude(failures, "faults in the templates", f"{len(kinds)} templates compile.")


if __name__ == "__main__":
    main()
