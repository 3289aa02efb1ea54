/// A value that travels up the view tree (SwiftUI's `PreferenceKey`).
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that has set none.
  static var defaultValue: Value { get }

  /// Combines the values of several views, in tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

/// A key by which a page describes itself to all views around its navigation.
protocol PagePreferenceKey: PreferenceKey {}
