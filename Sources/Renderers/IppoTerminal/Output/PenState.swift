/// The style the terminal writes with, and the shortest sequence that changes it (SGR, ECMA-48 8.3.117).
struct PenState: Equatable, Sendable {
  private(set) var style = CellStyle.plain

  /// The bytes that make `next` the style; none when it is already.
  mutating func change(to next: CellStyle, depth: ColorDepth) -> String {
    guard next != style else { return "" }
    defer { style = next }
    if next == .plain { return "\u{1B}[m" }
    var parameters: [String] = []
    var current = style
    // SGR has no way to end bold without ending dim; both are ended by 22. Starting over is as short and simpler.
    if !current.attributes.isSubset(of: next.attributes) {
      parameters.append("0")
      current = .plain
    }
    for (attribute, code) in Self.codes where next.attributes.subtracting(current.attributes).contains(attribute) {
      parameters.append(code)
    }
    if next.foreground != current.foreground, let code = Self.code(next.foreground, isBackground: false, depth: depth) {
      parameters.append(code)
    }
    if next.background != current.background, let code = Self.code(next.background, isBackground: true, depth: depth) {
      parameters.append(code)
    }
    return parameters.isEmpty ? "" : "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  private static let codes: [(CellAttributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
  ]

  private static func code(_ color: TerminalColor, isBackground: Bool, depth: ColorDepth) -> String? {
    guard depth > .none else { return nil }
    guard case .rgb(let color) = color else { return isBackground ? "49" : "39" }
    switch depth {
    case .none: return nil
    case .ansi16:
      let index = ColorQuantizer.ansi16(color)
      return String((index < 8 ? 30 : 82) + index + (isBackground ? 10 : 0))
    case .ansi256:
      return "\(isBackground ? 48 : 38);5;\(ColorQuantizer.ansi256(color))"
    case .trueColor:
      return "\(isBackground ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
