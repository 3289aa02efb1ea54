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

  /// A height that a type of the app's own computes. The limit for a sheet is the height on a phone, 700 points. A type
  /// that returns `nil` gives half of the window.
  @MainActor
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    type.height(in: Context(environment: EnvironmentValues())).map { height($0) } ?? .medium
  }

  /// The surroundings that a custom detent can read (`SwiftUI.PresentationDetent.Context`).
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues

    /// The greatest height of a sheet, in points. The value is that of a phone, because only the renderer knows the
    /// window's height.
    public var maxDetentValue: CGFloat { 700 }

    /// A value of the environment, as it is outside of all views.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A height of a sheet that an app computes (`SwiftUI.CustomPresentationDetent`).
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  /// The height in points, at most `maxDetentValue` of the context; `nil` where there is none.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The surroundings that the detent can read.
  public typealias Context = PresentationDetent.Context
}

/// The anchor of a popover (`SwiftUI.PopoverAttachmentAnchor`). Renderers attach at the whole of the view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view. Browsers and terminals attach at the whole view.
  case rect(Anchor)
  /// A point of the view. Has no effect in browsers and terminals: they attach at the whole view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Anchor: Hashable, Sendable {
    /// The whole of the view.
    public static let bounds = Anchor()
  }
}
