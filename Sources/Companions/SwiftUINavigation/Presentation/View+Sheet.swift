public import IppoUI

extension View {
  /// Shows a sheet while there is an item, with a binding to it. Closing it sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - onDismiss: Runs when it is closed.
  ///   - content: What it shows.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    self.sheet(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while there is an item, identified by a key path, with a binding to it. Closing it sets the item to
  /// `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The key path to its identity. Another identity is another presentation.
  ///   - onDismiss: Runs when it is closed.
  ///   - content: What it shows.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    self.sheet(item: item.presented(by: id), onDismiss: onDismiss) { presented in
      content(Binding(unwrapping: item, default: presented.item))
    }
  }

  /// Shows a sheet while there is an item, identified by a key path. Closing it sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The key path to its identity. Another identity is another presentation.
  ///   - onDismiss: Runs when it is closed.
  ///   - content: What it shows.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self.sheet(item: item.presented(by: id), onDismiss: onDismiss) { presented in
      content(presented.item)
    }
  }
}
