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
}
