import CatalogExample
import Foundation
import IppoTesting
import SwiftUI
import Testing

/// The lines of the pages of the catalogue in the reading mode, compared with texts beside those of the cells.
@MainActor
@Suite("The catalogue read aloud")
struct ReadingGoldenTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  nonisolated private static var isWriting: Bool { ProcessInfo.processInfo.environment["IPPO_WRITE_GOLDENS"] == "1" }

  @Test("A page says what it did", arguments: CatalogPage.allCases)
  func says(_ page: CatalogPage) throws {
    let reader = TerminalReader { CatalogView(page: .constant(page)) }
    let text = reader.lines.joined(separator: "\n") + "\n"
    #expect(text.contains(page.title))
    let file = Self.folder.appending(path: "\(page.rawValue)-lines.txt")
    if Self.isWriting { try text.write(to: file, atomically: true, encoding: .utf8) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "\(page.title) has changed; `make goldens` takes it over.")
  }
}
