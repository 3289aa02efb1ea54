internal import IppoArchive
internal import IppoRender

/// The texts that may be in no recording, and their removal.
struct PrivateTexts: Sendable {
  /// Shorter texts are private as wholes alone: a letter of a password is in most other texts, too.
  private static let shortest = 4
  /// The maximum number of texts. Each letter that a person types into a secure field makes another one.
  static let countLimit = 1_000
  /// The maximum size of all texts, in bytes.
  static let sizeLimit = 256 << 10
  /// The only entry of a log that has ended because there were too many texts.
  static let notice =
    "The recording ends here, and what came before was dropped: the window has had more than \(countLimit) private texts, "
    + "or more than \(sizeLimit >> 10) KB of them."

  private var texts: Set<String> = []
  private var size = 0
  /// Whether the number of texts has a limit.
  var isLimited = true
  /// Whether there were too many texts. Without some of them no text is known to be public, so all are private.
  private(set) var isFull = false

  mutating func insert(_ text: String) {
    guard !contains(text) else { return }
    size += text.utf8.count
    guard !isLimited || texts.count < Self.countLimit && size <= Self.sizeLimit else {
      isFull = true
      texts = []
      return
    }
    texts.insert(text)
  }

  /// Whether a text needs no work: it is known already, or it is public.
  func contains(_ text: String) -> Bool {
    isFull || text.isEmpty || text == PrivateName.mask || texts.contains(text)
  }

  /// The texts that are also looked for within others, the longest first, as they are and as literals of Swift.
  ///
  /// The beginnings of a text, which a person types before it is complete, are left out: `sword` is in `Password`.
  private var parts: [String] {
    let sorted = texts.sorted()
    // The texts that begin with a text follow it directly.
    let complete = zip(sorted, sorted.dropFirst() + [""]).filter { !$1.hasPrefix($0) }.map(\.0)
    let parts = complete.filter { $0.count >= Self.shortest }
      .flatMap { [$0, String($0.debugDescription.dropFirst().dropLast())] }
    return Set(parts).sorted { ($0.count, $0) > ($1.count, $1) }
  }

  /// A function that removes the private texts from a text.
  var scrubber: @Sendable (String) -> String {
    if isFull { return { $0.isEmpty || $0 == Self.notice ? $0 : PrivateName.mask } }
    let parts = parts
    let literals = Set(texts.map(\.debugDescription))
    return { [texts] text in
      if texts.contains(text) { return PrivateName.mask }
      var text = text
      for part in parts where text.contains(part) { text = text.replacing(part, with: PrivateName.mask) }
      // Each literal begins with a quotation mark.
      guard text.utf8.contains(UInt8(ascii: "\"")) else { return text }
      for literal in literals where text.contains(literal) {
        text = text.replacing(literal, with: PrivateName.mask.debugDescription)
      }
      return text
    }
  }

  /// The recording without private texts.
  func scrubbed(_ body: RecordedBody) -> RecordedBody {
    let scrub = scrubber
    var body = body
    guard !isFull else {
      body.archive = []
      body.entries.removeAll { $0 != .issue(Self.notice) }
      return body
    }
    body.archive = Self.scrubbed(archive: body.archive, scrub)
    body.entries = body.entries.map { $0.scrubbed(scrub) }
    return body
  }

  /// An archive without private texts, and without fields whose names stand for secrets. An unreadable archive is left out.
  static func scrubbed(archive: [UInt8], _ scrub: (String) -> String) -> [UInt8] {
    guard !archive.isEmpty, let value = try? ArchivedValue(decoding: archive) else { return [] }
    return value.scrubbed(scrub).encoded()
  }
}

extension ArchivedValue {
  /// The value of a private field.
  private var hidden: ArchivedValue {
    switch self {
    case .text(let text): .text(text.isEmpty ? "" : PrivateName.mask)
    case .none, .bool, .integer, .unsigned, .number, .bytes, .list, .fields, .choice, .object: .none
    }
  }

