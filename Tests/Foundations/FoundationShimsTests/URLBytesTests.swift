import Foundation
import Testing

@testable import FoundationShims

@Suite("Lines of a file")
struct URLBytesTests {
  @Test
  func `the lines of a file are read one after the other`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let long = String(repeating: "x", count: 100_000)
    try Data("one\r\n\ntwo \u{e9}\n\(long)".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two \u{e9}", long])
  }

  @Test
  func `a file that is not there throws`() async {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    await #expect(throws: (any Error).self) { for try await _ in file.resourceBytes {} }
  }
}
