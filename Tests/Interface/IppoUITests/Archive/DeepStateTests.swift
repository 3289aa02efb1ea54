import Testing

@testable @_spi(Host) @_spi(Testing) import IppoArchive
@testable @_spi(Host) @_spi(Testing) import IppoUI

/// State that a visitor nests to any depth, and unreadable archives.
@MainActor
@Suite("State that nests deep, and archives that cannot be read")
struct DeepStateTests {
  struct Outline: Equatable {
    var children: [[Outline]] = []
    var depth: Int { children.first?.first.map { $0.depth + 1 } ?? 0 }
  }

  private struct Outliner: View {
    @State private var outline = Outline()
    @State private var count = 0
    let step: Int

    var body: some View {
      Text(verbatim: "\(outline.depth) \(count)")
      Button("deepen") {
        for _ in 0..<step { outline = Outline(children: [[outline]]) }
      }
      Button("add") { count += 1 }
    }
  }

  @Test(
    "A window with state at the limit, below it and above it rests, hibernates and wakes",
    arguments: [100, 157, 158, 159, 160, 199, 1_000])
  func atTheLimit(_ depth: Int) throws {
    let screen = Screen { Outliner(step: depth) }
    try screen.press("deepen")
    for round in 1...2 {
      #expect(screen.graph.rest())
      try screen.press("add")
      #expect(screen.texts.contains("\(depth) \(2 * round - 1)"))
      #expect(screen.graph.hibernate())
      try screen.press("add")
      #expect(screen.texts.contains("\(depth) \(2 * round)"), "what cannot be written down stays alive")
    }
  }

  @Test("An archive of state above the limit is read by the next process as far as it goes")
  func archived() throws {
    let screen = Screen { Outliner(step: 300) }
    try screen.press("deepen")
    try screen.press("add")
    let archive = try #require(screen.graph.archive())
    #expect(screen.graph.archiveOmissions.count == 1)
    let copy = Screen(restoring: archive) { Outliner(step: 300) }
    let words = try #require(copy.texts.first).split(separator: " ")
    #expect(words.last == "1")
    #expect((150..<300).contains(try #require(Int(words[0]))))
  }

  private final class Model {
    var name = "kept"
  }

  private struct Owner: View {
    @State private var model = Model()
    @State private var count = 0
    @State private var isLong = false

    var body: some View {
      Text(verbatim: "\(model.name) \(count)")
      Button("add") { count += 1 }
      Button("rename") {
        model.name = "renamed"
        count += 1
      }
      if isLong { Text("more") }
    }
  }

  /// Expects one report of an unreadable archive.
  private func expectReport(_ body: () throws -> Void) throws {
    try withKnownIssue {
      try body()
    } matching: {
      $0.description.contains("A window cannot read what it has written itself:")
    }
  }

  /// A renderer's tree, built only from frames.
  private final class Mirror {
    private(set) var tree = RenderTree()
    func take(_ frame: RenderFrame) throws { try tree.apply(frame) }
  }

  @Test("A resting window whose archive cannot be read begins anew, with what is alive, and renderers follow")
  func unreadableRest() throws {
    let screen = Screen { Owner() }
    try screen.press("rename")
    let mirror = Mirror()
    for frame in screen.recorded { try mirror.take(frame) }
    var frames: [RenderFrame] = []
    screen.graph.onFrame = { frames.append($0) }
    let seen = Set(mirror.tree.subtree(of: mirror.tree.root!))
    #expect(screen.graph.rest())
    screen.graph.persistence.resting?.archive = [9]
    try expectReport { _ = screen.graph.tree }
    for frame in frames { try mirror.take(frame) }
    #expect(mirror.tree == screen.graph.tree)
    #expect(screen.texts.first == "renamed 1")
    #expect(seen.isDisjoint(with: screen.graph.tree.subtree(of: screen.graph.tree.root!)))
    try screen.press("add")
    #expect(screen.texts.first == "renamed 2")
  }

  @Test("A window that cannot hibernate since its archive cannot be read is there, and says so")
  func unreadableHibernation() throws {
    let screen = Screen { Owner() }
    #expect(screen.graph.rest())
    screen.graph.persistence.resting?.archive = ArchivedValue.fields([]).encoded()
    try expectReport { #expect(!screen.graph.hibernate()) }
    try screen.press("add")
    #expect(screen.texts.first == "kept 1")
    #expect(screen.graph.hibernate())
    #expect(screen.texts.first == "kept 1")
  }
}
