#if Terminal
  import Foundation
  import IppoUI
  import Testing

  @testable import IppoPreviews

  @MainActor
  @Suite("A written preview")
  struct PreviewSnapshotTests {
    private func snapshot(_ name: String, _ variant: String = "default") async throws -> PreviewSnapshot {
      let entry = try #require(PreviewCatalog.ofProgram()["IppoPreviewsTests.\(name)"])
      return try await PreviewSnapshot(entry, PreviewVariant(named: variant), PreviewContexts(), quiet: .zero)
    }

    @Test("has the screen of a terminal, as text and as a picture, and the lines that are read out")
    func kinds() async throws {
      let snapshot = try await snapshot("samples.counter")
      #expect(snapshot.text.contains("Count: 0"))
      #expect(snapshot.svg.hasPrefix("<svg"))
      #expect(snapshot.svg.contains("<title>Counter</title>"))
      #expect(snapshot.reading == "1. Count: 0, button\n")
    }

    @Test("has the colours of its variant")
    func colors() async throws {
      let (light, dark) = try await (snapshot("samples.label", "light"), snapshot("samples.label", "dark"))
      #expect(light.text == dark.text)
      #expect(light.svg != dark.svg)
    }

    @Test("has the context of its modifier")
    func context() async throws {
      #expect(try await snapshot("samples.sample").text.contains("Speed 3"))
      await #expect(throws: RefusedModifier.Refusal.self) { try await snapshot("samples.refused") }
    }

    @Test("is the same each time")
    func repetition() async throws {
      for name in ["samples.counter", "samples.date", "shelf"] {
        let (first, second) = try await (snapshot(name), snapshot(name))
        #expect(first.text == second.text)
        #expect(first.svg == second.svg)
        #expect(first.reading == second.reading)
      }
      #expect(try await snapshot("samples.date").text.contains("January 1, 2001"))
    }

    @Test("values of stores follow one another in the same order")
    func values() {
      let (first, second) = (SteadyValues(), SteadyValues())
      for _ in 0..<3 {
        #expect(first.uuid { UUID() } == second.uuid { UUID() })
        #expect(first.random { 0 } == second.random { 0 })
      }
      #expect(first.uuid { UUID() }.uuidString == "00000000-0000-0000-0000-000000000003")
      #expect(first.date { Date() } == Date(timeIntervalSinceReferenceDate: 0))
    }
  }
#endif
