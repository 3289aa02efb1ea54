/// The style the terminal writes with, and the shortest sequence that changes it (SGR, ECMA-48 8.3.117, and OSC 8).
struct PenState: Equatable, Sendable {
  private(set) var style = CellStyle.plain

  /// The bytes that make `next` the style; none when it is already.
  mutating func change(to next: CellStyle, depth: ColorDepth) -> String {
    guard next != style else { return "" }
    defer { style = next }
    let link = next.link == style.link ? "" : TerminalLink.sequence(next.link)
    return link + rendition(of: next, depth: depth)
  }

  /// The bytes that end a link: what another program writes afterwards is no part of the link.
  mutating func endLink() -> String {
    guard style.link != nil else { return "" }
    style.link = nil
    return TerminalLink.sequence(nil)
  }

  private func rendition(of next: CellStyle, depth: ColorDepth) -> String {
    var (current, next) = (style, next)
    (current.link, next.link) = (nil, nil)
    guard next != current else { return "" }
    if next == .plain { return "\u{1B}[m" }
    var parameters: [String] = []
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
    switch (color, depth) {
    case (.standard, _): return isBackground ? "49" : "39"
    case (.indexed(let index), _): return code(index, isBackground: isBackground)
    case (.rgb(let rgb), .ansi16): return code(ColorQuantizer.ansi16(rgb), isBackground: isBackground)
    case (.rgb(let rgb), .ansi256): return code(ColorQuantizer.ansi256(rgb), isBackground: isBackground)
    case (.rgb(let rgb), .trueColor), (.rgb(let rgb), .none):
      return "\(isBackground ? 48 : 38);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }

  /// The first 16 colours have codes of their own (ECMA-48 8.3.117, and aixterm for the bright ones).
  private static func code(_ index: Int, isBackground: Bool) -> String {
    guard index < 16 else { return "\(isBackground ? 48 : 38);5;\(index)" }
    return String((index < 8 ? 30 : 82) + index + (isBackground ? 10 : 0))
  }
}
