/// Whether the pointer reaches a view.
private struct HitTestingModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let isEnabled: Bool

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if !isEnabled { attributes.allowsHitTesting = false }
  }
}

extension View {
  /// Whether the pointer reaches the view; the keyboard does in any case.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }

  /// The shape that takes taps. Has no effect in browsers and terminals: the whole of the view's bounds takes them.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// The shape of the view for previews, highlights and the like. Has no effect in browsers and terminals: they use the
  /// view's bounds.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}

/// The uses of the shape of a view's content (`SwiftUI.ContentShapeKinds`).
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each use.
  public let rawValue: Int

  /// Uses by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps and pointers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture that follows the pointer in a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The highlight under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around a focused view.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline that assistive technology shows.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
