#!/usr/bin/env python3
"""How long the compiler takes for large features: a reducer of 20 `Scope`s and 20 `ifLet`s, a module of
30 reducers, and one body with a list of sections of rows, as apps have them.

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
GOALS = {"Wide": 2, "Many": 20, "Rows": 3}
TITLES = {"Wide": "20 Scopes and 20 ifLets", "Many": "30 reducers", "Rows": "a list of sections of rows"}

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
    .target(name: "Rows", dependencies: [.product(name: "IppoUI", package: "ippo")]),
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


ROWS = """\
import IppoUI

struct Contact: Identifiable, Hashable {
  var id = 0
  var name = ""
  var isFavorite = false
}

struct Contacts: View {
  @State private var groups: [String: [Contact]] = [:]
  @State private var query = ""
  @State private var edited: Contact?
  @State private var isAdding = false
  @State private var selection: Set<Contact.ID> = []

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(groups.keys.sorted(by: { $0 < $1 }), id: \\.self) { key in
          Section {
            ForEach(groups[key]?.filter { query.isEmpty || $0.name.contains(query) } ?? [], id: \\.id) { contact in
              NavigationLink(value: contact) {
                HStack(spacing: 12) {
                  VStack(alignment: .leading) {
                    Text(contact.name).fontWeight(.medium) + Text(" ") + Text(key).bold()
                    if !query.isEmpty { Text(query).font(.subheadline).foregroundStyle(.secondary) }
                  }
                  Spacer()
                  if contact.isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
                }
              }
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button {} label: { Label("Favorite", systemImage: contact.isFavorite ? "star" : "star.fill") }.tint(.red)
              }
              .listRowBackground(contact.isFavorite ? Color.yellow.opacity(0.1) : Color.clear)
            }
            .onDelete { groups[key]?.remove(atOffsets: $0) }
          } header: {
            Text(key).font(.headline)
          } footer: {
            Text("\\(groups[key]?.count ?? 0) contacts")
          }
        }
      }
      .listStyle(.plain)
      .searchable(text: $query)
      .navigationTitle("Contacts")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isAdding = true } }
      }
      .sheet(isPresented: $isAdding) { Text("New") }
      .alert("Delete?", isPresented: $isAdding, presenting: edited) { contact in
        Button("Delete", role: .destructive) { edited = nil }
      } message: { contact in
        Text(contact.name)
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
    write(folder / "Sources/Rows/Contacts.swift", ROWS)
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
        print(f"{TITLES[target]}: {seconds:.2f} s on {arguments.cores} cores, goal {goal} s{'' if seconds < goal else ': missed'}")


if __name__ == "__main__":
    main()
