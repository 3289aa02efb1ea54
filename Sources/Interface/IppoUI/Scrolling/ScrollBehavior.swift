/// The part of scrolling that an anchor is for (`SwiftUI.ScrollAnchorRole`).
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The point where scrolling begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The point that stays in its place when the content or the region changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The position of content that is shorter than the region.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension EnvironmentValues {
  /// Whether a user can scroll scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The point where the content of scroll views begins.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Whether a user cannot scroll the scroll views within this view; the app still can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Sets the point where scroll views within this view begin, and where content stands that is shorter than they are.
  /// Content that begins at its end stays there while it grows.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }

  /// The point where scroll views within this view begin. Renderers use one anchor for all roles, which is that of the
  /// initial offset.
  @ViewBuilder
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    if role == .initialOffset { defaultScrollAnchor(anchor) } else { self }
  }
}
