public import ComposableArchitecture
public import ModernFeature
public import SwiftUI

/// A feature of 2021.
public struct ClassicCounterState: Equatable {
  public var count = 0
  public init(count: Int = 0) { self.count = count }
}

public enum ClassicCounterAction: Equatable {
  case cancel
  case increment
  case incrementLater
}

public struct ClassicCounterEnvironment {
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public init(mainQueue: AnySchedulerOf<DispatchQueue>) { self.mainQueue = mainQueue }
}

public let classicCounterReducer = Reducer<
  ClassicCounterState, ClassicCounterAction, ClassicCounterEnvironment
> { state, action, environment in
  switch action {
  case .cancel:
    return .cancel(id: "later")
  case .increment:
    state.count += 1
    return .none
  case .incrementLater:
    return Effect(value: .increment)
      .delay(for: .seconds(1), scheduler: environment.mainQueue)
      .eraseToEffect()
      .cancellable(id: "later")
  }
}

public struct ClassicCounterView: View {
  let store: Store<ClassicCounterState, ClassicCounterAction>

  public init(store: Store<ClassicCounterState, ClassicCounterAction>) { self.store = store }

  public var body: some View {
    WithViewStore(store) { viewStore in
      Button("Classic \(viewStore.count)") { viewStore.send(.increment) }
    }
  }
}

/// A feature of 2021 with one of today in it.
public struct ClassicParentState: Equatable {
  public var classic = ClassicCounterState()
  public var modern = ModernCounter.State()
  public init() {}
}

public enum ClassicParentAction: Equatable {
  case classic(ClassicCounterAction)
  case modern(ModernCounter.Action)
}

public let classicParentReducer = Reducer<ClassicParentState, ClassicParentAction, ClassicCounterEnvironment>.combine(
  classicCounterReducer.pullback(state: \.classic, action: /ClassicParentAction.classic, environment: { $0 }),
  Reducer(ModernCounter()).pullback(state: \.modern, action: /ClassicParentAction.modern, environment: { $0 })
)

public struct ClassicParentView: View {
  let store: Store<ClassicParentState, ClassicParentAction>

  public init(store: Store<ClassicParentState, ClassicParentAction>) { self.store = store }

  public var body: some View {
    VStack {
      ClassicCounterView(store: store.scope(state: \.classic, action: ClassicParentAction.classic))
      ModernCounterView(store: store.scope(state: \.modern, action: ClassicParentAction.modern))
    }
  }
}

/// A test store of 2021 for the parent.
@MainActor
public func classicParentTestStore(
  _ environment: ClassicCounterEnvironment
) -> TestStore<
  ClassicParentState, ClassicParentState, ClassicParentAction, ClassicParentAction, ClassicCounterEnvironment
> {
  TestStore(initialState: ClassicParentState(), reducer: classicParentReducer, environment: environment)
}

/// The root store of 2021 for the parent.
@MainActor
public func classicParentStore(
  _ environment: ClassicCounterEnvironment
) -> Store<ClassicParentState, ClassicParentAction> {
  Store(initialState: ClassicParentState(), reducer: classicParentReducer, environment: environment)
}
