import ComposableArchitecture
import Testing

@ObservableState private struct Row: Equatable, Identifiable {
  let id: Int
  var title = ""
}

@ObservableState private struct Screen: Equatable {
  var count = 0 {
    didSet { changes += 1 }
  }
  @ObservationStateIgnored var changes = 0
  var name: String?
  var rows: IdentifiedArray<Int, Row> = []
  var row = Row(id: 0)
  #if DEBUG
    var `default` = [1]
  #endif
  var double: Int { count * 2 }
  @Presents var detail: Row?
}

@ObservableState private enum Destination: Equatable {
  case row(Row)
  case text(String)
  case none
}

private final class Flag: @unchecked Sendable {
  var isSet = false
}

/// Whether `change` tells those who read `read`.
private func notifies<State>(
  _ state: State, reading read: (State) -> Void, changing change: (inout State) -> Void
) -> Bool {
  var state = state
  let flag = Flag()
  withObservationTracking {
    read(state)
  } onChange: {
    flag.isSet = true
  }
  change(&state)
  return flag.isSet
}

@Suite struct ObservableStateMacroTests {
  @Test func aChangedFieldTellsItsReaders() {
    #expect(notifies(Screen(), reading: { _ = $0.count }, changing: { $0.count += 1 }))
    #expect(notifies(Screen(), reading: { _ = $0.count }, changing: { $0.count = 1 }))
    #expect(notifies(Screen(), reading: { _ = $0.double }, changing: { $0.count = 1 }))
    #expect(notifies(Screen(), reading: { _ = $0.default }, changing: { $0.default.append(1) }))
  }

  @Test func otherReadersAreNotTold() {
    #expect(!notifies(Screen(), reading: { _ = $0.name }, changing: { $0.count += 1 }))
    #expect(!notifies(Screen(), reading: { _ = $0.changes }, changing: { $0.changes += 1 }))
  }

  @Test func anEqualValueIsNoChange() {
    #expect(!notifies(Screen(), reading: { _ = $0.count }, changing: { $0.count = 0 }))
    #expect(!notifies(Screen(), reading: { _ = $0.name }, changing: { $0.name = nil }))
  }

  @Test func aChangeWithinAChildTellsTheChildsReadersOnly() {
    #expect(!notifies(Screen(), reading: { _ = $0.row }, changing: { $0.row.title = "a" }))
    #expect(notifies(Screen(), reading: { _ = $0.row.title }, changing: { $0.row.title = "a" }))
    #expect(notifies(Screen(), reading: { _ = $0.row }, changing: { $0.row = Row(id: 1) }))
  }

  @Test func presentingAndDismissingTellsReaders() {
    #expect(notifies(Screen(), reading: { _ = $0.detail }, changing: { $0.detail = Row(id: 1) }))
    #expect(notifies(Screen(detail: Row(id: 1)), reading: { _ = $0.detail }, changing: { $0.detail = nil }))
    #expect(!notifies(Screen(detail: Row(id: 1)), reading: { _ = $0.detail }, changing: { $0.detail?.title = "a" }))
  }

  @Test func observersOfAPropertyRun() {
    var screen = Screen()
    screen.count += 1
    screen.count = 5
    #expect(screen.changes == 2)
  }

  @Test func valuesAreInitializedAndComparedAsWritten() {
    #expect(Screen(count: 1, name: "a").count == 1)
    #expect(Screen(detail: Row(id: 1)).$detail.wrappedValue == Row(id: 1))
    #expect(Screen(name: "a") == Screen(name: "a"))
    #expect(Screen(name: "a") != Screen())
  }

  @Test func anEnumHasTheIdentityOfItsPayload() {
    let row = Row(id: 1)
    var renamed = row
    renamed.title = "a"
    #expect(Destination.row(row)._$id == Destination.row(renamed)._$id)
    #expect(Destination.row(row)._$id != Destination.row(Row(id: 1))._$id)
    #expect(Destination.text("a")._$id != Destination.none._$id)
    #expect(Destination.none._$id == Destination.none._$id)
  }
}
