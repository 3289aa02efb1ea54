"""A package whose program runs under --dev, and a `swift` that builds it at once: the first line of its source says the result.

    // version 2          a new program, whose version is 2
    // same               nothing to do
    // error MESSAGE      an error of the compiler in the third line
    // slow               a build that goes on until it is cancelled
"""

import json
import os
import subprocess
import sys

from programs import binary, run
from supervised import SupervisedProgram
from waits import until

SWIFT = f"""#!{sys.executable}
import os, pathlib, signal, sys
arguments = sys.argv[1:]
package = pathlib.Path(arguments[arguments.index("--package-path") + 1])
source = package / "Sources" / "App" / "App.swift"
program = package / ".build" / "x86_64-unknown-linux-gnu" / "debug" / arguments[arguments.index("--product") + 1]
kind, _, rest = source.read_text().splitlines()[0].removeprefix("// ").partition(" ")
with (package / ".build" / "calls.txt").open("a") as calls:
    print(*arguments, file=calls)
if kind == "error":
    print(f"[1/2] Compiling App App.swift\\n{{source}}:3:7: error: {{rest}}\\nerror: fatalError")
    sys.exit(1)
if kind == "slow":
    signal.signal(signal.SIGINT, lambda *_: sys.exit(1))
    (package / ".build" / "slow.new").write_text(str(os.getpid()))
    (package / ".build" / "slow.new").rename(package / ".build" / "slow")
    while True:
        signal.pause()
if kind == "version":
    (program.parent / "version.txt").write_text(rest)
    new = program.parent / "new"
    new.write_bytes(program.read_bytes())
    new.chmod(0o700)
    new.rename(program)
print("Build complete!")
"""

# The program is a script that becomes the probe, so that another version takes no time to write.
PROGRAM = """#!/bin/bash
exec -a "$0" {probe} "$@"
"""


class DevPackage(SupervisedProgram):
    """A package, its source file, and its program."""

    def __init__(self, folder):
        self.folder = folder / "package"
        self.source = self.folder / "Sources" / "App" / "App.swift"
        self.products = self.folder / ".build" / "x86_64-unknown-linux-gnu" / "debug"
        self.errors = folder / "errors.txt"
        self.process = self.address = None
        tools = folder / "tools"
        for path in (self.source.parent, self.products, tools):
            path.mkdir(parents=True)
        (self.folder / "Package.swift").write_text("// swift-tools-version: 6.3\n")
        self.save("version 1")
        self.program = self.products / "App"
        self.program.write_text(PROGRAM.format(probe=binary("InteractionProbe")))
        self.program.chmod(0o700)
        (self.products / "version.txt").write_text("1")
        (self.products / "description.json").write_text(
            json.dumps({"traitConfiguration": {"enabledTraits": {"_0": ["Web", "default"]}}}))
        (tools / "swift").write_text(SWIFT)
        (tools / "swift").chmod(0o700)
        self.environment = os.environ | {
            "SCREEN": "dev", "SWIFT_BACKTRACE": "enable=no", "PATH": f"{tools}:{os.environ['PATH']}",
            "IPPO_BUILD_FLAGS": "-Xswiftc -DFLAG", "TMPDIR": str(folder)}

    def begin(self, *options):
        """Starts the program."""
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [self.program, "--port", "0", *options], stdout=subprocess.PIPE, stderr=errors, text=True,
                env=self.environment, cwd=self.folder)

    def show(self, spawn, *options):
        """Starts the program in a terminal."""
        terminal = spawn(
            [str(self.program), "--terminal", "--dev", *options], folder=self.folder,
            environment=self.environment | {"HOME": str(self.folder)})
        self.process = terminal.process
        return terminal

    def complaint(self, *argv):
        """The error of a program that refuses to start."""
        result = run(argv, env=self.environment, cwd=self.folder)
        assert result.returncode != 0
        return " ".join(result.stderr.split())

    def wait(self):
        """Waits until the program serves. Returns the address of its page."""
        self.address = self.after(" is at ")
        return self.address

    def start(self, *options):
        """Starts the program, and waits until it serves."""
        self.begin(*options)
        return self.wait()

    def save(self, text):
        """Saves the source as editors do: a new file is renamed. Its first line says how the build ends."""
        new = self.source.with_name("App.swift~")
        new.write_text(f"// {text}\nstruct App {{\n\tlet é = missing\n}}\n")
        new.rename(self.source)

    @property
    def calls(self):
        """The arguments of each build."""
        return [line.split() for line in (self.folder / ".build" / "calls.txt").read_text().splitlines()]

    def only_child(self):
        """The process of the worker, once it is the only one. The system may leave out some while another one ends."""
        return until(
            "one process of the supervisor", lambda: found if len(found := self.children) == 1 else None, lambda: self.children)

    def end(self):
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
