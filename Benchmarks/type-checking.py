#!/usr/bin/env python3
"""How long the compiler takes for large features: a reducer of 20 `Scope`s and 20 `ifLet`s, and a module of 30 reducers.

    Benchmarks/type-checking.py [--cores N] [--folder FOLDER]

Makes a package in FOLDER (default: Benchmarks/.build/type-checking) that depends on this one, builds everything but the
features once, and then the features, in debug and on N cores. The time of a build that has nothing to do is subtracted.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
GOALS = {"Wide": 2, "Many": 20}

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let product = Target.Dependency.product(name: "ComposableArchitecture", package: "ippo")
let package = Package(
  name: "type-checking",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ippo", path: "%s")],
  targets: [
    .target(name: "Empty", dependencies: [product]),
    .target(name: "Many", dependencies: [product]),
    .target(name: "Wide", dependencies: [product]),
  ]
)
"""

CHILD = """\
@Reducer
struct %(name)s {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var text = ""
    var isOn = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case tapped
    case loaded(Result<String, any Error>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .tapped:
        state.count += 1
        return .run { send in await send(.loaded(Result { "text" })) }
      case .loaded(.success(let text)):
        state.text = text
        return .none
      case .loaded(.failure):
        state.isOn = false
        return .none
      }
    }
  }
}
"""


def wide(count=20):
    """A reducer with as many children of each kind."""
    numbers = range(count)
    lines = ["import ComposableArchitecture", "", "@Reducer", "struct Wide {", "  @ObservableState", "  struct State {"]
    lines += [f"    var scoped{n} = Child.State()" for n in numbers]
    lines += [f"    @Presents var presented{n}: Child.State?" for n in numbers]
    lines += ["  }", "", "  enum Action {"]
    lines += [f"    case scoped{n}(Child.Action)" for n in numbers]
    lines += [f"    case presented{n}(PresentationAction<Child.Action>)" for n in numbers]
    lines += ["  }", "", "  var body: some ReducerOf<Self> {"]
    lines += [f"    Scope(state: \\.scoped{n}, action: \\.scoped{n}) {{ Child() }}" for n in numbers]
    lines += ["    Reduce { _, _ in .none }"]
    lines += [f"      .ifLet(\\.$presented{n}, action: \\.presented{n}) {{ Child() }}" for n in numbers]
    lines += ["  }", "}", ""]
    return "\n".join(lines)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def write_package(folder):
    shutil.rmtree(folder / "Sources", ignore_errors=True)
    write(folder / "Package.swift", MANIFEST % ROOT)
    write(folder / "Sources/Empty/Empty.swift", "import ComposableArchitecture\n")
    heading = "import ComposableArchitecture\n\n"
    write(folder / "Sources/Wide/Child.swift", heading + CHILD % {"name": "Child"})
    write(folder / "Sources/Wide/Wide.swift", wide())
    for number in range(30):
        name = f"Feature{number}"
        write(folder / f"Sources/Many/{name}.swift", heading + CHILD % {"name": name})


def build(folder, target, cores):
    """Builds a target and returns the seconds it took; prints what the compiler says of an error."""
    affinity = sorted(os.sched_getaffinity(0))[:cores]
    command = ["swift", "build", "--package-path", str(folder), "--target", target, "-j", str(cores)]
    start = time.monotonic()
    process = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, affinity),
    )
    if process.returncode != 0:
        sys.exit(process.stdout)
    return time.monotonic() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "Benchmarks/.build/type-checking")
    arguments = parser.parse_args()
    write_package(arguments.folder)
    build(arguments.folder, "Empty", len(os.sched_getaffinity(0)))
    idle = min(build(arguments.folder, "Empty", arguments.cores) for _ in range(3))
    print(f"nothing to do: {idle:.2f} s")
    for target, goal in GOALS.items():
        seconds = build(arguments.folder, target, arguments.cores) - idle
        what = "20 Scopes and 20 ifLets" if target == "Wide" else "30 reducers"
        print(f"{what}: {seconds:.2f} s on {arguments.cores} cores, goal {goal} s{'' if seconds < goal else ': missed'}")


if __name__ == "__main__":
    main()
