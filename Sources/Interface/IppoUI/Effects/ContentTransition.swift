/// A change of the content of a view (`SwiftUI.ContentTransition`). Renderers replace content at once.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable { case identity, opacity, interpolate, numericText(countsDown: Bool) }

  private let kind: Kind

  /// A change at once.
  public static let identity = ContentTransition(kind: .identity)
  /// A change by fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A change from one value to the other.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Symbols by a motion.
  public static var symbolEffect: ContentTransition { .opacity }

  /// Symbols by a motion.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .opacity }

  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition { .numericText() }

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// The change of content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// The drawing of content while it changes. Renderers show the new content at once.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
