/// The menu of a cell or a row; none without a menu.
struct CellMenu: ViewModifier {
  let menu: UIMenu?

  func body(content: Content) -> some View {
    if let menu {
      content.contextMenu { MenuContent(menu: menu) }
    } else {
      content
    }
  }
}
