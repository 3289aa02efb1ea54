import IppoRender

/// Answers: lines that are typed while a question is open, and values behind a number.
extension Reader {
  /// Asks a question, unless the value is there already.
  func ask(_ question: ReadingQuestion, _ value: String?) {
    guard let value else {
      self.question = question
      askedName = ""
      return put(question)
    }
    take(value, for: question)
  }

  func put(_ question: ReadingQuestion) {
    askedName = name(of: question.node) ?? askedName
    switch question {
    case .text(let id):
      if case .field(let field)? = tree[id]?.element, field.isMultiline {
        self.question = .lines(id, [])
        return say(.askForLines, askedName)
      }
      if case .field(let field)? = tree[id]?.element, field.isSecure { self.question = .secret(id) }
      say(.askForText, askedName)
    case .lines: say(.askForLines, askedName)
    case .paste, .secret: say(.askForText, askedName)
    case .number(let id):
      guard case .slider(let slider)? = tree[id]?.element else { return }
      let range = vocabulary.words[
        .range, ReadingVocabulary.number(slider.minimum), ReadingVocabulary.number(slider.maximum)]
      say(.askForNumber, askedName, range)
    case .step: say(.askForStep, askedName)
    }
  }

  /// The name of a control; `nil` while assistive technology does not find the control.
  private func name(of id: RenderNodeID) -> String? {
    tree.accessibility.flatMap(\.flattened).first { $0.id == id && $0.role != .listitem }?.name
  }

  func answer(_ question: ReadingQuestion, _ line: String) {
    guard case .lines(let id, let lines) = question else {
      self.question = nil
      guard !line.isEmpty else { return announce(after: nil, isAction: true) }
      return complete(question, line)
    }
    guard line == "." else {
      self.question = .lines(id, lines + [line])
      return
    }
    self.question = nil
    complete(question, lines.joined(separator: "\n"))
  }

  /// Ends an answer of several lines at the end of input, like a line with a single dot.
  package func endInput() {
    guard !isOver else { return }
    if case .lines(_, let lines)? = question, !lines.isEmpty { enter(".") }
    end()
  }

  func take(_ text: String, for question: ReadingQuestion) {
    switch question {
    case .text(let id), .secret(let id), .lines(let id, _): set(text, of: id)
    case .paste(let id):
      guard send(.paste(text), to: id) else { return say(.unavailable) }
      finish(ReadingElement.Key(id: id))
    case .number(let id): slide(id, to: text)
    case .step(let id): step(id, text)
    }
  }

  // MARK: Fields

  /// Types a text into a field and presses Return, as a line that is typed ends with Return.
  private func set(_ text: String, of id: RenderNodeID) {
    guard case .field(let field)? = tree[id]?.element else { return say(.unavailable) }
    focus(id)
    send(.editing(true), to: id)
    let isTaken = send(.edit(RenderTextEdit(of: field, to: text)), to: id)
    var isInvalid = !isTaken
    if case .field(let now)? = tree[id]?.element { isInvalid = isInvalid || now.isInvalid }
    if !isInvalid, !field.isMultiline { send(.submit, to: id) }
    send(.editing(false), to: id)
    if isInvalid {
      settle()
      announce(after: ReadingElement.Key(id: id), isAction: false)
      return field.isSecure ? say(.unavailable) : say(.notAccepted, text)
    }
    finish(ReadingElement.Key(id: id))
  }

  // MARK: Numbers

  /// Moves a slider to a number, or a step up or down.
  private func slide(_ id: RenderNodeID, to text: String) {
    guard case .slider(let slider)? = tree[id]?.element else { return say(.unavailable) }
    let track = SliderTrack(slider, columns: 20)
    let value: Double
    switch text.trimming() {
    case "+": value = track.value(stepping: 1)
    case "-", "−": value = track.value(stepping: -1)
    case let text:
      guard let number = Self.number(text, in: slider), (slider.minimum...slider.maximum).contains(number) else {
        return say(.notAccepted, text)
      }
      value = track.snapped(number)
    }
    if value != slider.value {
      send(.editing(true), to: id)
      let isTaken = send(.setValue(value), to: id)
      send(.editing(false), to: id)
      guard isTaken else { return say(.unavailable) }
    }
    finish(ReadingElement.Key(id: id))
  }

  /// A number, or a part of the range in percent.
  private static func number(_ text: String, in slider: RenderSlider) -> Double? {
    guard text.hasSuffix("%") else { return Double(text) }
    guard let percent = Double(text.dropLast().description.trimming()) else { return nil }
    return slider.minimum + percent / 100 * (slider.maximum - slider.minimum)
  }

  /// Goes up or down, a step for each sign.
  private func step(_ id: RenderNodeID, _ text: String) {
    let signs = text.filter { !$0.isWhitespace }
    let isUp = signs.allSatisfy { $0 == "+" }
    guard !signs.isEmpty, signs.count <= 100, isUp || signs.allSatisfy({ $0 == "-" || $0 == "−" }) else {
      return say(.notAccepted, text)
    }
    for _ in signs {
      guard case .stepper(let stepper)? = tree[id]?.element, isUp ? stepper.canIncrement : stepper.canDecrement else {
        break
      }
      send(.step(isUp ? 1 : -1), to: id)
    }
    finish(ReadingElement.Key(id: id))
  }
}
