import CatalogExample
import Foundation
import IppoTesting
import SwiftUI
import Testing

/// What the pages of the catalogue look like in terminals, compared with texts beside this file.
///
/// `make goldens` writes them anew; what has changed is then to be looked at in the difference of the commit.
@MainActor
@Suite("The catalogue in a terminal")
struct TerminalGoldenTests {
  struct Size: CustomTestStringConvertible, Sendable {
    let columns: Int
    let rows: Int

    var name: String { "\(columns)x\(rows)" }
    var testDescription: String { name }
  }

  nonisolated static let sizes = [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)]
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  nonisolated private static var isWriting: Bool { ProcessInfo.processInfo.environment["IPPO_WRITE_GOLDENS"] == "1" }

  @Test("A page looks as it did", arguments: CatalogPage.allCases, sizes)
  func looks(_ page: CatalogPage, _ size: Size) throws {
    let screen = TerminalScreen(columns: size.columns, rows: size.rows) {
      CatalogView(page: .constant(page))
    }
    #expect(screen.refusedEvents.isEmpty)
    let text = screen.lines.map { $0.trimmingSuffix(while: \.isWhitespace) }.joined(separator: "\n") + "\n"
    #expect(text.contains(page.title))
    let file = Self.folder.appending(path: "\(page.rawValue)-\(size.name).txt")
    if Self.isWriting {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "\(page.title) at \(size.name) has changed; `make goldens` takes it over.")
  }

  @Test("There is a text for every page and size and for its lines, and no other")
  func files() throws {
    let expected = CatalogPage.allCases.flatMap { page in
      Self.sizes.map { "\(page.rawValue)-\($0.name).txt" } + ["\(page.rawValue)-lines.txt"]
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == expected.sorted())
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)]
  }
}
