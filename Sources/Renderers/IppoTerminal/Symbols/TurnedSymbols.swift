/// Symbols that point somewhere, or that are another symbol when they are turned: cells cannot be turned themselves.
extension SymbolGlyphs {
  /// The text for a turned symbol: the symbol that looks like that, or else the symbol of the name.
  ///
  /// - Parameter turn: Radians, clockwise.
  static func text(for name: String, turned turn: Double) -> String {
    guard turn.isFinite else { return text(for: name) }
    let eighths = Int((turn / (.pi / 4)).rounded().remainder(dividingBy: 8))
    guard eighths != 0 else { return text(for: name) }
    if let arrow = Arrow(name) { return text(for: arrow.turned(eighths) ?? name) }
    var parts = name.split(separator: ".").map(String.init)
    if let other = crosses[parts[0]], !eighths.isMultiple(of: 2) {
      parts[0] = other
      return text(for: parts.joined(separator: "."))
    }
    // Half a turn shows the same.
    if parts[0] == "ellipsis", abs(eighths) == 2 { return "⋮" }
    return text(for: name)
  }

  /// The symbols for a turn by half of a right angle.
  private static let crosses = ["plus": "xmark", "xmark": "plus"]

  /// A symbol whose name says where it points: `chevron.right`, `arrow.up.left`, `arrow.down.circle.fill`.
  private struct Arrow {
    /// Clockwise from what points up; arrows alone have all eight.
    private static let directions = [
      ["up"], ["up", "right"], ["right"], ["down", "right"], ["down"], ["down", "left"], ["left"], ["up", "left"],
    ]
    private static let leftToRight = ["forward": "right", "backward": "left"]
    private static let kinds: Set = ["arrow", "arrowtriangle", "chevron"]

    private let kind: String
    private let direction: Int
    /// `circle`, `fill` and the like.
    private let variant: [String]

    init?(_ name: String) {
      let parts = name.split(separator: ".").map { Self.leftToRight[String($0)] ?? String($0) }
      let words = parts.dropFirst().prefix { Self.directions.contains([$0]) }
      guard Self.kinds.contains(parts[0]), let direction = Self.directions.firstIndex(of: Array(words)) else {
        return nil
      }
      let variant = Array(parts.dropFirst(1 + words.count))
      // Two arrows, such as `arrow.up.and.down`, or `chevron.up.chevron.down`.
      guard variant.allSatisfy({ ["circle", "square", "fill"].contains($0) }) else { return nil }
      (kind, self.direction, self.variant) = (parts[0], direction, variant)
    }

    func turned(_ eighths: Int) -> String? {
      let direction = Self.directions[(direction + eighths + 8) % 8]
      guard direction.count == 1 || kind == "arrow" && variant.isEmpty else { return nil }
      return ([kind] + direction + variant).joined(separator: ".")
    }
  }
}
