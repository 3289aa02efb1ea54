/// Numbers as CSS writes them.
enum CSSLength {
  /// Points are CSS pixels. Infinity becomes `100%`: as much as there is.
  static func points(_ value: Double) -> String {
    value == .infinity ? "100%" : "\(number(value))px"
  }

  /// At most three decimals, without trailing zeros; infinities and NaN become 0. From 10¹⁵ with an exponent, as JSON
  /// and CSS both read it.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    // A thousand times as much may be more than there are numbers for.
    guard abs(value) < 1e15 else { return String(value) }
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    return String(rounded)
  }

  static func radians(_ value: Double) -> String { "\(number(value))rad" }

  static func percent(_ fraction: Double) -> String { "\(number(fraction * 100))%" }

  /// A place in a box, told in one that is larger by `outset` points at both ends.
  static func place(_ fraction: Double, outset: Double) -> String {
    outset == 0 ? percent(fraction) : "calc(\(percent(fraction)) + \(points(outset * (1 - 2 * fraction))))"
  }
}
