import ComposableArchitecture
import IppoTesting
import IppoUI
import Testing

@MainActor
@Suite("Alerts of UIKit by stores")
struct AlertControllerTests {
  @Reducer
  struct Note {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var log: [String] = []
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case ask(hasButtons: Bool)

      @CasePathable
      enum Alert { case drop }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.drop)): state.log.append("drop")
        case .alert(.dismiss): state.log.append("dismiss")
        case .ask(true):
          state.alert = AlertState {
            TextState("Drop?")
          } actions: {
            ButtonState(role: .destructive, action: .drop) { TextState("Drop") }
            ButtonState(role: .cancel) { TextState("Keep") }
          }
        case .ask(false): state.alert = AlertState { TextState("Saved") }
        }
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }

  final class Page: UIViewController {
    @UIBindable var store: StoreOf<Note>

    init(_ store: StoreOf<Note>) {
      self.store = store
      super.init()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      present(item: $store.scope(state: \.alert, action: \.alert)) { store in UIAlertController(store: store) }
    }
  }

  private struct Window: UIViewControllerRepresentable {
    let store: StoreOf<Note>

    func makeUIViewController(context: Context) -> Page { Page(store) }

    func updateUIViewController(_ uiViewController: Page, context: Context) {}
  }

  @Test("a choice is sent to the store, and the alert is gone from the state")
  func choices() async throws {
    let store = Store(initialState: Note.State()) { Note() }
    let host = ViewHost { Window(store: store) }
    store.send(.ask(hasButtons: true))
    await host.wait { $0.contains(.button, "Drop") }
    try host.tap("Drop")
    #expect(store.alert == nil)
    #expect(store.log == ["drop"])
    store.send(.ask(hasButtons: true))
    await host.wait { $0.contains(.button, "Keep") }
    try host.tap("Keep")
    #expect(store.alert == nil)
    #expect(store.log == ["drop", "dismiss"])
  }

  @Test("an alert without buttons has a way out")
  func wayOut() {
    let state = AlertState<Int> { TextState("Saved") }
    let store = Store<AlertState<Int>, Int>(initialState: state) {}
    #expect(UIAlertController(store: store).actions.map(\.title) == ["OK"])
    let presented = Store<AlertState<Int>, PresentationAction<Int>>(initialState: state) {}
    #expect(UIAlertController(store: presented).actions.map(\.style) == [.cancel])
    let dialog = ConfirmationDialogState<Int> { TextState("Sort") }
    let sheet = UIAlertController(store: Store<ConfirmationDialogState<Int>, Int>(initialState: dialog) {})
    #expect(sheet.title == "Sort" && sheet.actions.map(\.title) == ["OK"])
  }
}
