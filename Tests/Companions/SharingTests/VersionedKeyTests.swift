import Testing

@testable import Sharing

/// A key of a value that others may change at the same time.
private struct NumberKey: VersionedSharedKey, Hashable {
  typealias Value = Int

  func fetch(_ completion: @escaping @Sendable (Result<VersionedValue<Int>?, VersionedFailure>) -> Void) {
    completion(.success(VersionedValue(7, version: 1, tokens: [])))
  }

  func swap(
    _ value: Int, expecting version: Int, token: UInt64,
    completion: @escaping @Sendable (Result<VersionedSwap<Int>, VersionedFailure>) -> Void
  ) {
    completion(.success(.kept(version: version + 1)))
  }

  func follow(_ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription {
    SharedSubscription {}
  }
}

@Suite struct VersionedKeyTests {
  /// The last one to save must not win over the changes of others.
  @Test func `a key with a default that is loaded later keeps its versions`() async throws {
    let number = Shared(value: 0)
    try await number.load(NumberKey.Default[NumberKey(), default: 1])
    #expect(number.wrappedValue == 7)
    #expect(number.reference is _VersionedReference<NumberKey>)
  }
}
