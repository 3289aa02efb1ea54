/// A call of an endpoint of a dependency.
package struct RecordedCall: Hashable, Sendable {
  /// An argument of a call.
  package struct Argument: Hashable, Sendable {
    /// The label in the type of the closure; `nil` for none.
    package var label: String?
    /// The value as a person reads it.
    package var text: String

    package init(label: String?, text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The number of the call in its recording, from 1.
  package var number = 0
  /// The type of the client as written in code, such as `FactClient`.
  package var client: String
  /// The module of the client.
  package var module: String
  package var endpoint: String
  package var arguments: [Argument]
  /// The type of the result as written in code.
  package var result: String
  package var isAsync: Bool
  package var canThrow: Bool
  /// The expression behind `$0` that names the client among the dependencies; `nil` for a client that code cannot name.
  package var place: String?

  package init(
    client: String, module: String, endpoint: String, arguments: [Argument], result: String, isAsync: Bool,
    canThrow: Bool, place: String?
  ) {
    self.client = client
    self.module = module
    self.endpoint = endpoint
    self.arguments = arguments
    self.result = result
    self.isAsync = isAsync
    self.canThrow = canThrow
    self.place = place
  }

  /// The endpoint in words: `FactClient.fetch`.
  package var name: String { "\(client).\(endpoint)" }

  /// The call in words: `FactClient.fetch(number: 3)`.
  package var description: String {
    let arguments = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.text }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

/// A result of a call, or an element of the stream that it has returned.
package struct RecordedAnswer: Hashable, Sendable {
  /// The number of the call.
  package var call: Int
  package var outcome: RecordedOutcome

  package init(call: Int, outcome: RecordedOutcome) {
    self.call = call
    self.outcome = outcome
  }
}

/// The result of a call, or an event of its stream.
package enum RecordedOutcome: Hashable, Sendable {
  case returned(RecordedValue)
  case thrown(RecordedValue)
  /// The call has thrown the error of a cancelled task.
  case cancelled
  /// The call has returned a stream.
  case stream(RecordedStreamType)
  /// The stream has given an element.
  case element(RecordedValue)
  /// The stream has ended.
  case finished
  /// The stream has ended with an error.
  case failed(RecordedValue)

  /// Whether the call has no further answer.
  package var isLast: Bool {
    switch self {
    case .returned, .thrown, .cancelled, .finished, .failed: true
    case .stream, .element: false
    }
  }

  /// The value that the outcome has.
  package var value: RecordedValue? {
    switch self {
    case .returned(let value), .thrown(let value), .element(let value), .failed(let value): value
    case .cancelled, .stream, .finished: nil
    }
  }

  /// The outcome in words.
  package var description: String {
    switch self {
    case .returned(let value): "returns \(value.plainText)"
    case .thrown(let value): "throws \(value.plainText)"
    case .cancelled: "is cancelled"
    case .stream(let type): "returns a stream of \(type.element)"
    case .element(let value): "gives \(value.plainText)"
    case .finished: "ends its stream"
    case .failed(let value): "ends its stream with \(value.plainText)"
    }
  }
}

/// The type of a recorded stream.
package struct RecordedStreamType: Hashable, Sendable {
  /// The type of the elements as written in code.
  package var element: String
  /// Whether the stream can end with an error.
  package var canFail: Bool

  package init(element: String, canFail: Bool) {
    self.element = element
    self.canFail = canFail
  }
}

/// A value that a dependency has given.
package struct RecordedValue: Hashable, Sendable {
  /// The value in the syntax of Swift, with structs of the app in double brackets.
  package var text: String
  /// Whether the text compiles where such initializers exist.
  package var isCode: Bool
  /// The type as written in code; `nil` for one that other files cannot name.
  package var type: String?
  /// The value as JSON; `nil` if its type is not `Codable`, or if the text compiles anyway.
  package var json: String?
  /// The value for a replay; `nil` for a value that cannot be written down.
  package var archive: [UInt8]?
  /// The reason why the value cannot be written down.
  package var omission: String?

  package init(
    text: String, isCode: Bool, type: String?, json: String? = nil, archive: [UInt8]?, omission: String? = nil
  ) {
    self.text = text
    self.isCode = isCode
    self.type = type
    self.json = json
    self.archive = archive
    self.omission = omission
  }

  /// The value as a person reads it.
  package var plainText: String { text.filter { $0 != "⟦" && $0 != "⟧" } }
}

/// The way in which a call goes on.
package enum RecordedCallRun: Sendable {
  /// As in a program without a recorder.
  case unrecorded
  /// The program's own endpoint runs, and the recorder takes its outcome under a number.
  case recorded(Int)
  /// A recording has the outcome.
  case replayed(any ReplayedCall)
}

/// A call that is answered from a recording.
package protocol ReplayedCall: Sendable {
  /// Waits until the replay comes to the first outcome, or the task is cancelled.
  func wait() async

  /// The first outcome; `nil` if the recording lacks it.
  var outcome: RecordedOutcome? { get }

  /// Hands over the elements and the end of a stream, when the replay comes to them.
  func follow(_ receive: @escaping @Sendable (RecordedOutcome) -> Void)

  /// Notes that a value of the recording cannot be read as the type that the program has now.
  func fail(_ reason: String)
}
