public import Foundation

extension OutletID {
  /// What is behind the content of a presentation.
  static let presentationBackground = OutletID(name: "presentationBackground", placement: .before, order: .byTree)
}

/// Marks what is behind the content among the elements of a presentation or a page.
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

  /// Whether what lies behind the sheet around this view can be used while the sheet is there. A terminal does not dim
  /// it then, and keeps the keyboard and the pointer in the sheet all the same.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentation { $0.backgroundInteraction = interaction }
  }

  /// What becomes of the presentation around this view in a narrow or a low window.
  ///
  /// A popover is a sheet in a narrow window unless this says something else; sheets and covers can become one another.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// What becomes of the presentation around this view in a narrow window, and in a low one that is not narrow.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// What a swipe in the presentation does first. Has no effect in browsers and terminals: it scrolls, and the handle of a sheet
  /// leads to its next height.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}

/// Whether what lies behind a presentation can be used (`SwiftUI.PresentationBackgroundInteraction`).
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  private enum Kind: Equatable {
    case disabled
    case enabled(through: RenderPresentation.Detent?)
  }

  private let kind: Kind

  /// Whatever the platform does: it cannot be used.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// It cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// It can be used.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(through: nil))

  /// It can be used while the presentation rests no higher than at a detent.
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

/// What becomes of a presentation where space is scarce (`SwiftUI.PresentationAdaptation`).
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Equatable { case sheet, cover }

  /// `nil`: it stays what it is.
  let kind: Kind?
  private(set) var isAutomatic = false

  /// Whatever the platform does: a popover becomes a sheet where the window is narrow, others stay what they are.
  public static let automatic = PresentationAdaptation(kind: nil, isAutomatic: true)
  /// It stays what it is.
  public static let none = PresentationAdaptation(kind: nil)
  /// A popover stays one; sheets and covers have no place to point at, and stay what they are.
  public static let popover = PresentationAdaptation(kind: nil)
  /// It becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// It covers the screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .cover)
}

extension PresentationTraits {
  /// What the presentation becomes in the window as it is; `nil`: it stays what it is.
  @MainActor
  func adaptation(ofPopover isPopover: Bool, in environment: EnvironmentValues) -> PresentationAdaptation.Kind? {
    if environment.horizontalSizeClass == .compact {
      let adaptation = horizontalAdaptation ?? .automatic
      return adaptation.isAutomatic && isPopover ? .sheet : adaptation.kind
    }
    return environment.verticalSizeClass == .compact ? verticalAdaptation?.kind : nil
  }
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