  fileprivate func scrubbed(_ scrub: (String) -> String) -> ArchivedValue {
    switch self {
    case .none, .bool: self
    case .number(let number): scrub("\(number)") == "\(number)" ? self : .none
    case .integer(let number): scrub("\(number)") == "\(number)" ? self : .none
    case .unsigned(let number): scrub("\(number)") == "\(number)" ? self : .none
    case .text(let text): .text(scrub(text))
    case .bytes(let bytes):
      String(validating: bytes, as: UTF8.self).map { .bytes(Array(scrub($0).utf8)) } ?? self
    case .list(let values): .list(values.map { $0.scrubbed(scrub) })
    case .fields(let fields):
      .fields(
        fields.map {
          ArchivedField(
            name: $0.name, value: PrivateName.contains($0.name) ? $0.value.hidden : $0.value.scrubbed(scrub))
        })
    case .choice(let name, let value):
      .choice(name, PrivateName.contains(name) ? value.hidden : value.scrubbed(scrub))
    case .object(let number, let value): .object(number, value.scrubbed(scrub))
    }
  }
}

extension RecordedCall {
  func scrubbed(_ scrub: (String) -> String) -> RecordedCall {
    var call = self
    for index in call.arguments.indices { call.arguments[index].text = scrub(call.arguments[index].text) }
    return call
  }
}

extension RecordedAnswer {
  fileprivate func scrubbed(_ scrub: (String) -> String) -> RecordedAnswer {
    var answer = self
    answer.outcome =
      switch outcome {
      case .returned(let value): .returned(value.scrubbed(scrub))
      case .thrown(let value): .thrown(value.scrubbed(scrub))
      case .element(let value): .element(value.scrubbed(scrub))
      case .failed(let value): .failed(value.scrubbed(scrub))
      case .cancelled, .stream, .finished: outcome
      }
    return answer
  }
}

extension RecordedValue {
  fileprivate func scrubbed(_ scrub: (String) -> String) -> RecordedValue {
    var value = self
    value.text = scrub(text)
    value.json = json.flatMap { PrivateJSON.isClean($0, scrub) ? $0 : nil }
    value.archive = archive.map { PrivateTexts.scrubbed(archive: $0, scrub) }
    return value
  }
}

extension ScreenLine {
  func scrubbed(_ scrub: (String) -> String) -> ScreenLine {
    var line = self
    line.name = scrub(name)
    line.value = value.map(scrub)
    return line
  }
}

extension RecordedEntry {
  /// - Parameter scrub: Removes the private texts from a text.
  func scrubbed(_ scrub: (String) -> String) -> RecordedEntry {
    switch self {
    case .uuid, .date, .random, .sleep, .wake, .time: return self
    case .issue(let text): return .issue(scrub(text))
    case .screen(var change):
      change.added = change.added.map { $0.scrubbed(scrub) }
      change.removed = change.removed.map { $0.scrubbed(scrub) }
      return .screen(change)
    case .step(var step):
      step.name = scrub(step.name)
      switch step.act {
      case .type(let text): step.act = .type(scrub(text))
      case .select(let option): step.act = .select(scrub(option))
      case .show(let address): step.act = .show(PrivateName.masked(address: address, scrub))
      case .tap, .back, .dismiss, .submit, .toggle, .step, .slide, .delete, .longPress, .refresh, .move, .other: break
      }
      return .step(step)
    case .call(let call): return .call(call.scrubbed(scrub))
    case .answer(let answer): return .answer(answer.scrubbed(scrub))
    case .action(var action):
      action.description = scrub(action.description)
      action.code = action.code.map(scrub)
      action.casePath = scrub(action.casePath)
      action.changes = action.changes.map { change in
        var change = change
        change.path = scrub(change.path)
        change.value = scrub(change.value)
        change.statement = change.statement.map(scrub)
        change.assignment = change.assignment.map(scrub)
        change.condition = change.condition.map(scrub)
        return change
      }
      return .action(action)
    }
  }
}
