public import Foundation

/// A height a sheet rests at (`SwiftUI.PresentationDetent`).
public struct PresentationDetent: Hashable, Sendable {
  let render: RenderPresentation.Detent

  /// About half of the window.
  public static let medium = PresentationDetent(render: .medium)
  /// The whole window.
  public static let large = PresentationDetent(render: .large)

  /// A share of the window's height, 0...1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(render: .fraction(Double(fraction)))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(render: .height(Double(height)))
  }
}

/// Where a popover is attached (`SwiftUI.PopoverAttachmentAnchor`). Renderers attach at the whole of the view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view. Browsers and terminals attach at the whole of it.
  case rect(Anchor)
  /// A point of the view. Has no effect in browsers and terminals: they attach at the whole of it.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Anchor: Hashable, Sendable {
    /// The whole of the view.
    public static let bounds = Anchor()
  }
}
