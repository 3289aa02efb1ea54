/// Input that has come and has not been dealt with: what belongs together is one piece, however it arrived.
///
/// Characters that follow each other are one text, so that much typed at once costs the app one change and not one for
/// each key. Of places the pointer only passed through, the newest is kept.
struct InputQueue {
  enum Input: Equatable {
    /// Characters typed without a modifier.
    case text(String)
    case event(InputEvent)
  }

  /// The number of keys, events, and bytes of pasted text that wait before no more should be read. A key that ends or
  /// stops the program is noticed among so many.
  static let limit = 1 << 20
  /// The most characters of a typed text that the app gets at once.
  static let mostCharacters = 16_384

  private enum Piece {
    case text(ArraySlice<Character>)
    case event(InputEvent)

    var weight: Int {
      switch self {
      case .text(let characters): characters.count
      case .event(.paste(let text)): text.utf8.count
      case .event: 1
      }
    }

    /// Appends a character to a text.
    ///
    /// - Returns: Whether the piece is a text.
    mutating func append(_ character: Character) -> Bool {
      guard case .text(var characters) = self else { return false }
      // Not copied to be appended to.
      self = .text([])
      characters.append(character)
      self = .text(characters)
      return true
    }
  }

  private var pieces: [Piece] = []
  private var first = 0
  private var weight = 0
  /// The number of waiting keys that end or stop the program.
  private var controlCount = 0

  var isEmpty: Bool { first == pieces.count }

  /// Whether the rest should stay in the terminal for now.
  var isFull: Bool { weight >= Self.limit }

  mutating func append(_ events: [InputEvent]) {
    for event in events { append(event) }
  }

  private mutating func append(_ event: InputEvent) {
    if let character = event.typedCharacter {
      weight += 1
      if isEmpty || !pieces[pieces.count - 1].append(character) { pieces.append(.text([character])) }
    } else if !isEmpty, case .event(let old) = pieces[pieces.count - 1], event.supersedes(old) {
      pieces[pieces.count - 1] = .event(event)
    } else {
      if event.jobControl != nil { controlCount += 1 }
      pieces.append(.event(event))
      weight += pieces[pieces.count - 1].weight
    }
  }

  /// Whether the oldest input is text, typed or pasted.
  var beginsWithText: Bool {
    guard !isEmpty else { return false }
    switch pieces[first] {
    case .text, .event(.paste): return true
    case .event: return false
    }
  }

  /// Takes the oldest input out.
  ///
  /// - Parameter takesText: whether characters go into a text, all at once; else they are keys, one at a time.
  mutating func next(takesText: Bool) -> Input? {
    guard !isEmpty else { return nil }
    let piece = pieces[first]
    // Not copied to be taken from.
    pieces[first] = .text([])
    if case .text(var characters) = piece, characters.count > (takesText ? Self.mostCharacters : 1) {
      let count = takesText ? Self.mostCharacters : 1
      let taken = characters.prefix(count)
      characters.removeFirst(count)
      pieces[first] = .text(characters)
      weight -= count
      return takesText ? .text(String(taken)) : .event(.key(.character(taken[taken.startIndex])))
    }
    first += 1
    weight -= piece.weight
    if isEmpty { (pieces, first, weight) = ([], 0, 0) }
    switch piece {
    case .text(let characters):
      return takesText ? .text(String(characters)) : .event(.key(.character(characters.first!)))
    case .event(let event):
      if event.jobControl != nil { controlCount -= 1 }
      return .event(event)
    }
  }

  /// Takes the oldest key out that ends or stops the program, from behind other input, which keeps its order.
  mutating func takeJobControl() -> JobControl? {
    guard controlCount > 0 else { return nil }
    for index in first..<pieces.count {
      guard case .event(let event) = pieces[index], let control = event.jobControl else { continue }
      pieces.remove(at: index)
      controlCount -= 1
      weight -= 1
      if isEmpty { (pieces, first, weight) = ([], 0, 0) }
      return control
    }
    return nil
  }

  /// Drops the waiting keys that stop the program: a stopped program is not stopped once more.
  mutating func dropSuspensions() {
    guard controlCount > 0 else { return }
    let rest = pieces[first...].filter { piece in
      if case .event(let event) = piece { event.jobControl != .suspend } else { true }
    }
    let dropped = pieces.count - first - rest.count
    controlCount -= dropped
    weight -= dropped
    (pieces, first) = (Array(rest), 0)
  }
}

/// A key that a terminal in its usual mode turns into a signal (ISIG; POSIX.1-2024, 11.1.9).
///
/// The raw value is the character that is pressed with Control.
enum JobControl: Character {
  /// Control-C.
  case interrupt = "c"
  /// Control-Z.
  case suspend = "z"
  /// Control-\.
  case quit = "\\"
}

extension InputEvent {
  var jobControl: JobControl? {
    guard case .key(let press) = self, press.modifiers == .control, case .character(let character) = press.key else {
      return nil
    }
    return JobControl(rawValue: character)
  }
}

extension InputEvent {
  fileprivate var typedCharacter: Character? {
    guard case .key(let press) = self, press.modifiers.isEmpty, case .character(let character) = press.key else {
      return nil
    }
    return character
  }

  /// Whether the pointer has only gone on.
  fileprivate func supersedes(_ old: InputEvent) -> Bool {
    guard case .mouse(let new) = self, case .mouse(let old) = old else { return false }
    if case .drag(let before) = old.action, case .drag(let now) = new.action {
      return before == now && old.modifiers == new.modifiers
    }
    return old.action == .move && new.action == .move
  }
}
