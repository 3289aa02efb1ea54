import ComposableArchitecture
import ExampleSupport
import Foundation
import IppoTesting
import RandomRenderTrees
import SwiftUI
import Testing

@testable import ExampleGallery
@testable import GuessingGameExample

/// The lines of every example in the reading mode when it is opened, compared with texts beside this file.
@MainActor
@Suite("The gallery read aloud")
struct ReadingGoldenTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  nonisolated private static var isWriting: Bool { ProcessInfo.processInfo.environment["IPPO_WRITE_GOLDENS"] == "1" }

  @Test("An example says what it did", arguments: Catalog.examples)
  func says(_ example: Example) throws {
    for variant in example.variants {
      let text = lines(of: variant).joined(separator: "\n") + "\n"
      let file = Self.folder.appending(path: "\(example.id)-\(variant.spelling.rawValue).txt")
      if Self.isWriting {
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let golden = try String(contentsOf: file, encoding: .utf8)
      #expect(text == golden, "\(example.title) has changed; `make goldens` takes it over.")
    }
  }

  @Test("There is a text for every example, and no other")
  func files() throws {
    let expected = Catalog.examples.flatMap { example in
      example.variants.map { "\(example.id)-\($0.spelling.rawValue).txt" }
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == expected.sorted())
  }

  private func lines(of variant: Example.Variant) -> [String] {
    withDependencies {
      $0.context = .preview
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 0))
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SeededGenerator(seed: 7))
      $0.secretNumber.next = { 20 }
      $0.defaultAppStorage = .inMemory
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      let reader = TerminalReader(environment: { $0.timeZone = .gmt }) { variant.screen(log: ActionLog()) }
      defer { reader.graph.close() }
      return reader.lines
    }
  }
}
