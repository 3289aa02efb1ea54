import Foundation
import Testing

@testable import IppoPreviews

@Suite("Two folders of previews")
struct PreviewCheckTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")

  private func write(_ files: [String: String], in name: String) throws -> String {
    let root = folder.appending(path: name)
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return root.path
  }

  @Test("differ by changed, missing and new files of the previews that are compared")
  func differences() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try write(
      ["App.a/dark.txt": "one\n", "App.a/dark.svg": "<svg/>", "App.b/dark.txt": "same", "App.c/dark.txt": "old"],
      in: "before")
    let after = try write(
      ["App.a/dark.txt": "two\n", "App.a/dark.png": "picture", "App.b/dark.txt": "same"], in: "after")
    let all = PreviewDifference.all(before: before, after: after, previews: ["App.a", "App.b"]) { _ in true }
    #expect(
      all == [
        PreviewDifference(path: "App.a/dark.png", kind: .new),
        PreviewDifference(path: "App.a/dark.svg", kind: .missing),
        PreviewDifference(path: "App.a/dark.txt", kind: .changed),
      ])
    let texts = PreviewDifference.all(before: before, after: after, previews: ["App.a", "App.c"]) {
      $0.hasSuffix(".txt")
    }
    #expect(texts.map(\.line) == ["changed  App.a/dark.txt", "missing  App.c/dark.txt"])
  }

  @Test("are shown side by side in a report")
  func report() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try write(["App.a/dark.txt": "one\ntwo\n", "App.a/dark.png": "old"], in: "before")
    let after = try write(["App.a/dark.txt": "one\n<three>\n", "App.a/dark.png": "new"], in: "after")
    let all = PreviewDifference.all(before: before, after: after, previews: ["App.a"]) { _ in true }
    let target = folder.appending(path: "report").path
    let page = try PreviewReport(differences: all, before: before, after: after).write(in: target)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("<img src=\"before/App.a/dark.png\" alt=\"Before\">"))
    #expect(html.contains("<img src=\"after/App.a/dark.png\" alt=\"After\">"))
    #expect(html.contains("  one\n<del>- two</del>\n<ins>+ &lt;three></ins>"))
    #expect(try String(contentsOfFile: "\(target)/after/App.a/dark.png", encoding: .utf8) == "new")
  }
}
