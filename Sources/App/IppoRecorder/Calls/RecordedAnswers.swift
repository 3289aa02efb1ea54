internal import Foundation
internal import IssueReporting
internal import Synchronization

/// The answers of an asynchronous endpoint in a test that was written from a recording. A call waits until the test gives
/// its answer, and the test waits until there is a call.
///
/// ```swift
/// let fetch = RecordedAnswers<String>()
/// let store = TestStore(initialState: Facts.State()) { Facts() } withDependencies: {
///   $0[FactClient.self].fetch = { _ in try await fetch() }
/// }
/// await store.send(.factButtonTapped)
/// await fetch.answer("4 is 2 times 2.")
/// ```
///
/// So the order of steps and answers is that of the recording, whatever else the machine does.
public final class RecordedAnswers<Value: Sendable>: Sendable {
  private struct Call: Sendable {
    let id: Int
    let continuation: UnsafeContinuation<Result<Value, any Error>, Never>
  }

  /// A test that waits for a call.
  private struct Caller {
    let id: Int
    let place: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var last = 0
    var calls: [Call] = []
    var callers: [Caller] = []
    var cancelled: Set<Int> = []

    mutating func nextID() -> Int {
      last += 1
      return last
    }
  }

  private let state = Mutex(State())

  /// Makes an endpoint without calls.
  public init() {}

  // MARK: The endpoint

  /// Waits for the answer of the test.
  ///
  /// - Returns: The answer.
  /// - Throws: The error that the test gives, or `CancellationError` if the task is cancelled.
  public func callAsFunction() async throws -> Value {
    let id = state.withLock { $0.nextID() }
    return try await withTaskCancellationHandler {
      try await answer(to: id).get()
    } onCancel: {
      let call = state.withLock { state -> Call? in
        guard let index = state.calls.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.calls.remove(at: index)
      }
      call?.continuation.resume(returning: .failure(CancellationError()))
    }
  }

  /// Waits for the answer of the test, whether the task is cancelled or not.
  ///
  /// - Returns: The answer.
  public func value() async -> Value {
    while true {
      // An endpoint that cannot throw has nothing to do with an error.
      if case .success(let value) = await answer(to: state.withLock { $0.nextID() }) { return value }
    }
  }

  private func answer(to id: Int) async -> Result<Value, any Error> {
    await withUnsafeContinuation { continuation in
      let (isCancelled, caller) = state.withLock { state -> (Bool, Caller?) in
        if state.cancelled.remove(id) != nil { return (true, nil) }
        state.calls.append(Call(id: id, continuation: continuation))
        guard let index = state.callers.firstIndex(where: { $0.place < state.calls.count }) else { return (false, nil) }
        return (false, state.callers.remove(at: index))
      }
      if isCancelled { continuation.resume(returning: .failure(CancellationError())) }
      caller?.continuation.resume(returning: true)
    }
  }

  // MARK: The test

  /// Answers a call once it is there.
  ///
  /// - Parameters:
  ///   - value: The answer.
  ///   - place: The place of the call among those without an answer.
  ///   - limit: The longest wait. After it, an issue is reported.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func answer(
    _ value: Value, to place: Int = 0, within limit: Duration = .seconds(60),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await end(place, .success(value), limit) {
      reportIssue($0, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Answers a call with an error once it is there.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - place: The place of the call among those without an answer.
  ///   - limit: The longest wait. After it, an issue is reported.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func fail(
    _ error: any Error, to place: Int = 0, within limit: Duration = .seconds(60),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await end(place, .failure(error), limit) {
      reportIssue($0, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  private func end(
    _ place: Int, _ result: Result<Value, any Error>, _ limit: Duration, _ report: (String) -> Void
  ) async {
    guard await hasCall(at: place, within: limit),
      let call = state.withLock({ $0.calls.indices.contains(place) ? $0.calls.remove(at: place) : nil })
    else {
      return report(
        "The program has not called the endpoint within \(limit). The recording has a call with this answer.")
    }
    call.continuation.resume(returning: result)
  }

  private func hasCall(at place: Int, within limit: Duration) async -> Bool {
    let id = state.withLock { $0.nextID() }
    return await WaitLimit.wait(within: limit) { continuation in
      state.withLock { state in
        if state.calls.count > place { return true }
        state.callers.append(Caller(id: id, place: place, continuation: continuation))
        return false
      }
    } leave: {
      self.state.withLock { state in
        state.callers.firstIndex { $0.id == id }.map { state.callers.remove(at: $0).continuation }
      }
    }
  }
}

extension RecordedAnswers where Value == Void {
  /// Lets a call without a result return, once it is there.
  public func answer(
    to place: Int = 0, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await answer((), to: place, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Reads a value that a recorded dependency has given, from its JSON.
///
/// - Parameters:
///   - json: The JSON.
///   - type: The type of the value.
/// - Returns: The value.
/// - Throws: A `DecodingError` if the type has changed since the recording.
public func recordedValue<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}
