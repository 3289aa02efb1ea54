/// Items of a toolbar (`SwiftUI.ToolbarContent`).
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of ``body``; `Never` for a primitive item.
  associatedtype Body: ToolbarContent
  /// The type of ``_toolbarItems``.
  associatedtype _ToolbarItems: View

  /// The items this content is made of.
  @ToolbarContentBuilder var body: Body { get }

  /// The elements of the items.
  @ViewBuilder var _toolbarItems: _ToolbarItems { get }
}

extension ToolbarContent {
  /// Items of the app's own are shown by their body, in a scope in which their dynamic properties work.
  public var _toolbarItems: some View { ToolbarBody(content: StyleProperty(style: self)) }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: a primitive item has no body.
  public var body: Never { fatalError("body should not be called on \(Self.self): it is a primitive item.") }
}

extension Never: ToolbarContent {
  /// Stops the program: there is no such item.
  public var _toolbarItems: Never { fatalError("There is no value of type Never.") }
}

private struct ToolbarBody<Content: ToolbarContent>: View {
  var content: StyleProperty<Content>

  var body: some View { content.style.body._toolbarItems }
}

/// One item of a toolbar (`SwiftUI.ToolbarItem`).
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// The content as one item, its views beside each other, or as items of the menu in the bar.
  public var _toolbarItems: some View {
    PlacedToolbarItem(placement: placement, content: content) {
      Unary(axis: .horizontal) { content }.modifier(ToolbarItemElement(placement.render))
    }
  }
}

extension ToolbarItem where ID == () {
  /// An item at a place of the bars.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item with a name for customization, which renderers do not offer.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// An item with a name for customization, which renderers do not offer: it is shown where `showsByDefault` is false,
  /// too.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) { self.init(id: id, placement: placement, content: content) }
}

/// Items of a toolbar that a user could arrange (`SwiftUI.CustomizableToolbarContent`), which renderers do not allow.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items at one place (`SwiftUI.ToolbarItemGroup`).
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// A primitive item: it has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at one place of the bars, one for each view of the content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The views of the content, each as an item of the bars, or of the menu in one.
  public var _toolbarItems: some View {
    PlacedToolbarItem(placement: placement, content: content) {
      content.modifier(ToolbarItemElement(placement.render))
    }
  }
}

/// Puts a toolbar item around each element of the content.
struct ToolbarItemElement: WrappingModifier, Equatable {
  typealias Body = Never
  let placement: RenderToolbarItem.Placement

  init(_ placement: RenderToolbarItem.Placement) { self.placement = placement }

  func element(in context: ElementContext) -> RenderElement { .toolbarItem(RenderToolbarItem(placement: placement)) }

  /// Sets the tint of the environment, because bars are not below the view that declares their items and has the tint.
  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.tint =
      attributes.tint ?? context.environment.tintStyle?._storage.paint(in: context.environment)?.color
  }
}
