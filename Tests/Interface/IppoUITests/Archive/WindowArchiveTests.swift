import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
@Suite("Archives of windows")
struct WindowArchiveTests {
  // MARK: State

  private struct Branches: View {
    @State private var isFirst = true
    @State private var isThere = false

    var body: some View {
      Toggle(isOn: $isThere) { Text(verbatim: "there") }
      Button("switch") { isFirst.toggle() }
      if isFirst {
        ArchivedCounter("a")
      } else {
        ArchivedCounter("a")
        if isThere { ArchivedCounter("b") }
      }
      HStack {
        ArchivedCounter("c")
        HStack { ArchivedCounter("c") }
        ArchivedCounter("c")
      }
    }
  }

  @Test("State is kept by its place: in branches, optionals and among views of one type")
  func branches() throws {
    let screen = Screen { Branches() }
    try screen.press("a: 0")
    try screen.press("switch")
    let toggle = try screen.first { if case .toggle = $0 { true } else { nil } }.id
    try screen.send(.setOn(true), to: toggle)
    for count in 0..<3 { try screen.press("b: \(count)") }
    try screen.press("c: 0")
    try screen.press("c: 0")
    try screen.press("c: 1")
    let copy = try rebuilt(screen) { Branches() }
    #expect(copy.texts == ["there", "switch", "a: 0", "b: 3", "c: 2", "c: 1", "c: 0"])
    try both(screen, copy) { try $0.press("b: 3") }
    try both(screen, copy) { try $0.press("switch") }
    try both(screen, copy) { try $0.press("switch") }
  }

  private struct Rows: View {
    @State private var ids = [1, 2, 3, 4]

    var body: some View {
      Button("turn") { ids = ids.reversed() + [(ids.max() ?? 0) + 1] }
      Button("drop") { ids.removeFirst() }
      ForEach(ids, id: \.self) { id in
        ArchivedCounter("\(id)")
        ArchivedCounter("\(id)'").id(id * 10)
      }
    }
  }

  @Test("State of rows goes by their ids, in the order in which they are now")
  func rows() throws {
    let screen = Screen { Rows() }
    try screen.press("2: 0")
    try screen.press("2': 0")
    try screen.press("2': 1")
    try screen.press("3: 0")
    try screen.press("turn")
    try screen.press("drop")
    let copy = try rebuilt(screen) { Rows() }
    #expect(copy.texts.contains("2': 2"))
    try both(screen, copy) { try $0.press("2: 1") }
    try both(screen, copy) { try $0.press("turn") }
    try both(screen, copy) { try $0.press("5: 0") }
  }

  private struct Decorated: View {
    var body: some View {
      Group {
        Text(verbatim: "1")
        Text(verbatim: "2")
      }
      .background { ArchivedCounter("back") }
      .overlay { ArchivedCounter("front") }
      .padding()
      .background { ArchivedCounter("back") }
    }
  }

  @Test("Views behind and in front of each view of a group have state of their own")
  func decorations() throws {
    let screen = Screen { Decorated() }
    let buttons = screen.nodes.filter { if case .button = $0.element { true } else { false } }
    #expect(buttons.count == 6)
    for (index, button) in buttons.enumerated() {
      for _ in 0..<index { try screen.send(.activate, to: button.id) }
    }
    let copy = try rebuilt(screen) { Decorated() }
    try both(screen, copy) { try $0.press("front: 1") }
  }

  @Observable
  fileprivate final class Library {
    var books: [String] = []
    var shelf = Shelf()
  }

  @Observable
  fileprivate final class Shelf {
    var size = 1
  }

  private struct LibraryView: View {
    @State private var library = Library()

    var body: some View {
      Text(verbatim: library.books.joined(separator: ","))
      Button("add") { library.books.append("\(library.books.count)") }
      ShelfView(shelf: library.shelf)
    }
  }

  private struct ShelfView: View {
    @State private var kept: Shelf
    private let shelf: Shelf

    init(shelf: Shelf) {
      self.shelf = shelf
      _kept = State(initialValue: shelf)
    }

