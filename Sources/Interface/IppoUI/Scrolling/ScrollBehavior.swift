/// Which part of scrolling an anchor is for (`SwiftUI.ScrollAnchorRole`).
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where scrolling begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in its place when the content or the region changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is shorter than the region.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension EnvironmentValues {
  /// Whether a person can scroll scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Where the content of scroll views begins.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Whether a person cannot scroll the scroll views within this view; the app still can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Where scroll views within this view begin, and where content stands that is shorter than they are. Content that
  /// begins at its end stays there while it grows.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }

  /// Where scroll views within this view begin. Renderers use one anchor for all roles; that of the initial offset
  /// decides.
  @ViewBuilder
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    if role == .initialOffset { defaultScrollAnchor(anchor) } else { self }
  }
}
