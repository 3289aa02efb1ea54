import Dependencies
import DependenciesMacros
import Synchronization
import Testing

/// A replay without an answer to any call, or in which every call fails.
private final class EmptyReplay: EndpointRecorder, EndpointReplay {
  private let error: (any Error)?
  private let state = Mutex<[String]>([])

  init(error: (any Error)? = nil) { self.error = error }

  /// The errors that endpoints could not throw.
  var errors: [String] { state.withLock { $0 } }

  func begin(_ call: EndpointCall) -> EndpointRun { .replayed(self) }
  func end<Value>(_ number: Int, of endpoint: String, with value: Value) -> Value { value }
  func end(_ number: Int, of endpoint: String, throwing error: any Error) {}
  func wait() async {}
  func result<Value>(as type: Value.Type) -> Result<Value, any Error>? { error.map { .failure($0) } }
  func fail(with error: any Error) { state.withLock { $0.append("\(error)") } }

  struct Broken: Error {}
}

@DependencyClient
private struct Shop: Sendable {
  var pay: @Sendable (_ amount: Int) -> Void
  var isOpen: @Sendable () -> Bool = { true }
  var name: @Sendable (_ language: String) async -> String = { "The shop (\($0))" }
  var owner: @Sendable () -> String?
  var visitors: @Sendable () async -> AsyncStream<Int> = { AsyncStream { $0.finish() } }
  var refund: @Sendable (_ amount: Int) async throws -> Void
}

private enum Side: CaseIterable { case left, right }

@Suite struct UnansweredCallTests {
  private func run<Result>(
    _ replay: EmptyReplay = EmptyReplay(), _ body: (Shop) async throws -> Result
  ) async rethrows -> Result {
    try await withDependencies {
      $0.endpointRecorder = replay
    } operation: {
      @Sendable func live<Value>(_ value: Value) -> Value {
        Issue.record("The program's own endpoint runs.")
        return value
      }
      return try await body(
        Shop(
          pay: { _ in live(()) }, isOpen: { live(false) }, name: { _ in live("") }, owner: { live("Somebody") },
          visitors: { live(AsyncStream { $0.yield(1) }) }, refund: { _ in live(()) }))
    }
  }

  @Test func `an endpoint without a result returns`() async {
    let isReturned = await run { shop in
      shop.pay(amount: 3)
      return true
    }
    #expect(isReturned)
  }

  @Test func `an endpoint has the default value of its client`() async {
    #expect(await run { $0.isOpen() })
    #expect(await run { await $0.name(language: "de") } == "The shop (de)")
  }

  @Test func `an endpoint without a default value returns nil`() async {
    #expect(await run { $0.owner() } == nil)
  }

  @Test func `a stream ends at once`() async {
    let visitors = await run { await $0.visitors() }
    #expect(await visitors.reduce(0, +) == 0)
  }

  @Test func `an endpoint that throws is cancelled`() async {
    await #expect(throws: CancellationError.self) { try await run { try await $0.refund(amount: 3) } }
  }

  @Test func `an error that an endpoint cannot throw stops the replay`() async {
    let replay = EmptyReplay(error: EmptyReplay.Broken())
    #expect(await run(replay) { $0.isOpen() })
    #expect(replay.errors == ["Broken()"])
    await #expect(throws: EmptyReplay.Broken.self) { try await run(replay) { try await $0.refund(amount: 3) } }
    #expect(replay.errors.count == 1)
  }

  @Test func `a value is made of its type where the client has none`() async throws {
    try await run { _ in
      func value<Value>(_ live: Value) -> Value? {
        _EndpointRecording(of: Shop.self, "value")?.call(_EndpointArguments()) { () -> Value in
          Issue.record("The program's own endpoint runs.")
          return live
        }
      }
      #expect(value([1]) == [])
      #expect(value(["a": 1]) == [:])
      #expect(value(Set([1])) == [])
      #expect(value("text") == "")
      #expect(value(true) == false)
      #expect(value(2.5) == 0)
      #expect(value(Duration.seconds(1)) == .zero)
      #expect(value(Int?.some(1)) == .some(.none))
      #expect(value(Side.right) == .left)
      let stream = value(AsyncThrowingStream<Int, any Error> { $0.yield(1) })
      let sum = try await stream?.reduce(0, +)
      #expect(sum == 0)
    }
  }

  @Test func `a call within a call of the program runs`() async {
    await run { _ in
      let value = EndpointCalls.$isInside.withValue(true) {
        _EndpointRecording(of: Shop.self, "value")?.call(_EndpointArguments()) { 1 }
      }
      #expect(value == nil)
    }
  }
}
