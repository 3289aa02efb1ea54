import ClassicFeature
import ComposableArchitecture
import Foundation
import IppoTesting
import ModernFeature
import SwiftUI
import Testing

/// A feature of today with one of 2021 in it.
@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    var classic = ClassicCounterState()
    var modern = ModernCounter.State()
    @Presents var sheet: Sheet.State?
  }

  enum Action {
    case cancelLater
    case classic(ClassicCounterAction)
    case modern(ModernCounter.Action)
    case sheet(PresentationAction<Sheet.Action>)
    case showSheet
  }

  let environment: ClassicCounterEnvironment

  var body: some ReducerOf<Self> {
    Scope(state: \.classic, action: \.classic) { classicCounterReducer.inEnvironment(environment) }
    Scope(state: \.modern, action: \.modern) { ModernCounter() }
    Reduce { state, action in
      switch action {
      case .cancelLater:
        return .cancel(id: "later")
      case .showSheet:
        state.sheet = Sheet.State()
        return .none
      case .classic, .modern, .sheet:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet(environment: environment) }
  }
}

/// A presented feature that is one of 2021.
@Reducer
private struct Sheet {
  @ObservableState
  struct State: Equatable {
    var classic = ClassicCounterState()
  }

  enum Action {
    case classic(ClassicCounterAction)
  }

  let environment: ClassicCounterEnvironment

  var body: some ReducerOf<Self> {
    Scope(state: \.classic, action: \.classic) { classicCounterReducer.inEnvironment(environment) }
  }
}

@MainActor
@Suite(.serialized) struct ErasTests {
  private let scheduler = DispatchQueue.test
  private let clock = TestClock()

  private var environment: ClassicCounterEnvironment {
    ClassicCounterEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
  }

  @Test("A feature of 2021 in one of today: state, actions and effects")
  func classicInModern() async {
    let store = TestStore(initialState: Parent.State()) { Parent(environment: environment) }
    await store.send(.classic(.increment)) { $0.classic.count = 1 }
    await store.send(.classic(.incrementLater))
    await scheduler.advance(by: .seconds(1))
    await store.receive(\.classic) { $0.classic.count = 2 }
  }

  @Test("An effect of 2021 is cancelled by its id from a feature of today")
  func cancellation() async {
    let store = TestStore(initialState: Parent.State()) { Parent(environment: environment) }
    await store.send(.classic(.incrementLater))
    await store.send(.cancelLater)
    await scheduler.advance(by: .seconds(1))
  }

  @Test("An effect of 2021 goes with the presented feature that it belongs to")
  func presentation() async {
    let store = TestStore(initialState: Parent.State()) { Parent(environment: environment) }
    await store.send(.showSheet) { $0.sheet = Sheet.State() }
    await store.send(.sheet(.presented(.classic(.incrementLater))))
    await store.send(.sheet(.dismiss)) { $0.sheet = nil }
    await scheduler.advance(by: .seconds(1))
  }

  @Test("A feature of today in one of 2021: state, actions, effects and dependencies")
  func modernInClassic() async {
    let clock = clock
    let store = withDependencies {
      $0.continuousClock = clock
    } operation: {
      classicParentTestStore(environment)
    }
    store.send(.modern(.increment)) { $0.modern.count = 1 }
    store.send(.modern(.incrementLater))
    await clock.advance(by: .seconds(1))
    await store.receive(.modern(.increment), timeout: .seconds(300)) { $0.modern.count = 2 }
    await store.finish()
  }

  @Test("A feature of 2021 cancels the effect of one of today by its id")
  func cancellationFromClassic() async {
    let clock = clock
    let store = withDependencies {
      $0.continuousClock = clock
    } operation: {
      classicParentTestStore(environment)
    }
    store.send(.modern(.incrementLater))
    store.send(.classic(.cancel))
    await store.finish()
  }

  @Test("Views of both eras exchange stores, in both directions")
  func views() throws {
    let classic = ViewHost { ClassicParentView(store: classicParentStore(environment)) }
    try classic.tap("Classic 0")
    try classic.tap("Modern 0")
    #expect(classic.all(.button).map(\.name) == ["Classic 1", "Modern 1"])

    let store = Store(initialState: Parent.State()) { Parent(environment: environment) }
    let modern = ViewHost {
      VStack {
        ClassicCounterView(store: store.scope(state: \.classic, action: \.classic))
        ModernCounterView(store: store.scope(state: \.modern, action: \.modern))
      }
    }
    try modern.tap("Classic 0")
    try modern.tap("Modern 0")
    #expect(modern.all(.button).map(\.name) == ["Classic 1", "Modern 1"])
  }
}
