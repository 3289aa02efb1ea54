/// A button that opens a menu (`SwiftUI.Menu`).
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View { MenuElement(style: .automatic, items: content) { label } }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == IppoUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { IppoUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { IppoUI.Label(title, systemImage: systemImage) }
  }
}

/// The element of a menu. Children: the label, then the items.
private struct MenuElement<Label: View, Items: View>: PrimitiveView {
  let style: RenderMenu.Style
  let items: Items
  @ViewBuilder let label: Label

  @ViewBuilder var content: some View {
    Unary(axis: .horizontal) { label }
    items.environment(\.sectionPlace, .items).environment(\.buttonStyle, .known(.automatic))
  }

  func element(in context: ElementContext) -> RenderElement { .menu(RenderMenu(style: style)) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    // The content under a context menu decides for itself.
    attributes.isDisabled = style != .context && !context.environment.isEnabled
  }
}

extension View {
  /// A menu that opens on a secondary click or a long press.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    MenuElement(style: .context, items: menuItems()) { self }
  }
}
