import ComposableArchitecture
import IppoTesting
import IppoUI
import Testing

/// A feature whose children nobody has attached.
@Reducer
private struct Detached {
  @ObservableState
  struct State: Equatable {
    @Presents var page: Page.State?
    var path = StackState<Page.State>()
  }

  enum Action {
    case page(PresentationAction<Page.Action>)
    case path(StackActionOf<Page>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {}
    enum Action {}
  }
}

/// What is reported where no other test looks at the whole text.
@MainActor
@Suite(.serialized)
struct ReportTests {
  @Test func `A dismissal that no reducer handles`() async {
    let messages = await issues {
      @Bindable var store = Store(initialState: Detached.State(page: Detached.Page.State())) { Detached() }
      $store.scope(state: \.page, action: \.page, fileID: "App/App.swift", line: 7).wrappedValue = nil
    }
    #expect(
      messages == [
        """
        A binding at "App/App.swift:7" was set to "nil" to dismiss its child, and the child is still there.

          Child:
            Detached.Page.State

        Likely causes, and what to do about each:

        • The reducer of the child is not attached. It is what handles the dismissal:

            Reduce { state, action in … }
              .ifLet(\\.$child, action: \\.child) { Child() }

        • It is attached, to a feature that does not run. Each feature has to be in the "body" of the one above it, up \
        to the one that the "Store" was made with.
        """
      ]
    )
  }

  @Test func `A push that no reducer handles`() async throws {
    let messages = try await issues {
      @Bindable var store = Store(initialState: Detached.State()) { Detached() }
      let host = ViewHost {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
          NavigationLink("Push", state: Detached.Page.State())
        } destination: { _ in
          Text("Page")
        }
      }
      try host.tap("Push")
      host.advance(by: 0)
    }
    #expect(
      messages.first?.replacing(#/\.swift:\d+/#, with: ".swift:0") == """
        The navigation stack at "ComposableArchitectureTests/ReportTests.swift:0" has written its path, and the state \
        has not followed.

          Elements of the path written:
            1
          Elements of the path in the state:
            0

        Likely causes, and what to do about each:

        • The reducer of the elements is not attached. It is what pushes and pops:

            Reduce { state, action in … }
              .forEach(\\.path, action: \\.path) { Path() }

        • It is attached, to a feature that does not run. Each feature has to be in the "body" of the one above it, up \
        to the one that the "Store" was made with.
        """
    )
  }

  @Test func `A push that a reducer answers with another change of the stack is not reported`() throws {
    @Bindable var store = Store(initialState: Redirecting.State()) { Redirecting() }
    let host = ViewHost {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        NavigationLink("Take back", state: Redirecting.Page.State(name: "back"))
        NavigationLink("Go further", state: Redirecting.Page.State(name: "further"))
      } destination: {
        Text("Page \($0.name)")
      }
    }
    try host.tap("Take back")
    #expect(store.path.isEmpty)
    try host.tap("Go further")
    #expect(store.path.map(\.name) == ["further", "more"])
    #expect(host.contains("Page more"))
  }

  @Test func `A link outside of a stack`() async {
    let messages = await issues {
      let host = ViewHost { NavigationLink("Push", state: 7) }
      host.advance(by: 0)
    }
    #expect(
      messages.map { $0.replacing(#/\.swift:\d+/#, with: ".swift:0") } == [
        """
        The navigation link at "ComposableArchitectureTests/ReportTests.swift:0" leads nowhere: no navigation stack \
        around it shows what it pushes.

          State that the link pushes:
            Int
          Its value:
            7
          State that the stack shows:
            there is no stack

        Likely causes, and what to do about each:

        • The link is outside of "NavigationStack(path:root:destination:)", or in a sheet with none of its own.

        • The stack shows other elements. Push its "Path.State": "NavigationLink(state: Path.State.detail(…))".
        """
      ]
    )
  }

  @Test func `An action that comes when its effect has ended`() async {
    let late = LockIsolated<Send<Int>?>(nil)
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = action
        return action == 1 ? .run { send in late.setValue(send) } : .none
      }
    }
    let messages = await issues {
      await store.send(1).finish()
      late.value?(2)
    }
    #expect(store.withState { $0 } == 2)
    #expect(
      messages == [
        """
        An effect sent an action after it had ended. The action is reduced, but it can no longer be cancelled.

          Action:
            Int
          Effect of:
            Int

        Likely cause, and what to do about it:

        • An unstructured "Task" or a callback called "send" when the closure of "run" had returned. Let the closure \
        wait for it: with a task group, or by iterating over an "AsyncStream".
        """
      ]
    )
  }

  @Test func `An error that is thrown and not handled`() async {
    struct Failure: Error {}
    let store = Store<Int, Int>(initialState: 0) { Reduce { _, _ in .run { _ in throw Failure() } } }
    let messages = await issues { await store.send(0).finish() }
    #expect(
      messages.map { $0.replacing(#/\.swift:\d+/#, with: ".swift:0") } == [
        """
        The "Effect.run" at "ComposableArchitectureTests/ReportTests.swift:0" threw an error that nobody handles.

            ReportTests.Failure()

        Handle it with "do" and "catch" where it is thrown, or in the "catch:" closure of "run". Cancellation alone may \
        go unhandled.
        """
      ]
    )
  }

  @available(*, deprecated)
  @Test func `Errors that cannot be compared or hashed`() async {
    struct Failure: Error {}
    let result = TaskResult<Int>.failure(Failure())
    let messages = await issues {
      #expect(result != TaskResult<Int>.failure(Failure()))
      _ = result.hashValue
    }
    #expect(
      messages == [
        """
        A failed "TaskResult" was compared, and its error cannot be: "ReportTests.Failure" does not conform to "Equatable".

        Add "extension ReportTests.Failure: Equatable {}".
        """,
        """
        A failed "TaskResult" was hashed, and its error cannot be: "ReportTests.Failure" does not conform to "Hashable".

        Add "extension ReportTests.Failure: Hashable {}".
        """,
      ]
    )
  }
}

/// Takes pushed pages back, or pushes another one after them.
@Reducer
private struct Redirecting {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Page.State>()
  }
  enum Action { case path(StackActionOf<Page>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .path(.push(let id, let page)) = action else { return .none }
      if page.name == "back" { state.path.pop(from: id) } else { state.path.append(Page.State(name: "more")) }
      return .none
    }
    .forEach(\.path, action: \.path) { Page() }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable { var name = "" }
    enum Action {}
  }
}
