import Foundation

extension LayoutScreen {
  /// What holds between the edges, the middles and the lengths of named views: `"b.minX == a.maxX + 8"`.
  ///
  /// Both sides are sums of numbers and of lengths, each of them with a number of times it counts; between them stands
  /// `==`, `<=`, `>=`, `<` or `>`. A word before it names the one renderer that it is for: `"browser: a.height == 44"`.
  public struct Relation: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As it is written, without the renderer.
    public let description: String
    /// What shows it so, if it is one only.
    public let renderer: Renderer?

    public init(stringLiteral text: String) {
      let parts = text.components(separatedBy: ": ")
      renderer = parts.count > 1 ? Renderer(rawValue: parts[0]) : nil
      description = parts[parts.count - 1]
    }

    /// Whether it holds of the places of views; lengths are the same if they differ by no more than the tolerance.
    public func holds(of places: [String: Rect], tolerance: Double) -> Bool {
      let words = description.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(where: { ["==", "<=", ">=", "<", ">"].contains($0) }),
        let left = Self.sum(words[..<index], of: places), let right = Self.sum(words[(index + 1)...], of: places)
      else { return false }
      return switch words[index] {
      case "==": abs(left - right) <= tolerance
      case "<=": left <= right + tolerance
      case ">=": left >= right - tolerance
      case "<": left < right - tolerance
      default: left > right + tolerance
      }
    }

    /// The sum of what stands between `+` and `-`.
    private static func sum(_ words: ArraySlice<String>, of places: [String: Rect]) -> Double? {
      var sum = 0.0
      var sign = 1.0
      var factor = 1.0
      for word in words {
        switch word {
        case "+", "-": (sign, factor) = (word == "+" ? 1 : -1, 1)
        case "*": sum -= sign * factor
        default:
          guard let value = Double(word) ?? length(word, of: places) else { return nil }
          factor *= value
          sum += sign * factor
        }
      }
      return sum
    }

    private static func length(_ word: String, of places: [String: Rect]) -> Double? {
      let parts = word.split(separator: ".").map(String.init)
      guard parts.count == 2, let place = places[parts[0]] else { return nil }
      return switch parts[1] {
      case "minX": place.x
      case "midX": place.x + place.width / 2
      case "maxX": place.x + place.width
      case "minY": place.y
      case "midY": place.y + place.height / 2
      case "maxY": place.y + place.height
      case "width": place.width
      case "height": place.height
      default: nil
      }
    }
  }
}
