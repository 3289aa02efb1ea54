internal import IppoRender

/// The calls of dependencies in a recording, as the code of a test: overrides of the endpoints that were called, and the
/// steps that answer.
struct RecordedCallsTest {
  private var endpoints: [RecordedEndpointTest] = []
  /// Values that the test reads from JSON, by their JSON.
  private let decoded: [String: (name: String, type: String)]
  private var refusals: [String] = []
  /// The calls whose answers are missing, when the recording ends.
  private(set) var openCalls: Set<Int> = []
  /// The calls that wait for their answers, by the place of their endpoint.
  private var waiting: [Int: [Int]] = [:]

  /// - Parameter code: The code of an expression of a recording.
  init(_ body: RecordedBody, code: @escaping (String) -> String?) {
    var calls: [String: [RecordedCall]] = [:]
    var order: [String] = []
    var answers: [Int: [RecordedOutcome]] = [:]
    var late: Set<Int> = []
    for entry in body.entries {
      switch entry {
      case .call(let call):
        if calls[call.name] == nil { order.append(call.name) }
        calls[call.name, default: []].append(call)
        openCalls.insert(call.number)
      case .answer(let answer):
        answers[answer.call, default: []].append(answer.outcome)
        if answer.outcome.isLast { openCalls.remove(answer.call) }
      case .step, .action, .wake, .time: late.formUnion(openCalls)
      case .screen, .uuid, .date, .random, .sleep, .issue: break
      }
    }
    late.formUnion(openCalls)
    let decoded = Self.decoded(order.flatMap { calls[$0] ?? [] }, answers, code)
    self.decoded = decoded
    var names: Set<String> = []
    for name in order {
      guard let calls = calls[name], let call = calls.first else { continue }
      let own = names.insert(call.endpoint).inserted ? call.endpoint : "\(call.endpoint)\(names.count + 1)"
      names.insert(own)
      let endpoint = RecordedEndpointTest(
        calls, name: Self.reserved.contains(own) ? "\(own)Answers" : own, answers: answers,
        isImmediate: late.isDisjoint(with: calls.map(\.number))
      ) { value in
        (value.isCode ? code(value.text) : nil) ?? value.json.flatMap { decoded[$0]?.name }
      }
      if let refusal = endpoint.refusal {
        refusals.append("// Override \(name) here: \(refusal).")
      } else {
        endpoints.append(endpoint)
      }
    }
  }

  /// Names of the test itself.
  private static let reserved: Set = ["store", "host", "clock", "uuids", "dates", "self", "init", "default", "repeat"]

  private static func decoded(
    _ calls: [RecordedCall], _ answers: [Int: [RecordedOutcome]], _ code: (String) -> String?
  ) -> [String: (name: String, type: String)] {
    var decoded: [String: (name: String, type: String)] = [:]
    for call in calls {
      for value in (answers[call.number] ?? []).compactMap(\.value) {
        guard let json = value.json, let type = value.type, decoded[json] == nil,
          !value.isCode || code(value.text) == nil
        else { continue }
        decoded[json] = ("\(call.endpoint)Value\(decoded.count + 1)", type)
      }
    }
    return decoded
  }

  // MARK: Before the test

  /// Whether the test has steps that answer.
  var hasSteps: Bool { endpoints.contains { $0.style == .steps || $0.style == .streams } }
  /// Whether the test uses the module of the recorder.
  var needsRecorder: Bool { !decoded.isEmpty || endpoints.contains { $0.style == .steps || $0.hasFailures } }
  /// Whether the test can throw.
  var throwsErrors: Bool { !decoded.isEmpty }
  /// The modules of the clients.
  var modules: Set<String> { Set(endpoints.map(\.call.module)) }

  /// Statements before the store or the host is made.
  var preparations: [String] {
    let values = decoded.sorted { $0.value.name < $1.value.name }.map { json, value in
      let hashes = String(repeating: "#", count: Self.hashes(in: json))
      return "let \(value.name): \(value.type) = try recordedValue(\(hashes)\"\(json)\"\(hashes))"
    }
    return refusals + values + endpoints.flatMap(\.declarations)
  }

  /// The number of signs around a literal, one more than in any part of the text that could end it.
  private static func hashes(in text: String) -> Int {
    var (most, run) = (0, -1)
    for character in text {
      if character == "\"" || character == "\\" {
        run = 0
      } else if character == "#", run >= 0 {
        run += 1
      } else {
        run = -1
      }
      most = max(most, run)
    }
    return most + 1
  }

  /// Statements that override the endpoints in `$0`.
  var overrides: [String] { endpoints.map(\.override) }

  // MARK: Within the test

  /// The step for an answer; `nil` for an answer that needs none.
  mutating func step(for answer: RecordedAnswer) -> (head: String, argument: String)? {
    guard let index = endpoint(of: answer.call) else { return nil }
    let place = waiting[index]?.firstIndex(of: answer.call)
    if let place { waiting[index]?.remove(at: place) }
    return endpoints[index].step(for: answer, at: place ?? 0)
  }

  /// Notes a call that waits for its answer.
  mutating func note(_ call: RecordedCall) {
    guard let index = endpoint(of: call.number) else { return }
    waiting[index, default: []].append(call.number)
  }

  /// The place of the endpoint that has a call.
  private func endpoint(of call: Int) -> Int? {
    endpoints.firstIndex { $0.calls.contains { $0.number == call } }
  }
}
