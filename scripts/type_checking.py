"""The compiler, told about the modules of the last build: for scripts that type-check code of the documentation."""

import functools
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("IPPO_BUILD", ROOT / ".build" / "debug"))


def require_build():
    if not (BUILD / "Modules").is_dir():
        sys.exit(f"{BUILD} holds no build: run `swift build` first.")


def conclude(failures, what_is_wrong, what_is_right):
    """Prints what failed, and ends with an error, or prints what is right."""
    print(*failures, sep="\n")
    if failures:
        sys.exit(f"error: {len(failures)} {what_is_wrong}")
    print(what_is_right)


@functools.cache
def toolchain():
    return pathlib.Path(shutil.which("swiftc")).resolve().parents[1]


@functools.cache
def module_maps():
    """Those of the C modules that packages bring, with maps of their own or with generated ones."""
    checkouts = (BUILD / ".." / ".." / "checkouts").resolve()
    # Modules of tools and plugins are built a second time, under names that end in "-tool".
    generated = [path for path in BUILD.glob("*.build/module.modulemap") if "-tool." not in path.parent.name]
    own = [path for folder in ("*", "*/include") for path in checkouts.glob(f"*/Sources/{folder}/module.modulemap")]
    libraries = list((ROOT / "Sources").glob("*/*/module.modulemap"))
    return sorted([*generated, *own, *libraries])


def arguments(module, umbrella):
    """How a target is compiled that has the aliases an app's `Package.swift` gives it; `umbrella` is its SwiftUI, if it has one."""
    tools = toolchain()
    command = [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", module, "-warnings-as-errors",
        *(["-module-alias", f"SwiftUI={umbrella}"] if umbrella else []), "-module-alias", "Combine=OpenCombine",
        "-I", str(BUILD / "Modules"), "-I", str(tools / "lib" / "swift" / "linux" / "testing"),
        "-plugin-path", str(tools / "lib" / "swift" / "host" / "plugins" / "testing"),
        "-load-plugin-executable", f"{BUILD / 'IppoMacros-tool'}#IppoMacros",
    ]
    for path in module_maps():
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    return command


def manifest_arguments():
    """How a `Package.swift` is compiled."""
    return ["swiftc", "-swift-version", "6", "-I", str(toolchain() / "lib" / "swift" / "pm" / "ManifestAPI"),
            "-package-description-version", "6.2.0", "-warnings-as-errors"]


def run(command):
    """What the compiler says against it; empty if nothing."""
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stderr or f"exit status {result.returncode}") if result.returncode else ""
