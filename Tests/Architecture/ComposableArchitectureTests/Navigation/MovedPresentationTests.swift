import ComposableArchitecture
import Testing

/// A sheet that can close itself and can run for as long as it is presented.
@Reducer
private struct Sheet {
  struct State: Equatable {}
  enum Action { case close, closeAfter(Waiter), run(Waiter) }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .close: return .run { _ in await dismiss() }
      case .closeAfter(let waiter):
        return .run { _ in
          await waiter.pass()
          await dismiss()
        }
      case .run(let waiter): return .run { _ in await waiter.untilCancelled() }
      }
    }
  }
}

/// A feature that presents a sheet.
@Reducer
private struct Screen {
  struct State: Equatable, Identifiable {
    var id = 0
    @PresentationState var sheet: Sheet.State?
  }
  enum Action { case open, noop, sheet(PresentationAction<Sheet.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open = action { state.sheet = Sheet.State() }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet() }
  }
}

/// A parent that holds a screen in each of the ways in which a parent can.
@Reducer
private struct Parent {
  struct State: Equatable {
    var optional: Screen.State? = Screen.State()
    var other: Screen.State? = Screen.State()
    var phase = PhaseFeature.State.screen(Screen.State())
    var rows: IdentifiedArrayOf<Screen.State> = [Screen.State(id: 1), Screen.State(id: 2)]
    var path: StackState<Screen.State> = {
      var path = StackState<Screen.State>()
      path[id: 0] = Screen.State(id: 1)
      path[id: 1] = Screen.State(id: 2)
      return path
    }()
    @PresentationState var presented: Screen.State? = Screen.State()
    var part = Screen.State()
    var secondPart = Screen.State()
  }

  enum Action {
    case change((inout State) -> Void)
    case optional(Screen.Action)
    case other(Screen.Action)
    case phase(PhaseFeature.Action)
    case rows(IdentifiedActionOf<Screen>)
    case path(StackActionOf<Screen>)
    case presented(PresentationAction<Screen.Action>)
    case part(Screen.Action)
    case secondPart(Screen.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.phase, action: \.phase) { PhaseFeature() }
    Scope(state: \.part, action: \.part) { Screen() }
    Scope(state: \.secondPart, action: \.secondPart) { Screen() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Screen() }
    .ifLet(\.other, action: \.other) { Screen() }
    .forEach(\.rows, action: \.rows) { Screen() }
    .forEach(\.path, action: \.path) { Screen() }
    .ifLet(\.$presented, action: \.presented) { Screen() }
  }
}

@Reducer
private struct PhaseFeature {
  @CasePathable
  enum State: Equatable { case screen(Screen.State), other }
  enum Action { case noop, screen(Screen.Action) }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.screen, action: \.screen) { Screen() }
  }
}

/// A place at which the parent holds a screen.
private struct Spot: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let action: @Sendable (Screen.Action) -> Parent.Action
  let read: @Sendable (Parent.State) -> Screen.State?
  let write: @Sendable (inout Parent.State, Screen.State?) -> Void

  static let all = [
    Spot(
      testDescription: "ifLet", action: { .optional($0) }, read: { $0.optional }, write: { $0.optional = $1 }),
    Spot(
      testDescription: "ifCaseLet", action: { .phase(.screen($0)) },
      read: {
        guard case .screen(let screen) = $0.phase else { return nil }
        return screen
      }, write: { $0.phase = $1.map { .screen($0) } ?? .other }),
    Spot(
      testDescription: "forEach", action: { .rows(.element(id: 2, action: $0)) }, read: { $0.rows[id: 2] },
      write: {
        if let screen = $1 {
          var screen = screen
          screen.id = 2
          $0.rows.updateOrAppend(screen)
        } else {
          $0.rows.remove(id: 2)
        }
      }),
    Spot(
      testDescription: "forEach of a stack", action: { .path(.element(id: 1, action: $0)) },
      read: { $0.path[id: 1] }, write: { $0.path[id: 1] = $1 }),
    Spot(
      testDescription: "ifLet of a presented child", action: { .presented(.presented($0)) },
      read: { $0.presented }, write: { $0.presented = $1 }),
    Spot(testDescription: "Scope", action: { .part($0) }, read: { $0.part }, write: { $0.part = $1 ?? Screen.State() }),
  ]

  /// The places whose screen can leave.
  static let optional = all.dropLast()
}

@MainActor
struct MovedPresentationTests {
  private let store = Store(initialState: Parent.State()) { Parent() }

  /// Changes the state, and sends an action that passes by the operator of the case.
  private func change(_ body: @escaping (inout Parent.State) -> Void) {
    store.send(.change(body))
    store.send(.phase(.noop))
  }

  private func screen(_ place: Spot) -> Screen.State? { store.withState { place.read($0) } }

  private func close(_ place: Spot) async {
    await store.send(place.action(.sheet(.presented(.close)))).finish()
  }

  @Test(arguments: Spot.optional, 1...2)
  private func `A sheet closes itself after its parent has left and come back`(place: Spot, times: Int) async {
    store.send(place.action(.open))
    for _ in 1...times {
      let kept = screen(place)
      change { place.write(&$0, nil) }
      change { place.write(&$0, kept) }
    }
    await close(place)
    #expect(screen(place) != nil)
    #expect(screen(place)?.sheet == nil)
  }

  @Test(arguments: Spot.all)
  private func `A sheet closes itself after undo has put it back`(place: Spot) async {
    store.send(place.action(.open))
    let saved = store.withState { $0 }
    await close(place)
    #expect(screen(place)?.sheet == nil)
    change { $0 = saved }
    await close(place)
    #expect(screen(place) != nil)
    #expect(screen(place)?.sheet == nil)
  }