    var body: some View {
      Text(verbatim: "\(kept.size) \(kept === shelf)")
      Button("widen") { shelf.size += 1 }
    }
  }

  @Test("Observable objects are what they were, and one object is one object again")
  func objects() throws {
    let screen = Screen { LibraryView() }
    try screen.press("add")
    try screen.press("add")
    try screen.press("widen")
    let copy = try rebuilt(screen) { LibraryView() }
    #expect(copy.texts.contains("0,1"))
    #expect(copy.texts.contains("2 true"))
    try both(screen, copy) { try $0.press("widen") }
    try both(screen, copy) { try $0.press("add") }
    #expect(screen.graph.archiveOmissions == [:])
  }

  private struct ToolbarView: View {
    var body: some View {
      NavigationStack {
        Text(verbatim: "page").toolbar { Button("Add") {} }
      }
    }
  }

  @Test("A page with a toolbar loses nothing")
  func toolbar() throws {
    let screen = Screen { ToolbarView() }
    _ = try rebuilt(screen) { ToolbarView() }
    #expect(screen.graph.archiveOmissions == [:])
  }

  private final class Downloads: ObservableObject {
    @Published var names: [String] = []
    @Published var isPaused = false
    var count = 0
  }

  private struct DownloadsView: View {
    @StateObject private var downloads = Downloads()

    var body: some View {
      Text(verbatim: "\(downloads.names) \(downloads.isPaused) \(downloads.count)")
      Button("add") {
        downloads.count += 1
        downloads.names.append("\(downloads.count)")
      }
      Toggle(isOn: $downloads.isPaused) { Text(verbatim: "paused") }
    }
  }

  @Test("Published properties of a state object are what they were, and are published")
  func stateObject() throws {
    let screen = Screen { DownloadsView() }
    try screen.press("add")
    try screen.press("add")
    let toggle = try screen.first { if case .toggle(let toggle) = $0 { toggle } else { nil } }.id
    try screen.send(.setOn(true), to: toggle)
    #expect(try screen.first { if case .toggle(let toggle) = $0 { toggle } else { nil } }.value.isOn)
    let copy = try rebuilt(screen) { DownloadsView() }
    #expect(copy.texts.first == "[\"1\", \"2\"] true 2")
    try both(screen, copy) { try $0.press("add") }
    try both(screen, copy) { try $0.send(.setOn(false), to: toggle) }
  }

