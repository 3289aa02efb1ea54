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
  /// Whatever the platform does: it cannot be used.
  public static let automatic = PresentationBackgroundInteraction()
  /// It cannot be used.
  public static let disabled = PresentationBackgroundInteraction()
  /// It could be used. Here it cannot.
  public static let enabled = PresentationBackgroundInteraction()

  /// It can up to a height of the presentation.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What becomes of a presentation where space is scarce (`SwiftUI.PresentationAdaptation`).
public struct PresentationAdaptation: Sendable {
  /// Whatever the platform does: the presentation stays what it is.
  public static let automatic = PresentationAdaptation()
  /// It stays what it is.
  public static let none = PresentationAdaptation()
  /// It becomes a popover. Here it stays what it is.
  public static let popover = PresentationAdaptation()
  /// It becomes a sheet. Here it stays what it is.
  public static let sheet = PresentationAdaptation()
  /// It covers the screen. Here it stays what it is.
  public static let fullScreenCover = PresentationAdaptation()
}

/// What a swipe in a presentation does first (`SwiftUI.PresentationContentInteraction`).
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// Whatever the platform does: it scrolls.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the presentation larger. Here it scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
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

  /// What a swipe in the presentation does first. Has no effect in browsers and terminals: sheets rest at one height,
  /// so that it scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}

/// The size of a presentation (`SwiftUI.PresentationSizing`): renderers choose it.
public protocol PresentationSizing {}

/// The size the surroundings choose (`SwiftUI.AutomaticPresentationSizing`).
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Whether the content says the size along the axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  /// Whether the presentation grows with its content along the axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size the surroundings choose.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  /// As large as its content.
  public static var fitted: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  /// As wide as a form.
  public static var form: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  /// As large as a page.
  public static var page: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// How grave a dialog is (`SwiftUI.DialogSeverity`).
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// Whatever the dialog is.
  public static let automatic = DialogSeverity(name: "automatic")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
  /// Something is lost by the action.
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// The size of the presentation around this view: renderers choose it.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// The symbol of dialogs: renderers draw none.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// How grave dialogs are: renderers draw all alike.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// A box in dialogs that says whether they are to show again: renderers draw none, so that the binding keeps its
  /// value.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// A box in dialogs that says whether they are to show again: renderers draw none, so that the binding keeps its
  /// value.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Which windows of the app take what other apps ask for. Has no effect in browsers and terminals: no other
  /// apps ask.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
