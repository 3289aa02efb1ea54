internal import IppoRender

/// The calls of one endpoint in a recording, as the code of a test.
struct RecordedEndpointTest {
  /// The way in which a test answers.
  enum Style: Equatable {
    /// All calls have the same answer, at once.
    case constant
    /// Calls have their answers at once, in their order.
    case list
    /// Calls wait for the step of the test that answers them.
    case steps
    /// Calls return streams, whose elements are steps of the test.
    case streams
  }

  let calls: [RecordedCall]
  /// The name of the endpoint's answers in the test.
  let name: String
  private(set) var style = Style.steps
  private let answers: [Int: [RecordedOutcome]]
  private let expression: (RecordedValue) -> String?

  var call: RecordedCall { calls[0] }
  private var result: String { Self.code(call.result) }

  /// The name of a type in code that writes `any` before protocols.
  private static func code(_ type: String) -> String { type.replacing(", Error>", with: ", any Error>") }

  /// - Parameters:
  ///   - calls: The calls, at least one.
  ///   - isImmediate: Whether the person and the clock do nothing between a call and its answer.
  ///   - expression: The code of a value; `nil` for a value without code.
  init(
    _ calls: [RecordedCall], name: String, answers: [Int: [RecordedOutcome]], isImmediate: Bool,
    expression: @escaping (RecordedValue) -> String?
  ) {
    self.calls = calls
    self.name = name
    self.answers = answers
    self.expression = expression
    let outcomes = calls.compactMap { answers[$0.number]?.first }
    if outcomes.contains(where: { if case .stream = $0 { true } else { false } }) {
      style = .streams
    } else if isImmediate, Set(outcomes).count == 1, outcomes.count == calls.count, outcomes[0] != .cancelled {
      style = .constant
    } else {
      style = call.isAsync ? .steps : .list
    }
  }

  /// The reason why the test cannot answer; `nil` if it can.
  var refusal: String? {
    guard call.place != nil else { return "no code can name its client" }
    let values = calls.flatMap { answers[$0.number] ?? [] }.filter { !$0.isError }.compactMap(\.value)
    guard let value = values.first(where: { expression($0) == nil }) else { return nil }
    return "no code can write \(value.plainText.prefix(60))"
  }

  // MARK: Before the test

  /// Statements before the store or the host is made.
  var declarations: [String] {
    switch style {
    case .constant: return []
    case .steps: return ["let \(name) = RecordedAnswers<\(result)>()"]
    case .list:
      let results = calls.compactMap { answers[$0.number]?.first }.map(listed)
      let type = call.canThrow ? "<[Result<\(result), any Error>]>" : ""
      return ["let \(name) = LockIsolated\(type)(["] + results.map { "  \($0)," } + ["])"]
    case .streams:
      let streams = calls.indices.map { "let \(stream($0)) = \(newStream)" }
      return calls.count == 1
        ? streams
        : streams + [
          "let \(name) = LockIsolated([\(calls.indices.map { "\(stream($0)).stream" }.joined(separator: ", "))])"
        ]
    }
  }

  /// The statement that overrides the endpoint in `$0`.
  var override: String {
    let ignored = call.arguments.isEmpty ? "" : call.arguments.map { _ in "_" }.joined(separator: ", ") + " in "
    let body =
      switch style {
      case .constant: constant
      case .steps: call.canThrow ? "try await \(name)()" : "await \(name).value()"
      case .list:
        call.canThrow
          ? "try \(name).withValue { try $0.removeFirst().get() }" : "\(name).withValue { $0.removeFirst() }"
      case .streams:
        calls.count == 1 ? "\(stream(0)).stream" : "\(name).withValue { $0.removeFirst() }"
      }
    let closure = (ignored + body).isEmpty ? "{}" : "{ \(ignored)\(body)\(body.isEmpty ? "" : " ")}"
    return "$0\(call.place ?? "").\(call.endpoint) = \(closure)"
  }

  private var constant: String {
    switch answers[call.number]?.first {
    case .returned(let value)?: call.result == "()" || call.result == "Void" ? "" : code(value)
    case .thrown(let value)?: "throw \(error(value))"
    case .cancelled?, .stream?, .element?, .finished?, .failed?, nil: ""
    }
  }

  private func listed(_ outcome: RecordedOutcome) -> String {
    switch outcome {
    case .returned(let value): call.canThrow ? ".success(\(code(value)))" : code(value)
    case .thrown(let value), .failed(let value), .element(let value): ".failure(\(error(value)))"
    case .cancelled, .stream, .finished: ".failure(CancellationError())"
    }
  }

  private func stream(_ index: Int) -> String { calls.count == 1 ? name : "\(name)\(index + 1)" }

  private var newStream: String {
    let types = calls.compactMap { other -> RecordedStreamType? in
      if case .stream(let type)? = answers[other.number]?.first { type } else { nil }
    }
    guard let type = types.first else { return "AsyncStream.makeStream(of: Never.self)" }
    return type.canFail
      ? "AsyncThrowingStream.makeStream(of: \(Self.code(type.element)).self, throwing: (any Error).self)"
      : "AsyncStream.makeStream(of: \(Self.code(type.element)).self)"
  }

  // MARK: Within the test

  /// The head and the argument of the step for an answer; `nil` for an answer that needs no step.
  ///
  /// - Parameter place: The place of the call among those of the endpoint that wait.
  func step(for answer: RecordedAnswer, at place: Int) -> (head: String, argument: String)? {
    let other = place == 0 ? "" : ", to: \(place)"
    switch (style, answer.outcome) {
    case (.steps, .returned(let value)):
      return ("await \(name).answer", call.result == "()" ? String(other.dropFirst(2)) : code(value) + other)
    case (.steps, .thrown(let value)): return ("await \(name).fail", error(value) + other)
    case (.streams, .element(let value)): return (continuation(of: answer) + ".yield", code(value))
    case (.streams, .finished): return (continuation(of: answer) + ".finish", "")
    case (.streams, .failed(let value)): return (continuation(of: answer) + ".finish", "throwing: \(error(value))")
    case (.constant, _), (.list, _), (.steps, _), (.streams, _): return nil
    }
  }

  private func continuation(of answer: RecordedAnswer) -> String {
    "\(stream(calls.firstIndex { $0.number == answer.call } ?? 0)).continuation"
  }

  private func code(_ value: RecordedValue) -> String { expression(value) ?? "…" }

  /// The code of an error, which has its text alone where no code can write it.
  private func error(_ value: RecordedValue) -> String {
    expression(value) ?? "RecordedFailure(\(value.plainText.debugDescription))"
  }

  /// Whether an error of the test has its text alone.
  var hasFailures: Bool {
    calls.flatMap { answers[$0.number] ?? [] }.contains { $0.isError && $0.value.flatMap(expression) == nil }
  }
}

extension RecordedOutcome {
  /// Whether the outcome is an error with a value.
  fileprivate var isError: Bool {
    switch self {
    case .thrown, .failed: true
    case .returned, .cancelled, .stream, .element, .finished: false
    }
  }
}
