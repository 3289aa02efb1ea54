/// The priority with which an item of a toolbar stays in a bar that grows narrow
/// (`SwiftUI.ToolbarItemVisibilityPriority`).
///
/// In a window of compact width, items with a lower priority than ``automatic`` go into the menu of the bar.
public struct ToolbarItemVisibilityPriority: Comparable, Hashable, Sendable {
  private let rank: Double

  private init(rank: Double) { self.rank = rank }

  /// The priority of items for which an app states none.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// A priority for items that are needed less often.
  public static let low = ToolbarItemVisibilityPriority(rank: -1000)
  /// A priority for items that are needed most.
  public static let high = ToolbarItemVisibilityPriority(rank: 1000)

  /// A priority just below another one.
  public init(lowerThan priority: ToolbarItemVisibilityPriority) { rank = priority.rank.nextDown }

  /// A priority just above another one.
  public init(higherThan priority: ToolbarItemVisibilityPriority) { rank = priority.rank.nextUp }

  /// Whether items of one priority leave the bar before those of the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

extension ToolbarContent {
  /// The priority of the items in a bar that grows narrow. With a lower priority than `automatic`, windows of compact
  /// width show them in the menu of the bar. A placement that is pinned keeps them in the bar.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    PrioritizedToolbarContent(priority: priority, content: self)
  }

  /// Whether the items leave out the space around them. Has no effect in browsers and terminals: items of a bar stand
  /// at one distance.
  public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Sets the priority with which the items stay in a bar that grows narrow, as
  /// ``ToolbarContent/visibilityPriority(_:)`` of other content.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
    PrioritizedToolbarContent(priority: priority, content: self)
  }

  /// Whether the items leave out the space around them. Has no effect in browsers and terminals: items of a bar stand
  /// at one distance.
  public func contentMarginsRemoved(_ removed: Bool = true) -> some CustomizableToolbarContent { self }
}

private struct PrioritizedToolbarContent<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let priority: ToolbarItemVisibilityPriority
  let content: Content

  var _toolbarItems: some View { content._toolbarItems.environment(\.toolbarItemPriority, priority) }
}

extension PrioritizedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// An item in the bar, or in the menu of the bar.
struct PlacedToolbarItem<Content: View, Item: View>: View {
  @Environment(\.toolbarItemPriority) private var priority
  @Environment(\.horizontalSizeClass) private var width
  let placement: ToolbarItemPlacement
  let content: Content
  @ViewBuilder let item: () -> Item

  private var isInMenu: Bool {
    if placement == .secondaryAction { return true }
    return priority < .automatic && width == .compact && !placement.isPinned
  }

  var body: some View {
    if isInMenu {
      SecondaryAction(content: content)
    } else {
      item()
    }
  }
}

private struct ToolbarItemPriorityKey: EnvironmentKey {
  static var defaultValue: ToolbarItemVisibilityPriority { .automatic }
}

extension EnvironmentValues {
  fileprivate var toolbarItemPriority: ToolbarItemVisibilityPriority {
    get { self[ToolbarItemPriorityKey.self] }
    set { self[ToolbarItemPriorityKey.self] = newValue }
  }
}

/// Items that are always in the menu of the bar (`SwiftUI.ToolbarOverflowMenu`).
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  private let content: Content

  /// Items for the menu of the bar.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// An empty body: the items go into the menu of the bar.
  public var _toolbarItems: some View { SecondaryAction(content: content) }
}

extension View {
  /// Items that are always in the menu of the page's bar.
  public func toolbarOverflowMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return toolbar { ToolbarOverflowMenu { items } }
  }
}
