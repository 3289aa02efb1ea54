import Combine
import ComposableArchitecture
import Foundation

/// What a feature can have that shows nothing: state, effects, dependencies, shared state, children, alerts.
@Reducer
public struct Counter: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public var fact: String?
    @Shared(.inMemory("total")) public var total = 0
    @Presents public var alert: AlertState<Action.Alert>?
    public var rows: IdentifiedArrayOf<Row.State> = []
    public var path = StackState<Row.State>()

    public init() {}
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case incrementTapped
    case factTapped
    case fact(String)
    case ticks
    case tick
    case resetTapped
    case alert(PresentationAction<Alert>)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Row>)

    @CasePathable
    public enum Alert: Equatable {
      case confirmed
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.facts) var facts
  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .incrementTapped:
        state.count += 1
        state.$total.withLock { $0 += 1 }
        return .none
      case .factTapped:
        return .run { [count = state.count] send in
          try await clock.sleep(for: .seconds(1))
          await send(.fact(facts.about(count)))
        }
      case .fact(let fact):
        state.fact = fact
        return .none
      case .ticks:
        return .publisher { [1, 2].publisher.receive(on: mainQueue).map { _ in Action.tick } }
      case .tick:
        state.count += 1
        return .none
      case .resetTapped:
        let count = state.count
        state.alert = AlertState {
          TextState("Reset?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmed) { TextState("Reset") }
        } message: {
          TextState("The count is \(count).")
        }
        return .none
      case .alert(.presented(.confirmed)):
        state.count = 0
        return .none
      case .alert, .binding, .rows, .path:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { Row() }
    .forEach(\.path, action: \.path) { Row() }
  }
}

@Reducer
public struct Row: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var isDone = false

    public init(id: Int) { self.id = id }
  }

  public enum Action: Equatable {
    case toggled
    case closeTapped
  }

  @Dependency(\.dismiss) var dismiss

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isDone.toggle()
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// What is known of numbers.
@DependencyClient
public struct Facts: Sendable {
  public var about: @Sendable (_ number: Int) async -> String = { _ in "" }
}

extension Facts: TestDependencyKey {
  public static let testValue = Facts()
}

extension DependencyValues {
  public var facts: Facts {
    get { self[Facts.self] }
    set { self[Facts.self] = newValue }
  }
}
