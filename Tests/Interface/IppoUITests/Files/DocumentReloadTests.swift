import Foundation
import TestSignals
import Testing

@testable import IppoUI

@MainActor
@Suite("Documents without changes whose files others change")
struct DocumentReloadTests {
  private typealias Note = DocumentGroupTests.Note

  /// Opens a file in a window of the user's own machine.
  private func withNote(_ body: @MainActor (Screen, URL) async throws -> Void) async throws {
    try await withFile("old") { url in
      let screen = Screen {
        DocumentGroup(newDocument: Note("new")) { DocumentGroupTests.NotePage(file: $0, url: url) }.content()
      }
      screen.isOnUsersMachine()
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is old") }
      try await body(screen, url)
    }
  }

  private func write(_ text: String, _ url: URL) throws { try Data(text.utf8).write(to: url) }

  @Test("A changed file is read again, once it has been the same for two looks")
  func reading() async throws {
    try await withNote { screen, url in
      try write("other", url)
      screen.frames.advance(by: 2)
      #expect(screen.texts.contains("is old"))
      try write("another", url)
      screen.frames.advance(by: 2)
      #expect(screen.texts.contains("is old"), "The file is still being written.")
      screen.frames.advance(by: 2)
      #expect(screen.texts.contains("is another") && !screen.isEdited && screen.question == nil)
      try screen.push("Append")
      screen.frames.advance(by: 1)
      #expect(try String(contentsOf: url, encoding: .utf8) == "another!")
    }
  }

  @Test("Changes in the window stay, and the next save finds the conflict")
  func conflict() async throws {
    try await withNote { screen, url in
      screen.frames.advance(by: 1)
      try write("other", url)
      screen.frames.advance(by: 1)
      try screen.push("Append")
      screen.frames.advance(by: 0.5)
      #expect(screen.texts.contains("is old!"))
      screen.frames.advance(by: 0.5)
      #expect(screen.question == "The document cannot be used")
      try screen.push("OK")
      screen.frames.advance(by: 10)
      #expect(screen.texts.contains("is old!") && screen.isEdited)
      #expect(try String(contentsOf: url, encoding: .utf8) == "other")
    }
  }

  @Test("A changed file that cannot be read is said once, and the document stays")
  func unreadable() async throws {
    try await withNote { screen, url in
      try write("broken", url)
      screen.frames.advance(by: 2)
      screen.frames.advance(by: 2)
      #expect(screen.question == "The document cannot be used" && screen.texts.contains("is old"))
      try screen.push("OK")
      screen.frames.advance(by: 10)
      #expect(screen.question == nil && screen.texts.contains("is old"))
      try write("whole", url)
      screen.frames.advance(by: 2)
      screen.frames.advance(by: 2)
      #expect(screen.texts.contains("is whole"))
    }
  }

  @Test("A file that is removed leaves its document")
  func removed() async throws {
    try await withNote { screen, url in
      try FileManager.default.removeItem(at: url)
      screen.frames.advance(by: 10)
      #expect(screen.texts.contains("is old") && screen.question == nil)
    }
  }
}
