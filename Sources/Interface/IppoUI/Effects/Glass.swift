public import Foundation

/// A translucent panel (`SwiftUI.Glass`).
///
/// Renderers draw it as a thin material in a shape, with its tint over it. It does not bend light, and adjacent panes
/// stay apart.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private(set) var tint: Color?
  private var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// Glass as bars have it.
  public static let regular = Glass(.regular)
  /// Lets more through than ``regular``.
  public static let clear = Glass(.clear)
  /// No glass.
  public static let identity = Glass(.identity)

  /// Glass of a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Whether it answers to a touch: that is left to the control on it.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  /// `nil`: there is none.
  var material: Material? {
    switch kind {
    case .regular: .regular
    case .clear: .ultraThin
    case .identity: nil
    }
  }
}

/// The shape glass has where none is given: a capsule (`SwiftUI.DefaultGlassEffectShape`).
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public nonisolated init() {}

  /// The outline of a capsule in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  /// The outline of a capsule, which renderers fit to the view's bounds.
  public nonisolated var _outline: RenderShape.Outline? { Capsule()._outline }
}

/// Panes of glass that belong together (`SwiftUI.GlassEffectContainer`): they are drawn one by one.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Glass on which views of the content are drawn one by one.
  ///
  /// - Parameter spacing: How near panes have to be to flow together: they do not.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

/// The appearance and disappearance of glass (`SwiftUI.GlassEffectTransition`).
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// The glass would turn into other glass of its name. Here it comes and goes with its view.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// The glass would form and dissolve. Here it comes and goes with its view.
  public static let materialize = GlassEffectTransition(name: "materialize")
  /// The glass comes and goes with its view.
  public static let identity = GlassEffectTransition(name: "identity")
}

extension View {
  /// Glass behind this view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    background {
      if let tint = glass.tint, glass.material != nil { shape.fill(tint.opacity(0.4)) }
    }
    .background {
      if let material = glass.material { shape.fill(material) }
    }
  }

  /// Names the glass, so that it turns into other glass of the name. Has no effect in browsers and terminals: glass
  /// comes and goes with its view.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Names the pane that this glass is a part of. Has no effect in browsers and terminals: each view has a pane of its
  /// own.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// Sets the appearance and disappearance of the glass. Has no effect in browsers and terminals: glass comes and goes
  /// with its view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
