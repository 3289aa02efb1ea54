import ComposableArchitecture
import Foundation
import Testing

@testable import LogViewerExample

@MainActor
@Suite struct LogTailTests {
  @Test func `the last lines that match are printed, and then those that come`() async throws {
    let log = try TemporaryLog("INFO a\nERROR b\nERROR c\nWARN d\nERROR e")
    let clock = TestClock()
    let request = LogRequest(
      files: [try log.open()], filter: LineMatcher(level: .error), isFollowing: true)
    let store = TestStore(initialState: LogTail.State(request, lineCount: 1)) {
      LogTail()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.task)
    // The last line has no end yet.
    await store.receive(\.read) {
      $0.summary = LogTail.Summary(lines: 4, matches: 2, levels: [.info: 1, .error: 2, .warning: 1])
      $0.batch = LogTail.Batch(number: 1, lines: ["ERROR c"])
    }
    try log.append("\nINFO f\n")
    await clock.advance(by: .milliseconds(250))
    await store.receive(\.read) {
      $0.summary = LogTail.Summary(lines: 6, matches: 3, levels: [.info: 2, .error: 3, .warning: 1])
      $0.batch = LogTail.Batch(number: 2, lines: ["ERROR e"])
    }
    await task.cancel()
  }

  @Test func `without following it ends after all lines, with names of several logs`() async throws {
    let logs = [try TemporaryLog("a\n"), try TemporaryLog("b")]
    let files = try logs.map { try $0.open() }
    let store = TestStore(initialState: LogTail.State(LogRequest(files: files))) { LogTail() }
    await store.send(.task)
    await store.receive(\.read) {
      $0.summary = LogTail.Summary(lines: 2, matches: 2)
      $0.batch = LogTail.Batch(number: 1, lines: ["\(files[0].name): a", "\(files[1].name): b"])
    }
    await store.receive(\.ended) { $0.isDone = true }
  }

  @Test func `a printer writes the lines that match as they are, in colours if asked for`() throws {
    let log = try TemporaryLog("INFO a\r\nERROR \u{1B} b\nERROR c")
    func printed(isColored: Bool, name: String? = nil) throws -> (String, Int) {
      let pipe = Pipe()
      var printer = LogPrinter(
        filter: LineMatcher(pattern: try LogPattern("ERROR")), isColored: isColored, output: pipe.fileHandleForWriting)
      let file = try #require(FileHandle(forReadingAtPath: log.path))
      try printer.print(file.fileDescriptor, name: name, path: log.path)
      try pipe.fileHandleForWriting.close()
      return (String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self), printer.matchCount)
    }
    #expect(try printed(isColored: false) == ("ERROR \u{1B} b\nERROR c\n", 2))
    #expect(try printed(isColored: false, name: "x").0 == "x:ERROR \u{1B} b\nx:ERROR c\n")
    let colored = try printed(isColored: true).0
    #expect(colored.hasPrefix("\u{1B}[31m\u{1B}[1mERROR\u{1B}[0;31m"))
    #expect(colored.hasSuffix(" c\u{1B}[0m\n"))
  }
}
