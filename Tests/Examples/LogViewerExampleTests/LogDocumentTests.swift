import ComposableArchitecture
import Testing

@testable import LogViewerExample

@MainActor
@Suite struct LogDocumentTests {
  private static let text = """
    INFO start
    ERROR disk full
    INFO retry
    WARN slow disk
    ERROR disk gone

    """

  private let clock = TestClock()

  private func store(
    _ log: TemporaryLog, filter: LineMatcher = LineMatcher(), isFollowing: Bool = false
  ) throws -> TestStoreOf<LogDocument> {
    let file = try log.open()
    var state = LogDocument.State(id: 0, file: file, filter: filter, isFollowing: isFollowing)
    state.status = file.refresh()
    return TestStore(initialState: state) {
      LogDocument()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `a log is read, and what is appended comes within a quarter of a second`() async throws {
    let log = try TemporaryLog(Self.text)
    let file = try log.open()
    let store = TestStore(initialState: LogDocument.State(id: 0, file: file)) {
      LogDocument()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.task)
    await store.receive(\.statusChanged) {
      $0.status.count = 5
      $0.status.size = Self.text.utf8.count
      $0.status.isComplete = true
      $0.status.isEnded = true
    }
    try log.append("INFO more")
    await clock.advance(by: .milliseconds(250))
    await store.receive(\.statusChanged) {
      $0.status.count = 6
      $0.status.size += 9
      $0.status.isLastLineOpen = true
    }
    try log.write([])
    await clock.advance(by: .milliseconds(250))
    await store.receive(\.statusChanged) {
      $0.status.count = 0
      $0.status.size = 0
      $0.status.isLastLineOpen = false
      $0.status.generation = 1
      $0.revision = 1
      $0.notice = "The log was truncated or replaced"
    }
    await task.cancel()
  }

  @Test func `a filter shows the lines that match, and an empty one shows all`() async throws {
    let log = try TemporaryLog(Self.text)
    let store = try store(log)
    await store.send(.command(.ask(.filter))) { $0.prompt = LogDocument.Prompt(kind: .filter) }
    await store.send(.binding(.set(\.prompt, LogDocument.Prompt(kind: .filter, text: "disk")))) {
      $0.prompt?.text = "disk"
    }
    let pattern = try LogPattern("disk", ignoresCase: true)
    await store.send(.promptSubmitted) {
      $0.prompt = nil
      $0.filter.pattern = pattern
      $0.revision = 1
      $0.filterGoal = 5
    }
    await store.receive(\.filtered) {
      $0.matches = LineSet([1, 3, 4])
      $0.filteredCount = 5
      $0.filterGoal = nil
    }
    #expect(store.state.shownCount == 3 && store.state.line(at: 1) == 3 && store.state.place(of: 4) == 2)
    await store.send(.command(.level(.error))) {
      $0.filter.level = .error
      $0.matches = LineSet()
      $0.filteredCount = 0
      $0.revision = 2
      $0.filterGoal = 5
    }
    await store.receive(\.filtered) {
      $0.matches = LineSet([1, 4])
      $0.filteredCount = 5
      $0.filterGoal = nil
    }
    await store.send(.command(.clearFilter)) {
      $0.filter = LineMatcher()
      $0.matches = LineSet()
      $0.filteredCount = 0
      $0.revision = 3
    }
    #expect(store.state.shownCount == 5)
  }

  @Test func `a pattern that is malformed stays in the field, with the reason`() async throws {
    let log = try TemporaryLog(Self.text)
    let store = try store(log, filter: LineMatcher(level: .error))
    let prompt = LogDocument.Prompt(kind: .filter, text: "disk(", isExpression: true)
    await store.send(.command(.ask(.filter))) { $0.prompt = LogDocument.Prompt(kind: .filter) }
    await store.send(.binding(.set(\.prompt, prompt))) { $0.prompt = prompt }
    await store.send(.promptSubmitted) {
      $0.prompt?.fault = "The pattern “disk(” is no regular expression: Unmatched ( or \\(."
    }
    await store.send(.binding(.set(\.prompt, LogDocument.Prompt(kind: .filter, text: "disk()", isExpression: true)))) {
      $0.prompt = LogDocument.Prompt(kind: .filter, text: "disk()", isExpression: true)
    }
    await store.send(.promptCancelled) { $0.prompt = nil }
    #expect(store.state.filter == LineMatcher(level: .error))
  }

  @Test func `lines that come are filtered, the open one again when it has grown`() async throws {
    let log = try TemporaryLog("disk one\ndi")
    let store = try store(log, filter: LineMatcher(pattern: try LogPattern("disk")))
    await store.send(.statusChanged(store.state.status)) { $0.filterGoal = 2 }
    await store.receive(\.filtered) {
      $0.matches = LineSet([0])
      $0.filteredCount = 1
      $0.filterGoal = nil
    }
    try log.append("sk two\ndisk three\n")
    let status = store.state.file.refresh()
    await store.send(.statusChanged(status)) {
      $0.status = status
      $0.filterGoal = 3
    }
    await store.receive(\.filtered) {
      $0.matches = LineSet([0, 1, 2])
      $0.filteredCount = 3
      $0.filterGoal = nil
    }
  }

  @Test func `a search goes down and up among the lines that are shown`() async throws {
    let log = try TemporaryLog(Self.text)
    let store = try store(log)
    await store.send(.command(.next)) { $0.prompt = LogDocument.Prompt(kind: .search) }
    await store.send(.binding(.set(\.prompt, LogDocument.Prompt(kind: .search, text: "ERROR")))) {
      $0.prompt?.text = "ERROR"
    }
    let pattern = try LogPattern("ERROR")
    await store.send(.promptSubmitted) {
      $0.prompt = nil
      $0.search = pattern
      $0.isSearching = true
    }
    await store.receive(\.searchEnded) { $0.found(1, request: 1) }
    await store.send(.command(.next)) { $0.isSearching = true }
    await store.receive(\.searchEnded) { $0.found(4, request: 2) }
    await store.send(.command(.next)) { $0.isSearching = true }
    await store.receive(\.searchEnded) {
      $0.isSearching = false
      $0.notice = "No match below"
    }
    await store.send(.command(.previous)) {
      $0.isSearching = true
      $0.notice = nil
    }
    await store.receive(\.searchEnded) { $0.found(1, request: 3) }
    await store.send(.command(.previousProblem)) { $0.isSearching = true }
    await store.receive(\.searchEnded) {
      $0.isSearching = false
      $0.notice = "No match above"
    }
  }

  @Test func `bookmarks are gone to in order, around the ends`() async throws {
    let log = try TemporaryLog(Self.text)
    let store = try store(log)
    await store.send(.command(.nextBookmark)) { $0.notice = "There are no bookmarks" }
    for line in [3, 1] {
      await store.send(.lineFocused(line)) { $0.current = line }
      await store.send(.command(.toggleBookmark)) {
        $0.notice = nil
        $0.bookmarks.insert(line)
      }
    }
    await store.send(.command(.nextBookmark)) { $0.found(3, request: 1) }
    await store.send(.command(.nextBookmark)) { $0.found(1, request: 2) }
    await store.send(.command(.previousBookmark)) { $0.found(3, request: 3) }
    await store.send(.command(.toggleBookmark)) { $0.bookmarks = [1] }
  }

  @Test func `a line is gone to by its number`() async throws {
    let log = try TemporaryLog(Self.text)
    let store = try store(log)
    func ask(_ text: String) async {
      await store.send(.command(.ask(.line))) {
        $0.notice = nil
        $0.prompt = LogDocument.Prompt(kind: .line)
      }
      await store.send(.binding(.set(\.prompt, LogDocument.Prompt(kind: .line, text: text)))) { $0.prompt?.text = text }
    }
    await ask("4")
    await store.send(.promptSubmitted) {
      $0.prompt = nil
      $0.found(3, request: 1)
    }
    await ask("1,000")
    await store.send(.promptSubmitted) {
      $0.prompt = nil
      $0.found(4, request: 2)
      $0.notice = "There are 5 lines"
    }
    await ask("x")
    await store.send(.promptSubmitted) { $0.prompt?.fault = "“x” is no number of a line" }
    await store.send(.promptCancelled) { $0.prompt = nil }
  }

  @Test func `a person who follows stays at the end, and leaves it by going elsewhere`() async throws {
    let log = try TemporaryLog(Self.text)
    let store = try store(log)
    await store.send(.command(.follow)) {
      $0.isFollowing = true
      $0.found(4, request: 1)
    }
    try log.append("more\n")
    let status = store.state.file.refresh()
    await store.send(.statusChanged(status)) {
      $0.status = status
      $0.found(5, request: 2)
    }
    await store.send(.lineFocused(2)) {
      $0.current = 2
      $0.isFollowing = false
    }
  }

  @Test func `the detail of a line has its JSON in lines`() async throws {
    let log = try TemporaryLog("{\"a\":1}\r\n")
    let store = try store(log)
    let file = store.state.file
    await store.send(.lineOpened(0)) {
      $0.current = 0
      $0.detail = LogDetail.State(file: file, number: 0)
    }
    await store.send(\.detail.task)
    await store.receive(\.detail.loaded) {
      $0.detail?.line = file.line(0)
      $0.detail?.json = ["{", "  \"a\": 1", "}"]
    }
    #expect(store.state.detail?.text == "{\"a\":1}")
    #expect(store.state.detail?.line?.ending == .returnAndLineFeed)
  }

  @Test func `the rows of a long line have all of its text, and divide no character`() throws {
    let text = String(repeating: "aé€😀", count: 700)
    let log = try TemporaryLog(text)
    let file = try log.open()
    _ = file.refresh()
    var detail = LogDetail.State(file: file, number: 0)
    detail.line = file.line(0)
    #expect(detail.pieceCount == 7)
    #expect((0..<detail.pieceCount).map { detail.piece($0) }.joined() == text)
  }
}

extension LogDocument.State {
  /// The state after a command has gone to a line.
  fileprivate mutating func found(_ line: Int, request: Int) {
    isSearching = false
    current = line
    destination = LogDocument.Destination(place: line, request: request)
  }
}
