/// An object that notes the calls of endpoints, or answers them from a recording.
package protocol EndpointRecorder: AnyObject, Sendable {
  /// Notes the beginning of a call.
  ///
  /// - Returns: The way in which the call goes on.
  func begin(_ call: EndpointCall) -> EndpointRun

  /// Notes the result of a call.
  ///
  /// - Parameters:
  ///   - number: The number of the call.
  ///   - endpoint: The name of the endpoint.
  /// - Returns: The result: the same value, or a stream whose elements are noted.
  func end<Value>(_ number: Int, of endpoint: String, with value: Value) -> Value

  /// Notes the error of a call.
  ///
  /// - Parameters:
  ///   - number: The number of the call.
  ///   - endpoint: The name of the endpoint.
  func end(_ number: Int, of endpoint: String, throwing error: any Error)
}

/// A call of an endpoint.
package struct EndpointCall {
  /// The type of the client.
  package var client: Any.Type
  package var endpoint: String
  package var arguments: [_EndpointArguments.Argument]
  package var result: Any.Type
  package var isAsync: Bool
  package var canThrow: Bool
  /// Whether a call without an answer has another end: an error, a wait, a default value, or a known value of the type.
  package var hasSubstitute: Bool
}

/// The way in which a call goes on.
package enum EndpointRun {
  /// As in a program without a recorder.
  case unrecorded
  /// The program's own endpoint runs, and the recorder takes its result under a number.
  case recorded(Int)
  /// A recording has the result.
  case replayed(any EndpointReplay)
}

/// The result of a call in a recording.
package protocol EndpointReplay: Sendable {
  /// Waits until the replay comes to the result, or the task is cancelled.
  func wait() async

  /// The result; `nil` if the recording lacks it, which stops the replay.
  func result<Value>(as type: Value.Type) -> Result<Value, any Error>?

  /// Stops the replay at the call, whose error the endpoint cannot throw.
  func fail(with error: any Error)
}

/// The calls of endpoints that run.
package enum EndpointCalls {
  /// Whether the running code is part of a recorded call. A replay has the result of the call, so that no recorder notes
  /// the values that the call is computed from.
  @TaskLocal package static var isInside = false
}

extension DependencyValues {
  /// The recorder of the endpoints' calls; `nil` for none.
  package var endpointRecorder: (any EndpointRecorder)? {
    get { self[EndpointRecorderKey.self] }
    set {
      if newValue != nil { _EndpointRecording.turnOn() }
      self[EndpointRecorderKey.self] = newValue
    }
  }

  private enum EndpointRecorderKey: DependencyKey {
    static var liveValue: (any EndpointRecorder)? { nil }
    static var testValue: (any EndpointRecorder)? { nil }
  }
}