  private struct Focused: View {
    private enum Field: Hashable { case name, street }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var number = 0

    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Number", value: $number, format: .number).focused($field, equals: .street)
      Text(verbatim: "\(name) \(number) \(field == .street)")
    }
  }

  @Test("A field keeps the focus, its text, and what cannot be read as its value")
  func fields() throws {
    let screen = Screen { Focused() }
    let fields = screen.nodes.filter { if case .field = $0.element { true } else { false } }.map(\.id)
    try screen.send(.setText("Ada"), to: fields[0])
    try screen.send(.focus(true), to: fields[1])
    try screen.send(.setText("many"), to: fields[1])
    let copy = try rebuilt(screen) { Focused() }
    #expect(copy.graph.tree[fields[1]]?.attributes.isFocused == true)
    #expect(copy.texts.last == "Ada 0 true")
    try both(screen, copy) { try $0.send(.setText("8"), to: fields[1]) }
    try both(screen, copy) { try $0.send(.focus(false), to: fields[1]) }
  }

  private struct Scenes: View {
    @State private var isShown = true
    @SceneStorage("draft") private var draft = ""

    var body: some View {
      Button("toggle") { isShown.toggle() }
      TextField("Draft", text: $draft)
      if isShown { Inner() }
    }

    private struct Inner: View {
      @SceneStorage("draft") private var draft = ""
      @SceneStorage("count") private var count = 0

      var body: some View {
        Button {
          count += 1
        } label: {
          Text(verbatim: "\(draft) \(count)")
        }
      }
    }
  }

  @Test("Values of the window outlive views that are not there when it is rebuilt")
  func sceneStorage() throws {
    let screen = Screen { Scenes() }
    let field = try screen.first { if case .field = $0 { true } else { nil } }.id
    try screen.send(.setText("x"), to: field)
    try screen.press("x 0")
    try screen.press("toggle")
    let copy = try rebuilt(screen) { Scenes() }
    let second = try rebuilt(copy) { Scenes() }
    try both(screen, second) { try $0.press("toggle") }
    #expect(second.texts.contains("x 1"))
  }

  // MARK: The window

  private struct Sized: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      if sizeClass == .compact { ArchivedCounter("narrow") } else { ArchivedCounter("wide") }
      Text(verbatim: "\(colorScheme)")
    }
  }

  @Test("What the client has said about itself still holds")
  func client() throws {
    let screen = Screen { Sized() }
    screen.graph.adapt(to: ClientEnvironment(isDark: true, width: 390, height: 844))
    try screen.press("narrow: 0")
    let copy = try rebuilt(screen) { Sized() }
    #expect(copy.texts == ["narrow: 1", "dark"])
  }

  private struct Watched: View {
    let log: Box<[String]>
    @State private var count = 1

    var body: some View {
      log.write(log.value + ["body \(count)"])
      return Button {
        count += 1
      } label: {
        Text(verbatim: "\(count)")
      }
      .onAppear { log.write(log.value + ["appear \(count)"]) }
      .onChange(of: count) { log.write(log.value + ["change \($0) \($1)"]) }
      .onRestore { log.write(log.value + ["restore \(count)"]) }
    }
  }

  @Test("No body runs with an initial value, nothing changes, and views are told once that they were restored")
  func lifecycle() throws {
    let log = Box<[String]>([])
    let screen = Screen { Watched(log: log) }
    try screen.press("1")
    #expect(log.value == ["body 1", "appear 1", "body 2", "change 1 2"])
    log.write([])
    let copy = try rebuilt(screen, afterRest: false) { Watched(log: log) }
    #expect(log.value == ["body 2", "appear 2", "restore 2"])
    log.write([])
    try copy.press("2")
    #expect(log.value == ["body 3", "change 2 3"])
  }

  @Test("A new node never gets an id that was given out before")
  func idsAreNotReused() throws {
    let screen = Screen { Branches() }
    for _ in 0..<3 { try screen.press("switch") }
    let seen = screen.recorded.flatMap(\.ops).compactMap { if case .create(let node) = $0 { node.id } else { nil } }
    let copy = try rebuilt(screen) { Branches() }
    let there = Set(copy.nodes.map(\.id))
    try copy.press("switch")
    #expect(copy.nodes.contains { !there.contains($0.id) })
    #expect(copy.nodes.allSatisfy { there.contains($0.id) || $0.id > seen.max()! })
  }

  @Test(
    "Bytes that are no archive are reported, and the window begins anew", arguments: [[], [0], [1, 2, 3]] as [[UInt8]])
  func noArchive(_ bytes: [UInt8]) {
    withKnownIssue {
      let screen = Screen(restoring: bytes) { ArchivedCounter("a") }
      #expect(screen.texts == ["a: 0"])
    } matching: {
      $0.description.contains("The archive of a window cannot be read:")
    }
  }

  private struct Newer: View {
    @State private var first = 1
    @State private var second = "b"
    let isNewer: Bool

    var body: some View {
      Text(verbatim: "\(first) \(second)")
      Button("next") {
        first += 1
        second += "b"
      }
      if isNewer { ArchivedCounter("new") } else { Text(verbatim: "old") }
    }
  }

  @Test("A program with other views takes what it has views for")
  func otherProgram() throws {
    let screen = Screen { Newer(isNewer: false) }
    try screen.press("next")
    let archive = try #require(screen.graph.archive())
    let copy = Screen(restoring: archive) { Newer(isNewer: true) }
    #expect(copy.texts == ["2 bb", "next", "new: 0"])
    #expect(copy.nodes.prefix(3).map(\.id) == screen.nodes.prefix(3).map(\.id))
    let other = Screen(restoring: archive) { ArchivedCounter("a") }
    #expect(other.texts == ["a: 0"])
    #expect(other.graph.archiveLosses.values.contains("no such view is in the window any more"))
  }
}