  @Test(arguments: Spot.all)
  private func `A sheet that was never opened by an action closes itself`(place: Spot) async {
    change { state in
      var screen = place.read(state)
      screen?.sheet = Sheet.State()
      place.write(&state, screen)
    }
    await close(place)
    #expect(screen(place) != nil)
    #expect(screen(place)?.sheet == nil)
  }

  @Test(arguments: Spot.all)
  private func `Of a sheet and its copy elsewhere, each closes itself alone`(place: Spot) async {
    store.send(place.action(.open))
    change { state in
      let sheet = place.read(state)?.sheet
      state.other?.sheet = sheet
    }
    await close(place)
    #expect(screen(place)?.sheet == nil)
    #expect(store.withState { $0.other?.sheet } != nil)
    await store.send(.other(.sheet(.presented(.close)))).finish()
    #expect(store.withState { $0.other?.sheet } == nil)
  }

  @Test(arguments: Spot.all)
  private func `Sheets of two parents that were swapped close themselves`(place: Spot) async {
    store.send(place.action(.open))
    for _ in 1...2 {
      change { state in
        let screen = place.read(state)
        place.write(&state, state.other)
        state.other = screen
      }
      let isElsewhere = screen(place)?.sheet == nil
      #expect(store.withState { $0.other?.sheet } != nil || !isElsewhere)
    }
    await close(place)
    #expect(screen(place)?.sheet == nil)
    #expect(screen(place) != nil)
  }

  @Test func `A sheet that moved to another row closes itself there`() async {
    store.send(.rows(.element(id: 1, action: .open)))
    change {
      let sheet = $0.rows[id: 1]?.sheet
      $0.rows[id: 2]?.sheet = sheet
      $0.rows[id: 1]?.sheet = nil
    }
    await store.send(.rows(.element(id: 2, action: .sheet(.presented(.close))))).finish()
    #expect(store.withState { $0.rows.map { $0.sheet == nil } } == [true, true])
  }

  @Test(arguments: Spot.optional)
  private func `An effect from before its parent left closes nothing when the parent has come back`(place: Spot) async {
    store.send(place.action(.open))
    let waiter = Waiter()
    let task = store.send(place.action(.sheet(.presented(.closeAfter(waiter)))))
    let kept = screen(place)
    change { place.write(&$0, nil) }
    change { place.write(&$0, kept) }
    waiter.open()
    await task.finish()
    #expect(screen(place)?.sheet != nil)
    await close(place)
    #expect(screen(place)?.sheet == nil)
  }

  @Test(arguments: Spot.optional)
  private func `What a sheet runs is cancelled when its parent leaves`(place: Spot) async {
    store.send(place.action(.open))
    let waiter = Waiter()
    store.send(place.action(.sheet(.presented(.run(waiter)))))
    change { place.write(&$0, nil) }
    #expect(await waiter.wasCancelled)
  }

  @Test(arguments: Spot.all)
  private func `What a sheet runs after it was put back is cancelled when it closes`(place: Spot) async {
    store.send(place.action(.open))
    let saved = store.withState { $0 }
    await close(place)
    change { $0 = saved }
    let waiter = Waiter()
    store.send(place.action(.sheet(.presented(.run(waiter)))))
    await close(place)
    #expect(await waiter.wasCancelled)
  }

  @Test(arguments: Spot.all)
  private func `What a sheet runs is cancelled by the next action of its parent after undo took it away`(
    place: Spot
  ) async {
    let saved = store.withState { $0 }
    store.send(place.action(.open))
    let waiter = Waiter()
    store.send(place.action(.sheet(.presented(.run(waiter)))))
    change { $0 = saved }
    store.send(place.action(.noop))
    #expect(await waiter.wasCancelled)
  }

  @Test func `A sheet of one part leaves what the same sheet of another part runs`() async {
    store.send(.part(.open))
    store.send(.secondPart(.open))
    let (first, second) = (Waiter(), Waiter())
    store.send(.part(.sheet(.presented(.run(first)))))
    let running = store.send(.secondPart(.sheet(.presented(.run(second)))))
    await store.send(.part(.sheet(.presented(.close)))).finish()
    #expect(await first.wasCancelled)
    #expect(store.withState { $0.secondPart.sheet } != nil)
    second.open()
    #expect(await second.wasCancelled == false)
    await running.finish()
  }

  @Test func `The innermost of nested presentations closes, and no other, after the outer ones came back`() async {
    let store = Store(initialState: Nest.State(depth: 0, child: Nest.State(depth: 1, child: Nest.State(depth: 2)))) {
      Nest()
    }
    for _ in 1...2 {
      let saved = store.withState { $0 }
      store.send(.set(nil))
      store.send(.set(saved.child))
    }
    await store.send(.child(.presented(.child(.presented(.close))))).finish()
    #expect(store.withState { $0.child } == Nest.State(depth: 1))
    await store.send(.child(.presented(.close))).finish()
    #expect(store.withState { $0.child } == nil)
  }
}

/// A feature that presents itself.
@Reducer
private struct Nest {
  struct State: Equatable {
    var depth: Int
    @PresentationState var child: Nest.State?
  }
  indirect enum Action { case close, set(State?), child(PresentationAction<Action>) }
  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .close: return .run { _ in await dismiss() }
      case .set(let child): state.child = child
      case .child: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Nest() }
  }
}
