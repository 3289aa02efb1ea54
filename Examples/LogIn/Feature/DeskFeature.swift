import ComposableArchitecture
import Foundation
import IppoShared
import SwiftUI

/// What is for people alone who have logged in. The user of the visitor is the id of a log-in.
@Reducer
public struct DeskFeature: Sendable {
  @ObservableState
  public struct State: Equatable {
    @SharedReader(.logIns) var logIns
    var note = ""
    var isRemembered = false
    var isLeaving = false
    var fault: String?

    public init() {}
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case failed(String)
    case logOutButtonTapped
    case logOutEverywhereButtonTapped
    case onAppear
    case rememberToggled(Bool)
  }

  @Dependency(\.visitor) var visitor

  /// The cookie from which the form is filled in, and where it is read.
  public static let nameCookie = (name: "log-in-name", path: "/log-in")

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .failed(let fault):
        state.isLeaving = false
        state.fault = fault
        return .none
      case .logOutButtonTapped:
        return leave(&state) { $0.end($1) }
      case .logOutEverywhereButtonTapped:
        return leave(&state) { $0.endAll(ofOwner: $1) }
      case .onAppear:
        state.isRemembered = visitor.cookies["desk-remembers"] != nil
        return .none
      case .rememberToggled(let isOn):
        state.isRemembered = isOn
        let (cookie, year) = (Self.nameCookie, Duration.seconds(365 * 24 * 3600))
        let name = visitor.user.flatMap { state.logIns.all[$0]?.name } ?? ""
        return .run { [visitor] _ in
          if isOn {
            try await visitor.setCookies(
              .init(cookie.name, name, maxAge: year, path: cookie.path), .init("desk-remembers", "1", maxAge: year))
          } else {
            try await visitor.setCookies(.removing(cookie.name, path: cookie.path), .removing("desk-remembers"))
          }
        } catch: { error, send in
          await send(.failed(error.localizedDescription))
        }
      }
    }
  }

  /// Ends log-ins. All processes end the windows that belonged to them, this one too, and their pages ask for the form.
  private func leave(
    _ state: inout State, _ change: @escaping @Sendable (inout LogIns, String) -> Void
  ) -> Effect<Action> {
    guard let id = visitor.user else { return .none }
    state.isLeaving = true
    return .run { _ in
      @Shared(.logIns) var logIns
      try await $logIns.withTransaction { change(&$0, id) }
    } catch: { error, send in
      await send(.failed("You are still logged in: \(error.localizedDescription)"))
    }
  }
}

/// A desk with a note, and ways to leave it.
public struct DeskView: View {
  @Bindable var store: StoreOf<DeskFeature>
  @Environment(\.visitor) private var visitor

  public init(store: StoreOf<DeskFeature>) { self.store = store }

  public var body: some View {
    NavigationStack {
      Form {
        Section("Note") { TextField("What is on your mind?", text: $store.note) }
        Section {
          Toggle(
            "Fill in my name when I log in",
            isOn: Binding(get: { store.isRemembered }, set: { store.send(.rememberToggled($0)) }))
        }
        Section {
          Button("Log out") { store.send(.logOutButtonTapped) }
          Button("Log out everywhere", role: .destructive) { store.send(.logOutEverywhereButtonTapped) }
        } footer: {
          if let fault = store.fault { Text(fault) }
        }
        .disabled(store.isLeaving)
      }
      .navigationTitle(store.logIns.deskTitle(of: visitor.user))
      .onAppear { store.send(.onAppear) }
    }
  }
}
