/// How large a space is (`SwiftUI.SpacerSizing`).
public enum SpacerSizing: Hashable, Sendable {
  /// All the room there is.
  case flexible
  /// As much as stands between groups.
  case fixed
}

/// Space between items of a toolbar (`SwiftUI.ToolbarSpacer`).
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @ViewBuilder public var _shown: some View {
    if sizing == .flexible {
      Spacer().modifier(ToolbarItemElement(placement.render))
    } else {
      Color.clear.frame(width: 8, height: 1).modifier(ToolbarItemElement(placement.render))
    }
  }
}

/// An item that the system adds to a bar, at a place of its own (`SwiftUI.DefaultToolbarItem`).
///
/// Renderers have one place for each of them: the item stays there, and this is none.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public var _shown: some View { EmptyView() }
}

extension ToolbarContent {
  /// Whether the item has a pane of glass in common with its neighbours: items have none.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }

  /// The item a page or sheet comes out of: they come in the renderer's own way.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
}
