import ComposableArchitecture
import Foundation
import IppoArchive
import Testing

/// Writes a state, makes bytes of it, and reads them into an initial state, as another process does.
private func rebuilt<T>(_ state: T, initial: T) throws -> (
  state: T, omissions: [String: String], losses: [String: String]
) {
  let writer = ArchiveWriter()
  let archived = try #require(writer.write(state, at: "State"))
  let reader = ArchiveReader()
  let state = reader.read(try ArchivedValue(decoding: archived.encoded()), initial: initial, at: "State")
  return (state, writer.omissions, reader.losses)
}

@Suite @MainActor struct StateArchiveTests {
  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: UUID
      var title = ""
      var isDone = false
      @Shared var total: Int
    }
  }

  @Reducer struct Detail {
    @ObservableState struct State: Equatable {
      var note = ""
      @Presents var alert: AlertState<Action>?
      @Presents var dialog: ConfirmationDialogState<Action>?
    }
    enum Action: Equatable { case confirm, cancel }
  }

  @Reducer enum Destination {
    case detail(Detail)
    case row(Row)
  }

  @Reducer enum Path {
    case detail(Detail)
    @ReducerCaseIgnored case text(String)
  }

  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      var count = 0
      var rows: IdentifiedArrayOf<Row.State> = []
      var path = StackState<Path.State>()
      @Presents var destination: Destination.State?
      @Shared(.inMemory("state-archive")) var theme = "light"
      @Shared var total: Int
      @ObservationStateIgnored var ignored = 0

      init(total: Shared<Int> = Shared(value: 0)) { _total = total }
    }
  }

  private static func alert() -> AlertState<Detail.Action> {
    AlertState {
      TextState("Delete “\(3)”?")
    } actions: {
      ButtonState(role: .destructive, action: .confirm) { TextState("Delete").bold() }
      ButtonState(role: .cancel, action: .cancel) { TextState(verbatim: "Keep") }
    } message: {
      TextState("It cannot be undone.")
    }
  }

  private static func feature() -> Feature.State {
    let total = Shared(value: 7)
    var state = Feature.State(total: total)
    state.count = 3
    state.ignored = 4
    state.rows = [
      Row.State(id: UUID(), title: "a", total: total), Row.State(id: UUID(), title: "b", isDone: true, total: total),
    ]
    state.path.append(.detail(Detail.State(note: "first", alert: alert())))
    state.path.append(.text("second"))
    var detail = Detail.State(note: "presented")
    detail.dialog = ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .confirm) { TextState("Yes") }
    }
    state.destination = .detail(detail)
    return state
  }

  @Test func `the state of a feature with everything in it is as it was`() throws {
    let state = Self.feature()
    let (read, omissions, losses) = try rebuilt(state, initial: Feature.State())
    #expect(read == state)
    #expect(read.ignored == 4)
    #expect(read.rows.ids == state.rows.ids)
    #expect(read.path.ids == state.path.ids, "Actions and effects go by the ids.")
    #expect(omissions.isEmpty && losses.isEmpty, "\(omissions) \(losses)")
  }

  @Test func `properties that shared one value share one again`() throws {
    let (read, _, _) = try rebuilt(Self.feature(), initial: Feature.State())
    read.$total.withLock { $0 = 100 }
    #expect(read.rows.map(\.total) == [100, 100])
  }

  @Test func `a value in memory is restored where nobody has changed it`() throws {
    let state = Feature.State()
    state.$theme.withLock { $0 = "dark" }
    let (same, _, _) = try rebuilt(state, initial: Feature.State())
    #expect(same.theme == "dark")
    let restored = try withDependencies {
      $0 = DependencyValues()
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      try rebuilt(state, initial: Feature.State()).state
    }
    #expect(restored.theme == "dark")
  }

  @Test func `a stack goes on with ids that no element has`() throws {
    let state = Self.feature()
    try withDependencies {
      $0 = DependencyValues()
    } operation: {
      var (read, _, _) = try rebuilt(state, initial: Feature.State())
      read.path.append(.text("third"))
      #expect(Set(read.path.ids).count == 3)
    }
  }

  @Test func `a state that was restored is observed, and is one of its own`() throws {
    let (read, _, _) = try rebuilt(Self.feature(), initial: Feature.State())
    let (other, _, _) = try rebuilt(Self.feature(), initial: Feature.State())
    #expect(read._$id != other._$id)
    #expect(Set(read.rows.map(\._$id)).count == 2)
  }
}

extension StateArchiveTests.Destination.State: Equatable {}
extension StateArchiveTests.Path.State: Equatable {}
