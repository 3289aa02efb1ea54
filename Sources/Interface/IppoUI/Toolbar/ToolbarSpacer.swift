/// The size of a space (`SwiftUI.SpacerSizing`).
public enum SpacerSizing: Hashable, Sendable {
  /// All the available space.
  case flexible
  /// The space between groups.
  case fixed
}

/// Space between items of a toolbar (`SwiftUI.ToolbarSpacer`).
public struct ToolbarSpacer: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space of a size, at a place of the bars.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// A space of 8 points, or all the available space.
  @ViewBuilder public var _toolbarItems: some View {
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
  /// A primitive item: it has no body.
  public typealias Body = Never

  /// An item of a kind. Kind and place have no effect: renderers have one place for each.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// An empty view.
  public var _toolbarItems: some View { EmptyView() }
}

extension ToolbarContent {
  /// Whether the item has a pane of glass in common with its neighbours. Has no effect in browsers and terminals: items
  /// are drawn without glass.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }

  /// The item a page or sheet comes out of. Has no effect in browsers and terminals: pages come in the renderer's own
  /// way.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
}
