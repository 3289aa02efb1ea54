/// A button that opens a menu (`SwiftUI.Menu`).
public struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuStyle) private var style
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  init(content: Content, label: Label, primaryAction: (@MainActor () -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// - Parameters:
  ///   - content: Buttons, toggles, pickers, sections, dividers, and menus within the menu.
  ///   - label: The label of the button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// - Parameter primaryAction: The action for a press of the label. The menu then opens from a button of its own
  ///   beside the label. SwiftUI opens it by a long press, which a terminal and a keyboard lack.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The menu in the style around it (`menuStyle(_:)`).
  public var body: some View {
    if let style {
      style.makeBody(
        MenuStyleConfiguration(
          label: MenuStyleConfiguration.Label(view: AnyView(label)),
          content: MenuStyleConfiguration.Content(view: AnyView(content)), primaryAction: primaryAction))
    } else if let primaryAction {
      HStack(spacing: 4) {
        Button(action: primaryAction) { label }
        MenuElement(items: content) {
          Image(systemName: "chevron.down").accessibilityLabel(Text(LocalizedStringKey(.more)))
        }
      }
    } else {
      MenuElement(items: content) { label }
    }
  }
}

extension Menu where Label == Text {
  /// A menu with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a title that is looked up in the app's string tables, and with an action of its own when that is
  /// pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu with a title that is shown as it is, and with an action of its own when that is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == IppoUI.Label<Text, Image> {
  /// A menu with a symbol and a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { IppoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { IppoUI.Label(title, systemImage: systemImage) }
  }

  /// A menu with an image among the app's resources and a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { IppoUI.Label(titleKey, image: image) }
  }

  /// A menu with an action of its own. Its image is among the app's resources, and its title is looked up in the app's
  /// string tables.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { IppoUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// A menu with an image among the app's resources and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { IppoUI.Label(title, image: image) }
  }

  /// A menu with an image among the app's resources and a title that is shown as it is, and with an action of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { IppoUI.Label(title, image: image) }, primaryAction: primaryAction)
  }

  /// A menu with an action for a press of its label, a symbol, and a title that is looked up in the app's string
  /// tables.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { IppoUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu with a symbol and a title that is shown as it is, and with an action of its own when they are pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { IppoUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

/// The element of a menu. Children: the label, then the items.
struct MenuElement<Label: View, Items: View>: PrimitiveView {
  let items: Items
  @ViewBuilder let label: Label

  @ViewBuilder var content: some View {
    Unary(axis: .horizontal) { label }
    items.asMenuItems()
  }

  func element(in context: ElementContext) -> RenderElement { .menu(RenderMenu(style: .automatic)) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
  }
}

extension View {
  /// Buttons and sections as they are in menus.
  func asMenuItems() -> some View {
    environment(\.sectionPlace, .items).environment(\.buttonStyle, .known(.automatic))
  }
}
