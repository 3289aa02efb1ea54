import ComposableArchitecture
import Testing

@available(*, deprecated, message: "Uses the names of 2024.")
private enum Names {
  static func check() {
    @Shared(.volume) var volume
    @Shared(.inMemory("names-of-2024")) var same = 0
    $volume.withLock { $0 += 1 }

    #expect(volume == 8)
    #expect(same == 8)
  }
}

@available(*, deprecated)
extension PersistenceReaderKey where Self == PersistenceKeyDefault<InMemoryKey<Int>> {
  fileprivate static var volume: Self { PersistenceKeyDefault(.inMemory("names-of-2024"), 7) }
}

private protocol Checks {
  static func check()
}

@available(*, deprecated)
extension Names: Checks {}

@Suite("Keys of shared state, as they were called in 2024")
struct PersistenceKeyNamesTests {
  @available(*, deprecated)
  private static var names: any Checks.Type { Names.self }

  @available(*, deprecated)
  @Test("a key with a default value")
  func defaultValue() { Self.names.check() }
}
