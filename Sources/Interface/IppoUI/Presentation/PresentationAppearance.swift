public import Foundation

extension OutletID {
  /// The views behind the content of a presentation.
  static let presentationBackground = OutletID(name: "presentationBackground", placement: .before, order: .byTree)
}

/// Marks the background among the elements of a presentation or a page.
enum ContainerBackgroundTrait: ViewTrait {
  static var defaultValue: Bool { false }
}

/// Shows a view behind all of the presentation or the page around the modified view.
struct ContainerBackgroundModifier<Background: View>: OutletModifier {
  typealias Body = Never

  let outlet: OutletID
  let alignment: Alignment
  let background: Background

  var attachment: some View {
    ZStack(alignment: alignment) { background }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .allowsHitTesting(false)
      .trait(ContainerBackgroundTrait.self, true)
  }
}

extension View {
  /// The background of the presentation around this view, in place of the renderer's own.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// A view behind all of the presentation around this view, in place of the renderer's own background. It takes no
  /// taps.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(outlet: .presentationBackground, alignment: alignment, background: content()))
  }

  /// The radius of the corners of the presentation around this view, in points; `nil` for the renderer's own. Terminals
  /// draw their own corners.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius.map { max(0, Double($0)) } ?? $0.cornerRadius }
  }

  /// Whether the views behind the sheet around this view can be used while the sheet is there. A terminal does not dim
  /// them then, and keeps the keyboard and the pointer in the sheet all the same.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentation { $0.backgroundInteraction = interaction }
  }

  /// The form of the presentation around this view in a narrow or a low window.
  ///
  /// A popover is a sheet in a narrow window unless this modifier says otherwise. Sheets and covers can become one
  /// another.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// The form of the presentation around this view in a narrow window, and in a low one that is not narrow.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// The first effect of a swipe in the presentation. Has no effect in browsers and terminals: it scrolls, and the
  /// handle of a sheet leads to its next height.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}

/// Whether the views behind a presentation can be used (`SwiftUI.PresentationBackgroundInteraction`).
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  private enum Kind: Equatable {
    case disabled
    case enabled(through: RenderPresentation.Detent?)
  }

  private let kind: Kind

  /// The default of the platform: the background cannot be used.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// The background cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// The background can be used.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(through: nil))

  /// The background can be used while the presentation is at most as high as a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(through: detent.render))
  }

  /// - Parameter detent: The one at which the sheet rests.
  func isEnabled(at detent: RenderPresentation.Detent?) -> Bool {
    switch kind {
    case .disabled: false
    case .enabled(nil): true
    case .enabled(let limit?): (detent ?? .large).order <= limit.order
    }
  }
}

/// The form of a presentation in a small window (`SwiftUI.PresentationAdaptation`).
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Equatable { case sheet, cover }

  /// The other form of the presentation; `nil` keeps its form.
  let kind: Kind?
  private(set) var isAutomatic = false

  /// The default of the platform: a popover becomes a sheet in a narrow window, and other presentations keep their
  /// form.
  public static let automatic = PresentationAdaptation(kind: nil, isAutomatic: true)
  /// The presentation keeps its form.
  public static let none = PresentationAdaptation(kind: nil)
  /// A popover stays one. Sheets and covers, which have no place to point at, keep their form.
  public static let popover = PresentationAdaptation(kind: nil)
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// The presentation covers the screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .cover)
}

extension PresentationTraits {
  /// The form of the presentation at the present size of the window; `nil` keeps its form.
  @MainActor
  func adaptation(ofPopover isPopover: Bool, in environment: EnvironmentValues) -> PresentationAdaptation.Kind? {
    if environment.horizontalSizeClass == .compact {
      let adaptation = horizontalAdaptation ?? .automatic
      return adaptation.isAutomatic && isPopover ? .sheet : adaptation.kind
    }
    return environment.verticalSizeClass == .compact ? verticalAdaptation?.kind : nil
  }
}

/// The first effect of a swipe in a presentation (`SwiftUI.PresentationContentInteraction`).
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The default of the platform: the swipe scrolls.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The swipe makes the presentation larger. Here it scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The swipe scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
