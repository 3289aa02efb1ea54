/// A length or another number that grows with the size of text (`SwiftUI.ScaledMetric`).
///
/// The value grows as body text does, for every style that it is relative to, because renderers have one curve for all
/// styles.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// A number that grows as body text does.
  ///
  /// - Parameter wrappedValue: the number at the size `large`, which is the usual one.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// A number that grows with text. The style has no effect: renderers have one curve for all styles.
  ///
  /// - Parameters:
  ///   - wrappedValue: the number at the size `large`, which is the usual one.
  ///   - textStyle: the style whose text the number goes with.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The number at the size that is in effect.
  public var wrappedValue: Value { base * Value(size.factor) }
}

extension DynamicTypeSize {
  /// The factor by which text is larger than at the usual size.
  var factor: Double { bodyPoints / Self.large.bodyPoints }

  /// The size of body text in points (Human Interface Guidelines, "Typography", iOS dynamic type sizes).
  fileprivate var bodyPoints: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}
