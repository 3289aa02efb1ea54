import Foundation
import TestSignals
import Testing

@testable @_spi(Host) import IppoUI

@MainActor
@Suite("Documents with changes when the program ends")
struct DocumentLeavingTests {
  private typealias Note = DocumentGroupTests.Note

  /// A new document with a change, in a window of the user's own machine.
  private func edited(savingIn folder: URL? = nil) throws -> Screen {
    let screen = Screen {
      DocumentGroup(newDocument: Note("new")) { DocumentGroupTests.NotePage(file: $0) }.content()
        .fileDialogDefaultDirectory(folder)
    }
    screen.isOnUsersMachine()
    try screen.push("Append")
    return screen
  }

  /// Counts the times that the user has agreed to the end.
  private final class Ends { var count = 0 }

  private func leave(_ screen: Screen, _ ends: Ends) -> Bool { screen.graph.asksToLeave { ends.count += 1 } }

  @Test("A document without a file is asked about: Cancel keeps it, and so does another request to end")
  func cancelling() throws {
    let (screen, ends) = (try edited(), Ends())
    #expect(leave(screen, ends) && leave(screen, ends))
    #expect(screen.question == "The document has changes that are not saved")
    #expect(screen.presentations.count == 1)
    try screen.push("Cancel")
    #expect(screen.question == nil && ends.count == 0 && screen.texts.contains("is new!") && screen.isEdited)
    #expect(leave(screen, ends))
    #expect(screen.question != nil && ends.count == 0)
  }

  @Test("Changes that the user discards go with the program, without a word")
  func discarding() async throws {
    let (screen, ends) = (try edited(), Ends())
    #expect(leave(screen, ends))
    try screen.push("Discard Changes")
    #expect(ends.count == 1)
    screen.graph.close()
    #expect(try await screen.workAfterEnd() == [])
  }

  @Test("The program ends once the document is saved")
  func saving() async throws {
    try await withFile("other", named: "Other.txt") { other in
      let folder = other.deletingLastPathComponent()
      let (screen, ends) = (try edited(savingIn: folder), Ends())
      #expect(leave(screen, ends))
      try screen.push("Save…", among: .last)
      #expect(ends.count == 0)
      let path = folder.appendingPathComponent("Saved.txt").path
      let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }
      try screen.send(.setText(path), to: field.id)
      try screen.push("Save")
      #expect(ends.count == 1)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "new!")
      screen.graph.close()
      #expect(try await screen.workAfterEnd() == [])
    }
  }

  @Test("Without changes, with a file that is saved by itself, and in a browser there is no question")
  func quiet() async throws {
    let ends = Ends()
    let browser = Screen {
      DocumentGroup(newDocument: Note("new")) { DocumentGroupTests.NotePage(file: $0) }.content()
    }
    try browser.push("Append")
    #expect(!leave(browser, ends) && browser.question == nil)
    try await withFile("old") { url in
      let screen = Screen {
        DocumentGroup(newDocument: Note("new")) { DocumentGroupTests.NotePage(file: $0, url: url) }.content()
      }
      screen.isOnUsersMachine()
      #expect(!leave(screen, ends))
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is old") }
      try screen.push("Append")
      #expect(!leave(screen, ends) && screen.question == nil && ends.count == 0)
      screen.graph.close()
      #expect(try await screen.workAfterEnd() == [])
      #expect(try String(contentsOf: url, encoding: .utf8) == "old!")
    }
  }

  @Test("An end without a question says what is not saved, unless the next process has the document")
  func ending() async throws {
    let lost = try edited()
    lost.graph.close()
    #expect(try await lost.workAfterEnd() == ["“Untitled” is not saved: the document has no file."])
    let kept = try edited()
    kept.graph.willBeHandedOver()
    kept.graph.close()
    #expect(try await kept.workAfterEnd() == [])
  }

  @Test("An end without a question leaves a draft where there is a folder for drafts, beside those of other ends")
  func drafts() async throws {
    try await withFile("other") { other in
      let folder = other.deletingLastPathComponent().appendingPathComponent("drafts")
      for name in ["Untitled.txt", "Untitled 2.txt"] {
        let screen = Screen {
          DocumentGroup(newDocument: Note("new")) { DocumentGroupTests.NotePage(file: $0) }.content()
            .environment(\.draftFolder, folder)
        }
        screen.isOnUsersMachine()
        try screen.push("Append")
        screen.graph.close()
        let draft = folder.appendingPathComponent(name)
        #expect(
          try await screen.workAfterEnd() == [
            "“Untitled” is not saved: the document has no file. A draft of it is in \(draft.path)."
          ])
        #expect(try String(contentsOf: draft, encoding: .utf8) == "new!")
      }
      let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o700)
    }
  }

  @Test("The window of the next process saves what the former one had not saved")
  func restoring() async throws {
    try await withFile("old") { url in
      let window = {
        DocumentGroup(newDocument: Note("new")) { DocumentGroupTests.NotePage(file: $0, url: url) }.content()
      }
      let former = Screen { window() }
      former.isOnUsersMachine()
      try former.push("Open it")
      try await former.makeFrames(until: "the document") { former.texts.contains("is old") }
      try former.push("Append")
      let archive = try #require(former.graph.archive())
      let screen = Screen(restoring: archive) { window() }
      screen.isOnUsersMachine()
      #expect(screen.texts.contains("is old!") && screen.isEdited)
      screen.frames.advance(by: 1)
      #expect(try String(contentsOf: url, encoding: .utf8) == "old!")
      #expect(!screen.isEdited)
      withExtendedLifetime(former) {}
    }
  }

  @Test("The window of the next process reads an object again")
  func restoringObjects() async throws {
    try await withFile("old") { url in
      let window = {
        DocumentGroup(newDocument: { DocumentGroupTests.Letter() }) { _ in DocumentGroupTests.LetterPage(url: url) }
          .content()
      }
      let former = Screen { window() }
      former.isOnUsersMachine()
      try former.push("Open it")
      try await former.makeFrames(until: "the document") { former.texts.contains("is old") }
      let archive = try #require(former.graph.archive())
      let screen = Screen(restoring: archive) { window() }
      screen.isOnUsersMachine()
      #expect(screen.texts.contains("is old") && screen.title == "Note" && !screen.isEdited)
    }
  }
}
