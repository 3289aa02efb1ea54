import ComposableArchitecture
import ComposableComponents
import IppoTesting
import IppoUI
import Testing

/// Section 000 of the tutorials: the menu driven by the optional state of a store.
@MainActor
@Suite("Bottom menu of a store")
struct BottomMenuStoreTests {
  @ObservableState
  struct State: Equatable {
    var bottomMenu: BottomMenuState<Action>?
    var actions: [Action] = []
  }

  enum Action: Equatable {
    case menuButtonTapped
    case dismissBottomMenu
    case forfeitGameButtonTapped
    case settingsButtonTapped
  }

  private let reducer = Reduce<State, Action> { state, action in
    state.actions.append(action)
    switch action {
    case .menuButtonTapped: state.bottomMenu = Self.menu()
    case .dismissBottomMenu: state.bottomMenu = nil
    case .forfeitGameButtonTapped, .settingsButtonTapped: break
    }
    return .none
  }

  static func menu(
    onDismiss: BottomMenuState<Action>.MenuAction? = .init(action: .dismissBottomMenu, animation: .default),
    forfeit: BottomMenuState<Action>.MenuAction? = .init(action: .forfeitGameButtonTapped, animation: .default)
  ) -> BottomMenuState<Action> {
    BottomMenuState(
      title: TextState("Duel"),
      message: TextState("Your turn"),
      buttons: [.init(title: TextState("Forfeit"), icon: Image(systemName: "flag"), action: forfeit)],
      footerButton: .init(
        title: TextState("Settings"), icon: Image(systemName: "gear"),
        action: .init(action: .settingsButtonTapped, animation: .default)),
      onDismiss: onDismiss)
  }

  struct Game: View {
    let store: Store<State, Action>

    var body: some View {
      Button("Menu") { store.send(.menuButtonTapped, animation: .default) }
        .bottomMenu(store.scope(state: \.bottomMenu, action: \.self))
    }
  }

  private func game(_ menu: BottomMenuState<Action>? = nil) -> (Store<State, Action>, ViewHost) {
    let store = Store(initialState: State(bottomMenu: menu)) { reducer }
    return (store, ViewHost { Game(store: store) })
  }

  private func phase(_ host: ViewHost) -> RenderAttributes.Phase? {
    host.tree.root.flatMap { host.tree.children(of: $0).last }.flatMap { host.tree[$0] }.flatMap {
      if case .presentation = $0.element { $0.attributes.phase } else { nil }
    }
  }

  /// The animation in which the menu has begun to leave.
  private func departure(_ host: ViewHost) -> RenderAnimation? {
    host.ops.frames.flatMap(\.entries).lazy.compactMap { entry -> RenderAnimation?? in
      if case .update(_, _, let attributes?) = entry.op, attributes.phase == .leaving { entry.animation } else { nil }
    }.first ?? nil
  }

  @Test("000-T13, 000-T19: a menu in the state of a store is shown")
  func shown() throws {
    let (_, host) = game()
    #expect(phase(host) == nil)
    try host.tap("Menu")
    #expect(phase(host) == .present)
    #expect(host.contains(.dialog, "Duel"))
  }

  @Test("000-T14: texts, icons and buttons of the state are those of the menu")
  func converted() throws {
    let (_, host) = game(Self.menu())
    #expect(
      try host.find(.dialog).outline == """
        dialog "Duel"
          heading "Duel"
          button "Close"
          text "Your turn"
          button "Forfeit"
          button "Settings"
        """)
  }

  @Test("000-T15: closing sends the action for it")
  func closed() throws {
    let (store, host) = game(Self.menu())
    try host.tap("Close")
    #expect(store.actions == [.dismissBottomMenu])
    #expect(phase(host) == .leaving)
  }

  @Test("000-T15: without such an action closing does nothing, and the menu stays: the state decides")
  func notClosed() throws {
    let (store, host) = game(Self.menu(onDismiss: nil))
    try host.tap("Close")
    #expect(store.actions == [])
    #expect(phase(host) == .present)
  }

  @Test("000-T15: an action's own animation wins, also when it is none")
  func explicitAnimation() throws {
    let (_, host) = game(Self.menu(onDismiss: .init(action: .dismissBottomMenu, animation: .linear(duration: 2))))
    try host.dismiss()
    #expect(departure(host) == Animation.linear(duration: 2).render)
    let (_, other) = game(Self.menu(onDismiss: .init(action: .dismissBottomMenu, animation: nil)))
    try other.dismiss()
    #expect(phase(other) == nil)
  }

  // The text does not say what a tap on the backdrop is animated with when nothing says so. The menu closes in the
  // default animation, and an action without one of its own takes part in that.
  @Test("000-T15: an inherited animation is that of the closing menu")
  func inheritedAnimation() throws {
    let (_, host) = game(Self.menu(onDismiss: .init(action: .dismissBottomMenu)))
    try host.dismiss()
    #expect(departure(host) == Animation.default.render)
  }

  @Test("000-T16: a button without an action only closes the menu")
  func withoutAction() throws {
    let (store, host) = game(Self.menu(forfeit: nil))
    try host.tap("Forfeit")
    #expect(store.actions == [.dismissBottomMenu])
  }

  @Test("000-T20: a tap on the backdrop dismisses")
  func backdrop() throws {
    let (store, host) = game()
    try host.tap("Menu")
    try host.dismiss()
    #expect(store.actions == [.menuButtonTapped, .dismissBottomMenu])
    host.advance(by: 10)
    #expect(phase(host) == nil)
  }

  @Test(
    "000-T22: a button sends the action for closing, and then its own",
    arguments: [("Forfeit", Action.forfeitGameButtonTapped), ("Settings", Action.settingsButtonTapped)])
  func chosen(title: String, action: Action) throws {
    let (store, host) = game(Self.menu())
    try host.tap(title)
    #expect(store.actions == [.dismissBottomMenu, action])
    #expect(phase(host) == .leaving)
  }

  @Test("000-T23: a state that is given a menu shows it; one that loses it hides it")
  func stateDriven() {
    let (store, host) = game()
    store.send(.menuButtonTapped)
    #expect(host.contains(.dialog, "Duel"))
    store.send(.dismissBottomMenu)
    host.graph.drain()
    #expect(phase(host) == nil)
  }

  @Test("A menu that is asked for again while it leaves turns round")
  func revived() throws {
    let (_, host) = game()
    try host.tap("Menu")
    try host.dismiss()
    host.advance(by: 0.1)
    try host.tap("Menu")
    #expect(phase(host) == .present)
    host.advance(by: 10)
    #expect(phase(host) == .present)
  }
}
