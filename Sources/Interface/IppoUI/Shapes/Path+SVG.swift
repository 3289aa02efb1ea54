import Foundation

extension Path {
  /// SVG path data (SVG 2, 9.3) of what is drawn.
  var svg: String { Self.svg(elements) }

  /// SVG path data of all of the outline, where the renderer is told which part of it is drawn.
  var wholeSVG: String { Self.svg(whole) }

  /// How often the pen is set down.
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

/// At most three decimals, without trailing zeros: a thousandth of a point cannot be seen.
private func number(_ value: CGFloat) -> String {
  let thousandths = (Double(value) * 1000).rounded()
  guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "0" }
  let whole = thousandths / 1000
  return whole == whole.rounded() ? String(Int(whole)) : String(whole)
}
