/// The size of a sheet in a window larger than the sheet (`SwiftUI.PresentationSizing`). Renderers know the sizes of
/// this module alone.
public protocol PresentationSizing {}

/// A size that renderers know.
struct KnownPresentationSizing: Equatable, Sendable {
  var measure = RenderSurface.Measure.automatic
  var fitsWidth = false
  var fitsHeight = false

  func size(_ surface: inout RenderSurface) {
    surface.measure = measure
    surface.fitsWidth = fitsWidth
    surface.fitsHeight = fitsHeight
  }
}

/// A size that renderers know.
private protocol SizingOfRenderers: PresentationSizing {
  var known: KnownPresentationSizing { get }
}

/// The size the surroundings choose, or one by name (`SwiftUI.AutomaticPresentationSizing`).
public struct AutomaticPresentationSizing: PresentationSizing, SizingOfRenderers {
  fileprivate var known = KnownPresentationSizing()

  /// The size, but as large as the content along the axes that are asked for.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self {
    var copy = self
    copy.known.fitsWidth = horizontal
    copy.known.fitsHeight = vertical
    return copy
  }

  /// Whether the presentation grows with its content along the axes and does not shrink again. Has no effect in
  /// browsers and terminals: a fitting presentation grows and shrinks with its content.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size the surroundings choose.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  /// The size of the content.
  public static var fitted: AutomaticPresentationSizing { automatic.fitted(horizontal: true, vertical: true) }
  /// The width of a form.
  public static var form: AutomaticPresentationSizing {
    AutomaticPresentationSizing(known: KnownPresentationSizing(measure: .form))
  }
  /// About as large as a page.
  public static var page: AutomaticPresentationSizing {
    AutomaticPresentationSizing(known: KnownPresentationSizing(measure: .page))
  }
}

extension View {
  /// The size of the sheet around this view, in a window larger than the sheet. A sizing of an app's own has the size
  /// of the surroundings.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let known = (sizing as? any SizingOfRenderers)?.known
    return presentation { $0.sizing = known ?? $0.sizing }
  }
}
