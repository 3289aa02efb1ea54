import Synchronization

/// The recording of one endpoint's calls. Code that ``DependencyClient()`` generates uses it.
///
/// In a process without a recorder, an endpoint pays one load of a Boolean value for it.
public struct _EndpointRecording: Sendable {
  /// Whether the process has ever had a recorder.
  private static let isOn = Atomic<Bool>(false)

  static func turnOn() { isOn.store(true, ordering: .relaxed) }

  private let recorder: any EndpointRecorder
  private let client: Any.Type
  private let endpoint: StaticString

  /// Finds the recorder of the running code.
  ///
  /// - Parameters:
  ///   - client: The type of the client.
  ///   - endpoint: The name of the endpoint.
  /// - Returns: `nil` without a recorder.
  public init?(of client: Any.Type, _ endpoint: StaticString) {
    guard Self.isOn.load(ordering: .relaxed), !EndpointCalls.isInside,
      let recorder = DependencyValues._current.endpointRecorder
    else { return nil }
    self.recorder = recorder
    self.client = client
    self.endpoint = endpoint
  }

  /// Calls an endpoint, or takes the result from a recording. A replay never calls the program's own endpoint.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - body: Calls the program's own endpoint.
  ///   - unanswered: The default value of the client, for a replay without an answer; `nil` for none.
  /// - Returns: The result.
  /// - Throws: The error of the endpoint.
  public func call<Value, Failure: Error>(
    _ arguments: _EndpointArguments, _ body: () throws(Failure) -> Value, unanswered: () throws -> Value?
  ) throws(Failure) -> Value {
    try call(arguments, body, hasDefault: true, unanswered)
  }

  /// Calls an endpoint without a default value, or takes the result from a recording. A replay never calls the program's own
  /// endpoint.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - body: Calls the program's own endpoint.
  /// - Returns: The result.
  /// - Throws: The error of the endpoint.
  public func call<Value, Failure: Error>(
    _ arguments: _EndpointArguments, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try call(arguments, body, hasDefault: false) { nil }
  }

  private func call<Value, Failure: Error>(
    _ arguments: _EndpointArguments, _ body: () throws(Failure) -> Value, hasDefault: Bool,
    _ unanswered: () throws -> Value?
  ) throws(Failure) -> Value {
    // An endpoint that is got before a call may be called within one.
    if EndpointCalls.isInside { return try body() }
    let hasSubstitute = hasDefault || CancellationError() is Failure || Unanswered.value(as: Value.self) != nil
    let run = begin(
      arguments, Value.self, isAsync: false, canThrow: Failure.self != Never.self, hasSubstitute: hasSubstitute)
    if case .replayed(let replay) = run {
      if let value = try answer(of: replay, as: Value.self, Failure.self) { return value }
      do {
        if let value = try unanswered() { return value }
      } catch {
        if let error = error as? Failure { throw error }
      }
      if let value = Unanswered.value(as: Value.self) { return value }
      // The program's own endpoint may send or remove something, and a call that cannot wait has to end.
      fatalError(
        """
        The recording has no answer to \(client).\(endpoint), which neither throws nor waits, and no value of the type \
        \(Value.self) is known. Give the endpoint a default value, such as '= { \(Value.self)(…) }'.
        """)
    }
    let result = EndpointCalls.$isInside.withValue(true) { () -> Result<Value, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try ended(result, run)
  }

  /// Calls an endpoint whose result cannot be copied. No recorder takes it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - body: Calls the program's own endpoint.
  ///   - unanswered: The default value of the client.
  /// - Returns: The result.
  /// - Throws: The error of the endpoint.
  @_disfavoredOverload
  public func call<Value: ~Copyable, Failure: Error>(
    _ arguments: _EndpointArguments, _ body: () throws(Failure) -> Value, unanswered: () throws -> Value? = { nil }
  ) throws(Failure) -> Value { try body() }

  /// Calls an asynchronous endpoint, or takes the result from a recording once the replay has come to it. A replay never
  /// calls the program's own endpoint. Instead a call without a value waits for good.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isolation: The actor of the caller.
  ///   - body: Calls the program's own endpoint.
  ///   - unanswered: The default value of the client, for a replay without an answer; `nil` for none.
  /// - Returns: The result.
  /// - Throws: The error of the endpoint.
  public func callAsync<Value, Failure: Error>(
    _ arguments: _EndpointArguments, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Value, unanswered: () async throws -> Value? = { nil }
  ) async throws(Failure) -> Value {
    if EndpointCalls.isInside { return try await body() }
    let run = begin(
      arguments, Value.self, isAsync: true, canThrow: Failure.self != Never.self, hasSubstitute: true)
    if case .replayed(let replay) = run {
      await replay.wait()
      if let value = try answer(of: replay, as: Value.self, Failure.self) { return value }
      do {
        if let value = try await unanswered() { return value }
      } catch {
        if let error = error as? Failure { throw error }
      }
      if let value = Unanswered.value(as: Value.self) { return value }
      // The replay knows that it has to stop. A task that waits for good does no harm; the program's own endpoint may.
      await Self.waitForGood()
    }
    let result = await EndpointCalls.$isInside.withValue(
      true,
      operation: { () async -> Result<Value, Failure> in
        do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
      }, isolation: isolation)
    return try ended(result, run)
  }

  /// Calls an asynchronous endpoint whose result cannot be copied. No recorder takes it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isolation: The actor of the caller.
  ///   - body: Calls the program's own endpoint.
  ///   - unanswered: The default value of the client.
  /// - Returns: The result.
  /// - Throws: The error of the endpoint.
  @_disfavoredOverload
  public func callAsync<Value: ~Copyable, Failure: Error>(
    _ arguments: _EndpointArguments, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Value, unanswered: () async throws -> Value? = { nil }
  ) async throws(Failure) -> Value { try await body() }

  private static func waitForGood(isolation: isolated (any Actor)? = #isolation) async -> Never {
    while true { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  private func begin(
    _ arguments: _EndpointArguments, _ result: Any.Type, isAsync: Bool, canThrow: Bool, hasSubstitute: Bool
  ) -> EndpointRun {
    // No recording has the calls of a function, and a replay without them would differ from the program.
    guard !arguments.holdsFunctions else { return .unrecorded }
    return recorder.begin(
      EndpointCall(
        client: client, endpoint: "\(endpoint)", arguments: arguments.arguments, result: result, isAsync: isAsync,
        canThrow: canThrow, hasSubstitute: hasSubstitute))
  }

  /// The result in a recording; `nil` for a missing one of an endpoint that cannot throw it.
  private func answer<Value, Failure: Error>(
    of replay: any EndpointReplay, as _: Value.Type, _: Failure.Type
  ) throws(Failure) -> Value? {
    switch replay.result(as: Value.self) {
    case .success(let value)?: return value
    case .failure(let error)?:
      if let error = error as? Failure { throw error }
      replay.fail(with: error)
      return nil
    case nil:
      if let error = CancellationError() as? Failure { throw error }
      return nil
    }
  }

  /// The result of the program's own endpoint, after the recorder has taken it.
  private func ended<Value, Failure: Error>(
    _ result: Result<Value, Failure>, _ run: EndpointRun
  ) throws(Failure) -> Value {
    guard case .recorded(let number) = run else { return try result.get() }
    switch result {
    case .success(let value): return recorder.end(number, of: "\(endpoint)", with: value)
    case .failure(let error):
      recorder.end(number, of: "\(endpoint)", throwing: error)
      throw error
    }
  }
}
