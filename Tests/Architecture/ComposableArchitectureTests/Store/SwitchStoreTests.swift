import ComposableArchitecture
import IppoTesting
import IppoUI
import Testing

@Reducer
private struct Screen {
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable {
    case list(Int)
    case detail(String)
  }

  @CasePathable
  enum Action {
    case list(Int)
    case detail(Int)
    case show(State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .show(let next) = action else { return .none }
      state = next
      return .none
    }
  }
}

private struct ScreenView: View {
  let store: StoreOf<Screen>
  var mismatches = false

  var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .list:
        CaseLet(\Screen.State.list, action: Screen.Action.list) { store in
          WithViewStore(store, observe: { $0 }) { Text("List of \($0.state)") }
        }
      case .detail:
        if mismatches {
          CaseLet(
            \Screen.State.list, action: Screen.Action.list, then: { _ in EmptyView() })
        } else {
          CaseLet(\Screen.State.detail, action: Screen.Action.detail) { store in
            WithViewStore(store, observe: { $0 }) { Text("Detail: \($0.state)") }
          }
        }
      }
    }
  }
}

@MainActor
struct SwitchStoreTests {
  @Test func `The view of the case that is switched on is shown`() async throws {
    let reported = await issues {
      let store = Store(initialState: .list(3)) { Screen() }
      let host = ViewHost { ScreenView(store: store) }
      #expect(host.contains("List of 3"))
      store.send(.show(.list(4)))
      host.advance(by: 0)
      #expect(host.contains("List of 4"))
      store.send(.show(.detail("Blob")))
      host.advance(by: 0)
      #expect(host.contains("Detail: Blob"))
    }
    #expect(reported.isEmpty)
  }

  @Test func `A view of another case than the one that is switched on says so`() async throws {
    let reported = await issues {
      let store = Store(initialState: .detail("Blob")) { Screen() }
      let host = ViewHost { ScreenView(store: store, mismatches: true) }
      #expect(host.outline.contains("The \"CaseLet\" at"))
    }
    #expect(
      reported == [
        """
        The "CaseLet" at "ComposableArchitectureTests/SwitchStoreTests.swift:44" is on the screen, and the state is \
        in another case:

            Screen.State.detail

        The "case" of the "switch" and the case that "CaseLet" extracts differ. Name the same one in both:

            case .detail:
              CaseLet(/Screen.State.detail, action: Screen.Action.detail) { … }
        """
      ])
  }

  @Test func `A view of a case of another store says so`() async throws {
    let reported = await issues {
      let store = Store(initialState: 1) { EmptyReducer<Int, Never>() }
      _ = ViewHost {
        SwitchStore(store) { _ in
          CaseLet(
            \Screen.State.list, action: Screen.Action.list, then: { _ in EmptyView() })
        }
      }
    }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("is not in a \"SwitchStore\" of \"State\" and \"Action\"") == true)
  }
}
