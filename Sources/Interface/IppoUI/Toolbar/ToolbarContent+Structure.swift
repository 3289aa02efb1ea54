extension ForEach: ToolbarContent where Content: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  /// The items of all elements, in their order.
  public var _toolbarItems: some View {
    ForEach<Data, ID, Content._ToolbarItems>(data: data, ids: ids) { [content] in content($0)._toolbarItems }
  }

  /// Items of a toolbar for elements that know their id.
  @_disfavoredOverload
  public init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, ids: RowIDs(), content: content)
  }

  /// Items of a toolbar for elements with an id at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, ids: RowIDs(at: id), content: content)
  }

  /// Items of a toolbar for the numbers of a range.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @ToolbarContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, ids: .numbers, content: content)
  }
}

extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  /// The items of the group.
  public var _toolbarItems: Content._ToolbarItems { content._toolbarItems }

  /// Groups items of a toolbar.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  /// The items of the branch.
  @ViewBuilder public var _toolbarItems: some View {
    switch storage {
    case .first(let items): items._toolbarItems
    case .second(let items): items._toolbarItems
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  /// The items, if there are any.
  public var _toolbarItems: Wrapped._ToolbarItems? { self?._toolbarItems }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension EmptyView: CustomizableToolbarContent {
  /// An empty list of items.
  public var _toolbarItems: EmptyView { self }
}

private struct HiddenToolbarContent<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let isHidden: Bool
  let content: Content

  var _toolbarItems: Content._ToolbarItems? { isHidden ? nil : content._toolbarItems }
}

extension HiddenToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Whether the items are left out of the bars.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    HiddenToolbarContent(isHidden: hidden, content: self)
  }
}

extension CustomizableToolbarContent {
  /// Whether the items are left out of the bars.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    HiddenToolbarContent(isHidden: hidden, content: self)
  }
}
