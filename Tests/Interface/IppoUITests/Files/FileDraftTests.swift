import Foundation
import Testing

@testable import IppoUI

@Suite("Drafts of files and folders")
struct FileDraftTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drafts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func content(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("A file is replaced in one step, and is there before and after it")
  func file() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("a.txt")
      try Data("old".utf8).write(to: target)
      let draft = try FileDraft(of: target, copiesFolder: true)
      try Data("new".utf8).write(to: draft.url)
      var steps: [String] = []
      #expect(throws: CocoaError.self) {
        try draft.commit { from, to in
          steps.append("\(from.lastPathComponent) to \(to.lastPathComponent)")
          throw CocoaError(.fileWriteUnknown)
        }
      }
      #expect(try steps == ["a.txt to a.txt"] && content(target) == "old")
      try draft.commit()
      draft.discard()
      #expect(try content(target) == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }
  }

  @Test("A folder that can be neither replaced nor put back is kept, and the error says where")
  func folder() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("package")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
      try Data("old".utf8).write(to: target.appendingPathComponent("text"))
      let draft = try FileDraft(of: target, copiesFolder: true)
      #expect(draft.isCopy)
      var steps = 0
      let fault = try #require(throws: FileDraftError.self) {
        try draft.commit { from, to in
          steps += 1
          guard steps == 1 else { throw CocoaError(.fileWriteUnknown) }
          try FileManager.default.moveItem(at: from, to: to)
        }
      }
      draft.discard()
      #expect(try content(fault.kept.appendingPathComponent("text")) == "old")
      #expect(fault.localizedDescription.contains(fault.kept.path))
    }
  }

  @Test("A copy replaces a file in one step, and an error leaves both files whole")
  func copy() throws {
    try withFolder { folder in
      let (original, place) = (folder.appendingPathComponent("new.txt"), folder.appendingPathComponent("old.txt"))
      try Data("new".utf8).write(to: original)
      try Data("old".utf8).write(to: place)
      #expect(throws: CocoaError.self) {
        try FileDraft.copy(original, to: place, removesOriginal: true) { draft, target in
          #expect(try content(draft) == "new" && content(target) == "old")
          throw CocoaError(.fileWriteOutOfSpace)
        }
      }
      #expect(try content(original) == "new" && content(place) == "old")
      #expect(throws: (any Error).self) {
        try FileDraft.copy(folder.appendingPathComponent("missing"), to: place, removesOriginal: true)
      }
      #expect(try content(place) == "old")
      try FileDraft.copy(original, to: place, removesOriginal: true)
      #expect(try content(place) == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old.txt"])
    }
  }

  @Test("A move to a link to the original, or into the original, removes nothing")
  func itself() throws {
    try withFolder { folder in
      let (original, link) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("link"))
      try Data("text".utf8).write(to: original)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: original)
      try FileDraft.copy(original, to: link, removesOriginal: true)
      #expect(try content(original) == "text")
      let fault = try #require(throws: FileExportError.self) {
        try FileDraft.copy(folder, to: folder.appendingPathComponent("inner"), removesOriginal: true)
      }
      let name = folder.lastPathComponent
      #expect(fault.localizedDescription == "“\(name)” cannot be put there: one of the two places lies in the other.")
      #expect(try content(original) == "text")
    }
  }

  @Test("A writer of file wrappers leaves the old file until the new one is complete")
  func wrapperWriter() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drafts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("a.txt")
    try Data("old".utf8).write(to: place)
    let manager = ProgressManager(totalCount: 1)
    let configuration = DocumentWriteConfiguration(contentType: .plainText, wrapper: LastFileWrapper())
    let writer = FileWrapperDocumentWriter<String>(configuration) { text, _ in
      // A folder whose entry cannot be written: its name has a folder that is missing.
      let entry = FileWrapper(regularFileWithContents: Data(text.utf8))
      return FileWrapper(directoryWithFileWrappers: ["missing/entry": entry])
    }
    await #expect(throws: (any Error).self) {
      try await writer.write(
        snapshot: "new", to: place, previous: nil, progress: manager.subprogress(assigningCount: 1))
    }
    #expect(try content(place) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
  }
}
