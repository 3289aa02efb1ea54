public import ComposableArchitecture
import Testing

// Spellings of features that macros meet in apps. That they compile without a warning is half of what is tested here.

@Reducer private struct OfBuiltInTypes {
  var body: some Reducer<Int, Bool> {
    Reduce { state, action in
      state += action ? 1 : -1
      return .none
    }
  }
}

@Reducer private struct OfAliases {
  typealias Action = Bool
  typealias State = Int
  var body: some ReducerOf<Self> { OfBuiltInTypes() }
}

private enum Namespace {
  @Reducer struct Inner {}
}

@Reducer public struct Published: Sendable {
  public struct State: Equatable, Sendable { public init() {} }
  public enum Action { case tapped }
  public init() {}
  public var body: some Reducer<State, Action> { EmptyReducer() }
}

extension Published {
  @Reducer public enum Child { case again(Published) }
}

@Reducer private struct WithArgument {
  let start: Int
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count = start
      return .none
    }
  }
}

@Reducer private struct Of<Value: Equatable & Sendable> {
  @ObservableState struct State: Equatable { var value: Value }
  enum Action { case changed(Value) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct Toast: Equatable {
  enum Action { case undo }
}

@Reducer private enum Empty {}

@Reducer private enum Everything {
  case alert(AlertState<Never>)
  #if os(Linux) || os(macOS)
    case argument(WithArgument = WithArgument(start: 42))
  #endif
  case closure(@Sendable () -> Void)
  case dialog(ConfirmationDialogState<Everything.Dialog>)
  case generic(Of<Int>)
  @ReducerCaseIgnored case ignored(String)
  case inner(Namespace.Inner)
  case many([Int])
  case nothing
  case optional(Int?)
  case pair(Int, name: String)
  @ReducerCaseEphemeral case toast(Toast)
  case tuple((Int, Int))

  enum Dialog { case confirmed }
}

@ObservableState private struct Fields: Equatable {
  var `default` = 1
  var observed = 0 {
    didSet { observations += 1 }
  }
  @ObservationStateIgnored var observations = 0
  @Presents private var hidden: WithArgument.State?
  @Presents private(set) var shown: WithArgument.State?
  @Presents var spelled: Optional<WithArgument.State>
  private(set) var readable = 1
  lazy var slow = 3
  let id: Int

  init(id: Int) { self.id = id }
}

@CasePathable private enum Route<Value> {
  case `default`, `in`(Int)
  case labeled(value: Value)
  case several(value: Value, Int)
  indirect case within(Route)
}

@MainActor @Suite struct MacroSpellingsTests {
  @Test("features of built-in types and of aliases reduce")
  func builtInTypes() {
    let store = Store(initialState: 1) { OfAliases() }
    store.send(true)
    store.send(true)
    store.send(false)
    #expect(store.withState { $0 } == 2)
  }

  @Test("a feature among others takes its argument from the enum")
  func argument() {
    let store = Store(initialState: Everything.State.argument(WithArgument.State())) { Everything.body }
    store.send(.argument(.tapped))
    #expect(store.withState { $0[case: \.argument]?.count } == 42)
  }

  @Test("data and what is ephemeral stay what they are")
  func data() {
    let states: [Everything.State] = [
      .ignored("text"), .many([1]), .nothing, .optional(nil), .pair(1, name: "one"), .toast(Toast()), .tuple((1, 2)),
    ]
    #expect(states.compactMap { $0[case: \.ignored] } == ["text"])
    #expect(states.compactMap { $0[case: \.pair]?.name } == ["one"])
    #expect(states.filter { $0.is(\.nothing) }.count == 1)
    #expect(states.contains { $0.is(\.toast) })
  }

  @Test("fields of every kind can be changed")
  func fields() {
    var fields = Fields(id: 1)
    fields.observed = 2
    fields.default += 1
    fields.spelled = WithArgument.State()
    fields.spelled?.count = 3
    #expect(fields.observations == 1)
    #expect(fields.default == 2)
    #expect(fields.$spelled.wrappedValue?.count == 3)
    #expect(fields.slow == 3)
  }

  @Test("cases of generic and indirect enums are found")
  func cases() {
    #expect(Route.labeled(value: "a")[case: \.labeled] == "a")
    #expect(Route.several(value: "a", 1)[case: \.several]?.value == "a")
    #expect(Route.within(.in(1) as Route<Int>)[case: \.within]?[case: \.in] == 1)
    #expect((Route.default as Route<Int>).is(\.default))
  }
}
