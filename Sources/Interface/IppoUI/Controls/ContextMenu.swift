extension View {
  /// A menu that opens on a secondary click or a long press.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuElement(base: self, items: menuItems())
  }

  /// A menu that opens on a secondary click or a long press. Renderers show it without the preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// The form of earlier years; `nil` for no menu.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { self.contextMenu { contextMenu.menuItems } } else { self }
  }

  /// A menu for the selected rows of the list below, and an action for a chosen row.
  ///
  /// SwiftUI opens the menu for the row under the pointer as well; here it is for the selection of the list.
  ///
  /// - Parameters:
  ///   - itemType: The type of the list's selection.
  ///   - menu: The menu for the selected ids; there may be none.
  ///   - primaryAction: Runs with the id of a chosen row.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// A menu that opens on a secondary click or a long press (`SwiftUI.ContextMenu`).
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// - Parameter menuItems: Buttons, toggles, pickers, sections and dividers.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// The selections of the lists below, for menus around them.
struct SelectionKey: PreferenceKey {
  static var defaultValue: Set<AnyHashable> { [] }

  static func reduce(value: inout Set<AnyHashable>, nextValue: () -> Set<AnyHashable>) { value.formUnion(nextValue()) }
}

private struct SelectionMenuModifier<I: Hashable, Menu: View>: ViewModifier {
  @State private var selection: Set<AnyHashable> = []
  let menu: (Set<I>) -> Menu
  let primaryAction: ((Set<I>) -> Void)?

  func body(content: Content) -> some View {
    content
      .environment(
        \.rowPrimaryAction, primaryAction.map { action in RowPrimaryAction { ($0 as? I).map { action([$0]) } } }
      )
      .onPreferenceChange(SelectionKey.self) { selection = $0 }
      .contextMenu { menu(Set(selection.compactMap { $0.base as? I })) }
  }
}

/// The action for a chosen row of a list.
struct RowPrimaryAction: Equatable {
  let run: @MainActor (Any) -> Void

  init(_ run: @escaping @MainActor (Any) -> Void) { self.run = run }

  /// Always `false`, because closures cannot be compared.
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

private struct RowPrimaryActionKey: EnvironmentKey {
  static var defaultValue: RowPrimaryAction? { nil }
}

extension EnvironmentValues {
  var rowPrimaryAction: RowPrimaryAction? {
    get { self[RowPrimaryActionKey.self] }
    set { self[RowPrimaryActionKey.self] = newValue }
  }
}

/// A view and the menu of a secondary click on it. Modifiers of the whole apply to the view: its name, its focus.
private struct ContextMenuElement<Base: View, Items: View>: PrimitiveView {
  let base: Base
  let items: Items

  static var isLayout: Bool { true }
  static var passesTraits: Bool { true }

  @ViewBuilder var content: some View {
    Unary(axis: .horizontal) { base }
    Unnamed(content: items.asMenuItems())
  }

  func element(in context: ElementContext) -> RenderElement { .menu(RenderMenu(style: .context)) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    // The content under a context menu decides for itself.
    attributes.isDisabled = false
  }
}

/// Content without the modifiers around its element.
private nonisolated struct Unnamed<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    Content._makeNode(view.content, in: parent, inputs.with(attributes: nil))
  }

  @MainActor static func _patchNode(_ node: _Node, _ view: Self) { Content._patchNode(node, view.content) }
}
