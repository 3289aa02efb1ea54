/// How the content of a view changes (`SwiftUI.ContentTransition`). Renderers replace content at once.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable { case identity, opacity, interpolate, numericText(countsDown: Bool) }

  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// From one to the other.
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
  /// How content changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// How content that changes is drawn meanwhile: renderers show what it has changed to.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
