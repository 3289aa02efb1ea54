import Foundation
import TestSignals
import Testing

@testable import IppoUI

@MainActor
@Suite("Changes of documents in the event that replaces them")
struct DocumentEventTests {
  private typealias Letter = DocumentGroupTests.Letter

  private struct Page: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.openDocument) private var openDocument
    @Environment(\.newDocument) private var newDocument
    @EnvironmentObject private var letter: Letter
    let url: URL

    var body: some View {
      Text("is \(letter.text)")
      Button("Open it") { Task { try? await openDocument(at: url) } }
      Button("Append and leave") {
        letter.append(undoManager)
        newDocument(contentType: .plainText)
      }
    }
  }

  @Test("A change is saved before a new document takes the place in the same event, and is none of the new one")
  func sameEvent() async throws {
    try await withFile("old", named: "Letter.txt") { url in
      let screen = Screen { DocumentGroup(newDocument: { Letter() }) { _ in Page(url: url) }.content() }
      screen.isOnUsersMachine()
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is old") }
      let closed = Watched(0)
      let observer = NotificationCenter.default.addObserver(
        forName: .NSUndoManagerDidCloseUndoGroup, object: nil, queue: nil
      ) { _ in closed.change { $0 += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      try screen.push("Append and leave")
      #expect(screen.texts.contains("is new"))
      #expect(try String(contentsOf: url, encoding: .utf8) == "old!")
      try await closed.wait(for: "the end of the group") { $0 > 0 }
      screen.graph.drain()
      #expect(!screen.isEdited)
    }
  }
}
