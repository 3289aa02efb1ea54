public import Foundation

/// How presentations look. Renderers draw them in their own way, so these change nothing of what is drawn.
extension View {
  /// The background of the presentation around this view: renderers use their own.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The background of the presentation around this view: renderers use their own.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// The corners of the presentation around this view: renderers use their own.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}

/// Whether what lies behind a presentation can be used (`SwiftUI.PresentationBackgroundInteraction`).
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()

  /// It can up to a height of the presentation.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What becomes of a presentation where space is scarce (`SwiftUI.PresentationAdaptation`).
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

/// What a swipe in a presentation does first (`SwiftUI.PresentationContentInteraction`).
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  /// Whether what lies behind the presentation can be used: it cannot, whatever is said here.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// What becomes of the presentation where space is scarce: it stays what it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// What becomes of the presentation where space is scarce: it stays what it is.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// What a swipe in the presentation does first: it scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
