extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  /// The items of all pieces, in their order.
  public var _toolbarItems: some View { ViewBuilder.buildBlock(repeat (each content)._toolbarItems) }
}

extension TupleContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension EmptyContent: CustomizableToolbarContent {
  /// An empty content.
  public var _toolbarItems: EmptyView { EmptyView() }
}
