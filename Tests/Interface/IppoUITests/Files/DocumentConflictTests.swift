import Foundation
import TestSignals
import Testing

@testable import IppoUI

@MainActor
@Suite("Documents whose files others change")
struct DocumentConflictTests {
  private typealias Note = DocumentGroupTests.Note

  /// Opens a file with a text in a window of the app's own machine.
  private func withNote(_ text: String = "old", _ body: @MainActor (Screen, URL) async throws -> Void) async throws {
    try await withFile(text) { url in
      let screen = Screen {
        DocumentGroup(newDocument: Note("new")) { DocumentGroupTests.NotePage(file: $0, url: url) }.content()
      }
      screen.isOnUsersMachine()
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is \(text)") }
      try await body(screen, url)
    }
  }

  private func content(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("A file that another program has changed is not overwritten; the user is told once, and nothing is lost")
  func changed() async throws {
    try await withNote { screen, url in
      try Data("other!".utf8).write(to: url)
      try screen.push("Append")
      screen.frames.advance(by: 1)
      #expect(screen.question == "The document cannot be used")
      #expect(screen.isEdited && screen.texts.contains("is old!"))
      try screen.push("OK")
      try screen.push("Append")
      screen.frames.advance(by: 5)
      #expect(screen.question == nil)
      #expect(try content(url) == "other!")
      // Another document does not take the place without a question.
      try screen.push("Draft")
      try screen.push("OK")
      #expect(screen.question == "The document has changes that are not saved")
      try screen.push("Cancel")
      screen.graph.close()
      let place = url.deletingLastPathComponent().appendingPathComponent("Note 2.txt")
      let told =
        "“Note.txt” was changed by another program. The changes that were made here are in \(place.path)."
      #expect(try await screen.workAfterEnd() == [told])
      #expect(try content(url) == "other!" && content(place) == "old!!")
    }
  }

  @Test("The saves of the window itself are no changes by another program")
  func own() async throws {
    try await withNote { screen, url in
      for text in ["old!", "old!!", "old!!!"] {
        try screen.push("Append")
        screen.frames.advance(by: 1)
        #expect(try content(url) == text && !screen.isEdited)
      }
    }
  }

  @Test("A file that was removed is made anew by the next save")
  func removed() async throws {
    try await withNote { screen, url in
      try FileManager.default.removeItem(at: url)
      try screen.push("Append")
      #expect(screen.texts.contains("editable"))
      screen.frames.advance(by: 1)
      #expect(try content(url) == "old!" && !screen.isEdited)
    }
  }

  @Test("Changes of a document that can no longer be written are not lost without a question")
  func unwritable() async throws {
    try await withNote { screen, url in
      try FileManager.default.removeItem(at: url.deletingLastPathComponent())
      try screen.push("Append")
      #expect(screen.texts.contains("read only") && screen.isEdited && screen.texts.contains("Save…"))
      try screen.push("Draft")
      #expect(screen.question == "The document has changes that are not saved")
      try screen.push("Cancel")
      #expect(screen.texts.contains("is old!"))
    }
  }

  @Test("A last save that fails is said to those who close the window")
  func failing() async throws {
    try await withNote("unwritable") { screen, url in
      try screen.push("Append")
      screen.graph.close()
      let failures = try await screen.workAfterEnd()
      #expect(failures.count == 1 && failures[0].hasPrefix("“Note.txt” is not saved: "))
      #expect(try content(url) == "unwritable")
    }
  }
}
