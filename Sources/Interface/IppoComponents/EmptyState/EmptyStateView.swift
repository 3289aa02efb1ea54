internal import IppoRender
public import IppoUI
import Observation

/// Shows its content, or, while that is empty, what the content wants to be shown in its place.
///
/// ```swift
/// EmptyStateView(empty: $isEmpty) {
///   List(messages) { MessageRow(message: $0) }
///     .emptyStateItems {
///       Image(systemName: "tray")
///       Text("No messages")
///     }
/// }
/// ```
///
/// The content says so with `emptyStateItems(items:)`, anywhere inside; when it says nothing, a
/// `ContentUnavailableView` is shown. While it is empty the content is not on the screen, and its views have disappeared;
/// it keeps its state, and the items follow it.
public struct EmptyStateView<Content: View>: View {
  @Binding private var empty: Bool
  @State private var items = EmptyStateItems()
  private let content: Content

  /// - Parameters:
  ///   - empty: Whether the items are shown in place of the content.
  ///   - content: The content.
  public init(empty: Binding<Bool>, @ViewBuilder content: () -> Content) {
    _empty = empty
    self.content = content()
  }

  /// The content, or the items.
  public var body: some View {
    let items = items
    if empty { EmptyStateItemsView(items: items) }
    Withholding(empty) { content }
      .onPreferenceChange(EmptyStatePreferenceKey.self) { items.view = $0.view }
  }
}

/// The items, kept apart from the container: items that change do not evaluate the content again, which would change
/// them again.
@MainActor
@Observable
final class EmptyStateItems: Unarchived {
  var view: AnyView?
}

struct EmptyStateItemsView: View {
  let items: EmptyStateItems

  var body: some View {
    if let view = items.view {
      view
    } else {
      ContentUnavailableView(LocalizedStringKey(.nothingHere), systemImage: "tray")
    }
  }
}
