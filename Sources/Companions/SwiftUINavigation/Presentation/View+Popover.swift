public import IppoUI

extension View {
  /// Shows a popover while there is an item, with a binding to it. Closing it sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attachmentAnchor: Where it is attached.
  ///   - arrowEdge: The edge its arrow is on.
  ///   - content: What it shows.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    self.popover(item: item, id: \.id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
  }

  /// Shows a popover while there is an item, identified by a key path, with a binding to it. Closing it sets the item to
  /// `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The key path to its identity. Another identity is another presentation.
  ///   - attachmentAnchor: Where it is attached.
  ///   - arrowEdge: The edge its arrow is on.
  ///   - content: What it shows.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    self.popover(item: item.presented(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { presented in
      content(Binding(unwrapping: item, default: presented.item))
    }
  }

  /// Shows a popover while there is an item, identified by a key path. Closing it sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The key path to its identity. Another identity is another presentation.
  ///   - attachmentAnchor: Where it is attached.
  ///   - arrowEdge: The edge its arrow is on.
  ///   - content: What it shows.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self.popover(item: item.presented(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { presented in
      content(presented.item)
    }
  }
}
