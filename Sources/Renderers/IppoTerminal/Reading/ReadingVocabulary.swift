import IppoRender

/// Lines of the reading mode in the language of the window: names, roles, values and states as words.
struct ReadingVocabulary {
  let words: RenderWords

  subscript(word: LibraryWord) -> String { words[word] }

  /// The parts of a line, without the empty ones.
  func line(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.map(Self.readable).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The role of a node in words; `nil` for roles that have no word, such as plain text.
  func role(of node: AccessibilityNode, _ element: RenderElement?) -> LibraryWord? {
    switch node.role {
    case .alertdialog: .alert
    case .button: .button
    case .checkbox: .checkBox
    case .combobox, .radiogroup: .choice
    case .dialog: .dialog
    case .heading, .navigation: .heading
    case .img: .image
    case .link: .link
    case .menu: .menu
    case .progressbar: .progress
    case .slider: .slider
    case .spinbutton: .stepper
    case .switch: .switchControl
    case .tab: .tab
    case .textbox: if case .field(let field)? = element, field.isSecure { .secureField } else { .textField }
    case .group, .list, .listitem, .status, .tablist, .tabpanel, .text, .toolbar: nil
    }
  }

  /// The value and the state of a node in words.
  func state(of node: AccessibilityNode, _ element: RenderElement?) -> [String?] {
    var parts: [String?] = []
    switch element {
    case .toggle(let toggle)?:
      parts.append(words[toggle.isMixed ? .mixed : toggle.isOn ? .on : .off])
    case .field(let field)?:
      if field.text.isEmpty {
        parts.append(words[.empty])
      } else {
        parts.append(field.isSecure ? words[.characters, String(field.text.count)] : node.value)
      }
      if field.isInvalid { parts.append(words[.invalid]) }
    case .slider(let slider)?: parts.append(node.value == "\(slider.value)" ? Self.number(slider.value) : node.value)
    case .disclosure(let isExpanded)?: parts.append(words[isExpanded ? .expanded : .collapsed])
    case .picker?: parts.append(node.value ?? words[.empty])
    case .row?, .gridRow?:
      parts.append(node.value)
      if node.isSelected { parts.append(words[.selected]) }
    case .some, nil:
      parts.append(node.value)
      if node.isSelected { parts.append(words[.selected]) }
    }
    if !node.isEnabled { parts.append(words[.unavailable]) }
    return parts
  }

  /// A number without the decimal places that it does not need.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15
      ? String(Int(value)) : String((value * 1e6).rounded() / 1e6)
  }

  /// A text without control characters, which a terminal would obey. Line ends stay.
  static func readable(_ text: String) -> String {
    let text =
      text.contains("\r\n")
      ? text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n") : text
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isControl(scalar) else {
        result.append(scalar)
        continue
      }
      switch scalar.value {
      case 9: result.append(" ")
      // The Unicode block "Control Pictures".
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      default: result.append("\u{FFFD}")
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n"
  }
}
