import ComposableArchitecture
import Foundation
import SwiftUI

/// A form with a secret, whose sessions are recorded and replayed.
struct ReplayProbeView: View {
  @State private var store: StoreOf<SignIn>

  /// - Parameter isFaulty: Whether the program is a later one with a fault.
  init(isFaulty: Bool) {
    _store = State(wrappedValue: Store(initialState: SignIn.State()) { SignIn(isFaulty: isFaulty) })
  }

  var body: some View { SignInView(store: store) }
}

private struct SignInView: View {
  @Bindable var store: StoreOf<SignIn>
  private let visits = Visits.store

  var body: some View {
    VStack(alignment: .leading) {
      Text("Visits: \(visits.count)")
      Button("Visit") { visits.send(.visited) }
      TextField("Name", text: $store.name)
      SecureField("Password", text: $store.password)
      Button("Sign in") { store.send(.signInTapped) }
      Text(store.greeting)
      Text(store.ticket?.uuidString ?? "No ticket")
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// A count in a store of the app, which outlives windows.
@Reducer
struct Visits {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action { case visited }

  @MainActor static let store = Store(initialState: State()) { Visits() }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct SignIn {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var password = ""
    var greeting = "Nobody is here"
    var ticket: UUID?
    @Presents var alert: AlertState<Never>?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case alert(PresentationAction<Never>)
    case signInTapped
    case signedIn(UUID)
  }

  let isFaulty: Bool
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .signInTapped:
        return .run { send in
          try await clock.sleep(for: .milliseconds(10))
          await send(.signedIn(uuid()))
        }
      case .signedIn(let ticket):
        state.ticket = ticket
        state.greeting = "\(isFaulty ? "Hallo" : "Hello"), \(state.name)"
        state.alert = AlertState { TextState("Signed in") }
        return .none
      case .binding, .alert: return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
