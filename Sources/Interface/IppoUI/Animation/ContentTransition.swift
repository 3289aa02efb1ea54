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

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
}

extension View {
  /// How content that changes is drawn meanwhile: renderers show what it has changed to.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
