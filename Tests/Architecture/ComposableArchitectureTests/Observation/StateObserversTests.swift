import ComposableArchitecture
import Synchronization
import Testing

@ObservableState
private struct Row: Identifiable, Sendable {
  var id: Int
  var count = 0
}

/// Who is told of a change of a state.
@MainActor
@Suite struct StateObserversTests {
  private let rows = IdentifiedArray(uniqueElements: (0..<20).map { Row(id: $0) })

  @Test func `whoever looks for a row does not observe the ids on the way`() {
    let looking = Reader { _ = rows.index(id: 7) }
    let reading = Reader { _ = rows[7].id }
    // Outside of the array, where an id may change.
    var row = rows[7]
    row.id = 99
    #expect(looking.count == 0)
    #expect(reading.count == 1)
  }

  @Test func `whoever reads a row within what looks for it observes it`() {
    let reader = Reader { _ = rows[id: 7]?.count }
    var row = rows[7]
    row.count += 1
    #expect(reader.count == 1)
  }

  @Test nonisolated func `all threads that read a state first at the same time are told`() async {
    for _ in 0..<100 {
      let count = Count()
      let row = Row(id: 1)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            withObservationTracking {
              _ = row.count
            } onChange: {
              count.increment()
            }
          }
        }
      }
      var changed = row
      changed.count += 1
      #expect(count.value == 8)
    }
  }
}

private final class Count: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func increment() { count.add(1, ordering: .relaxed) }
}
