import Foundation

/// Maps the values of an axis to points of the plot, and back.
struct AxisScale: Equatable {
  var kind: ScalarKind
  var type: ScaleType
  /// The least and the greatest number or date; for categories the number of bands.
  var domain: ClosedRange<Double>
  /// The names of the bands, in their order.
  let categories: [String]
  private let places: [String: Int]
  var isReversed: Bool
  /// Where the domain begins and ends, in points. The end of a vertical axis is above its start.
  var start: CGFloat
  var end: CGFloat

  init(
    kind: ScalarKind, type: ScaleType, domain: ClosedRange<Double>, categories: [String] = [], isReversed: Bool = false,
    start: CGFloat = 0, end: CGFloat = 1
  ) {
    (self.kind, self.type, self.domain, self.categories) = (kind, type, domain, categories)
    (self.isReversed, self.start, self.end) = (isReversed, start, end)
    places = Dictionary(categories.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// The length of the axis in points.
  var length: CGFloat { abs(end - start) }

  /// The length of a band in points.
  var bandLength: CGFloat { length / CGFloat(max(categories.count, 1)) }

  /// The position of a number or date.
  func position(_ magnitude: Double) -> CGFloat {
    let (low, high) = (transform(domain.lowerBound), transform(domain.upperBound))
    guard high > low else { return (start + end) / 2 }
    // The difference of the greatest numbers is no number.
    let factor = (high - low).isFinite ? 1 : 0.5
    let part = (transform(magnitude) * factor - low * factor) / (high * factor - low * factor)
    return start + (end - start) * CGFloat(isReversed ? 1 - part : part)
  }

  /// The middle of the band of a category; `nil` for a name without a band.
  func position(of category: String) -> CGFloat? {
    guard let index = places[category] else { return nil }
    let part = (CGFloat(index) + 0.5) / CGFloat(categories.count)
    return start + (end - start) * (isReversed ? 1 - part : part)
  }

  /// The position of a value, in the middle of its band; `nil` for one of another kind, and for one without a place.
  func position(of scalar: _PlotScalar) -> CGFloat? {
    switch scalar {
    case .category(let name): return kind == .category ? position(of: name) : nil
    case .number, .date:
      guard scalar.kind == kind, let position = scalar.magnitude.map(position(_:)), position.isFinite else {
        return nil
      }
      return position
    }
  }

  /// The value at a position: beyond the axis, that of its nearest end.
  func value(at position: CGFloat) -> _PlotScalar? {
    guard end != start, position.isFinite else { return nil }
    var part = Double((position - start) / (end - start))
    if isReversed { part = 1 - part }
    if kind == .category {
      guard !categories.isEmpty else { return nil }
      let index = Int((min(max(part, 0), 1) * Double(categories.count)).rounded(.down))
      return .category(categories[min(index, categories.count - 1)])
    }
    let (low, high) = (transform(domain.lowerBound), transform(domain.upperBound))
    let place = (high - low).isFinite ? low + part * (high - low) : low * (1 - part) + high * part
    return _PlotScalar(inverse(place), of: kind)
  }

  /// The number that is in proportion to the position of a value.
  private func transform(_ value: Double) -> Double {
    switch type.storage {
    case .linear, .date, .category: return value
    // Nothing lies before the domain: bars on a logarithmic scale begin with it.
    case .log: return log10(value > 0 ? value : domain.lowerBound)
    case .symmetricLog(let slope): return (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    case .power(let exponent): return (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  private func inverse(_ value: Double) -> Double {
    switch type.storage {
    case .linear, .date, .category: return value
    case .log: return pow(10, value)
    case .symmetricLog(let slope): return (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    case .power(let exponent): return (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }
}
