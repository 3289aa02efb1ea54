import ComposableArchitecture
import ComposableComponents
import IppoUI
import Testing

/// Section 000 of the tutorials: the menu as a value.
@Suite("Bottom menu state")
struct BottomMenuStateTests {
  typealias Menu = BottomMenuState<Action>

  enum Action: Equatable {
    case dismissed
    case forfeited
  }

  @Test("000-T6: a state holds an optional menu, and can be compared with it")
  func optional() {
    struct State: Equatable { var bottomMenu: BottomMenuState<Action>? }
    var state = State()
    #expect(state.bottomMenu == nil)
    state.bottomMenu = BottomMenuState(title: TextState("Solo"))
    #expect(state == State(bottomMenu: BottomMenuState(title: TextState("Solo"))))
  }

  @Test("000-T7: the title alone is required")
  func defaults() {
    let menu = Menu(title: TextState("Solo"))
    #expect(menu.title == TextState("Solo"))
    #expect(menu.message == nil)
    #expect(menu.buttons == [])
    #expect(menu.footerButton == nil)
    #expect(menu.onDismiss == nil)
  }

  @Test("000-T8: a button has a title, an icon, and perhaps an action")
  func button() {
    let button = Menu.Button(title: TextState("Forfeit"), icon: Image(systemName: "flag"))
    #expect(button.title == TextState("Forfeit"))
    #expect(button.icon == Image(systemName: "flag"))
    #expect(button.action == nil)
    let other = Menu.Button(
      title: TextState("Forfeit"), icon: Image(systemName: "flag"), action: .init(action: .forfeited))
    #expect(other.action?.action == .forfeited)
  }

  @Test("000-T9: an action inherits its animation, or brings one, which may be none; the dump says which")
  func animation() {
    let inherited = Menu.MenuAction(action: .dismissed)
    let explicit = Menu.MenuAction(action: .dismissed, animation: .default)
    let none = Menu.MenuAction(action: .dismissed, animation: nil)
    #expect(inherited != explicit)
    #expect(explicit != none)
    #expect(inherited != none)
    #expect(String(customDumping: inherited).contains("animation: <inherited>"))
    #expect(
      String(customDumping: explicit).contains("animation: \(String(describing: Animation.default as Animation?))"))
    #expect(String(customDumping: none).contains("animation: nil"))
  }

  @Test("000-T10: menus, buttons and actions are equal when what they are made of is")
  func equality() {
    func menu(
      _ title: String = "Solo", icon: String = "flag", animation: Animation? = .default, action: Action = .forfeited
    ) -> Menu {
      Menu(
        title: TextState(title),
        buttons: [
          .init(
            title: TextState("Forfeit"), icon: Image(systemName: icon),
            action: .init(action: action, animation: animation))
        ],
        onDismiss: .init(action: .dismissed, animation: .default))
    }
    #expect(Animation.default == .default)
    #expect(menu() == menu())
    #expect(menu() != menu("Duel"))
    #expect(menu() != menu(icon: "gear"))
    #expect(menu() != menu(animation: .linear))
    #expect(menu() != menu(action: .dismissed))
  }

  @Test("A dump shows what a menu says and does")
  func dump() {
    let menu = Menu(
      title: TextState("Solo"),
      buttons: [
        .init(
          title: TextState("Forfeit"), icon: Image(systemName: "flag"),
          action: .init(action: .forfeited, animation: .default))
      ],
      onDismiss: .init(action: .dismissed))
    let dump = String(customDumping: menu)
    #expect(dump.contains("title: \"Solo\""))
    #expect(dump.contains("title: \"Forfeit\""))
    #expect(dump.contains("flag"))
    #expect(dump.contains("animation: <inherited>"))
  }
}
