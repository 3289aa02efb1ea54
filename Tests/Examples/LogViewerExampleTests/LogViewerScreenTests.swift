import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import LogViewerExample

@MainActor
@Suite struct LogViewerScreenTests {
  private static let text = "INFO start\nERROR disk full\n{\"level\":\"warn\",\"ms\":12}\nbad \u{1B}[0m\n"

  /// A viewer whose logs have been read.
  private func store(_ logs: [TemporaryLog]) throws -> StoreOf<LogViewer> {
    let files = try logs.map { try $0.open() }
    let store = Store(initialState: LogViewer.State(LogRequest(files: files))) {
      LogViewer()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    for (id, file) in files.enumerated() {
      store.send(.documents(.element(id: id, action: .statusChanged(file.refresh()))))
    }
    return store
  }

  @Test func `lines are shown, opened, and left`() async throws {
    let log = try TemporaryLog(Self.text)
    let store = try store([log])
    let host = ViewHost { LogViewerView(store: store) }
    defer { host.graph.close() }
    #expect(host.contains(.button, "Line 2: ERROR disk full") && host.contains(.button, "Line 4: bad ^[[0m"))
    #expect(host.contains("4 lines"))
    try host.tap("Line 3: {\"level\":\"warn\",\"ms\":12}")
    await host.wait { $0.contains("  \"ms\": 12") }
    #expect(host.contains("24 bytes, ends with LF"))
  }

  @Test func `a million rows are not made`() throws {
    let log = try TemporaryLog(String(repeating: "line\n", count: 1_000_000))
    let store = try store([log])
    let host = ViewHost(rowsAtFirst: 50) { LogViewerView(store: store) }
    defer { host.graph.close() }
    #expect(host.contains("1000000 lines"))
    #expect(host.all(.button).filter { $0.name.contains(": line") }.count == 50)
    store.send(.documents(.element(id: 0, action: .command(.last))))
    #expect(host.all(.button).contains { $0.name == "Line 1000000: line" })
    #expect(host.all(.button).filter { $0.name.contains(": line") }.count <= 200)
  }

  @Test func `a key copies the whole line as it is`() throws {
    let log = try TemporaryLog("{\"a\": [1]}\n" + String(repeating: "x", count: 5000) + "\n")
    let file = try log.open()
    _ = file.refresh()
    for (number, text) in ["{\"a\": [1]}", String(repeating: "x", count: 5000)].enumerated() {
      var state = LogDetail.State(file: file, number: number)
      state.line = file.line(number)
      let store = Store(initialState: state) { LogDetail() }
      let screen = TerminalScreen(columns: 60, rows: 20) { NavigationStack { LogDetailView(store: store) } }
      screen.press(.character("c"))
      #expect(screen.copiedTexts == [text])
    }
  }

  @Test func `several logs are gone through`() throws {
    let logs = [try TemporaryLog("first\n"), try TemporaryLog("second\n")]
    let store = try store(logs)
    let host = ViewHost { LogViewerView(store: store) }
    defer { host.graph.close() }
    #expect(host.contains("Line 1: first"))
    store.send(.nextFileTapped)
    #expect(host.contains("Line 1: second") && !host.contains("Line 1: first"))
    store.send(.nextFileTapped)
    #expect(host.contains("Line 1: first"))
  }

  @Test func `the viewer is read aloud line by line`() throws {
    let log = try TemporaryLog(Self.text)
    let store = try store([log])
    let reader = TerminalReader { LogViewerView(store: store) }
    defer { reader.graph.close() }
    let name = store.documents[0].file.name
    #expect(
      reader.lines == [
        "\(name), heading", "1. Commands, menu",
        "2. Line 1: INFO start, button", "3. Line 2: ERROR disk full, button",
        "4. Line 3: {\"level\":\"warn\",\"ms\":12}, button", "5. Line 4: bad ^[[0m, button", "4 lines",
      ])
  }
}
