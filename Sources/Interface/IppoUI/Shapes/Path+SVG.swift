import Foundation

extension Path {
  /// SVG path data (SVG 2, 9.3) of the drawn part.
  var svg: String { Self.svg(elements) }

  /// SVG path data of the whole outline, for a renderer that receives the drawn part separately.
  var wholeSVG: String { Self.svg(whole) }

  /// The number of parts, each of which begins where the pen is set down.
  var partCount: Int { whole.count { if case .move = $0 { true } else { false } } }

  private static func svg(_ elements: [Element]) -> String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(number(point.x)) \(number(point.y))"
      case .line(let point): "L\(number(point.x)) \(number(point.y))"
      case .quadCurve(let point, let control):
        "Q\(number(control.x)) \(number(control.y)) \(number(point.x)) \(number(point.y))"
      case .curve(let point, let first, let second):
        "C\(number(first.x)) \(number(first.y)) \(number(second.x)) \(number(second.y)) "
          + "\(number(point.x)) \(number(point.y))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}

/// Returns the number with at most three decimals, without trailing zeros: a thousandth of a point cannot be seen.
private func number(_ value: CGFloat) -> String {
  let thousandths = (Double(value) * 1000).rounded()
  guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "0" }
  let whole = thousandths / 1000
  return whole == whole.rounded() ? String(Int(whole)) : String(whole)
}
