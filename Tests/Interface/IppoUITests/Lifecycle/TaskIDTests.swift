import Testing

@testable import IppoUI

@MainActor
@Suite("Tasks whose id changes")
struct TaskIDTests {
  private struct Number: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  /// Has its id from a preference, which is known before the view appears.
  private struct Measured: View {
    @State private var id = 0
    let model: LifecycleTests.Model

    var body: some View {
      Leaf("measured")
        .preference(key: Number.self, value: model.value)
        .onPreferenceChange(Number.self) { id = $0 }
        .task(id: id) { [id] in
          model.log.append("start \(id)")
          await LifecycleTests.Forever.wait()
          model.log.append("end \(id)")
        }
    }
  }

  @Test("An id that changes before the view appears starts one task")
  func beforeAppearance() async throws {
    let model = LifecycleTests.Model()
    let screen = Screen { Measured(model: model) }
    try await model.wait(entries: 1)
    _ = screen.after { model.value = 2 }
    try await model.wait(entries: 3)
    #expect(model.log.first == "start 1")
    #expect(Set(model.log.dropFirst()) == ["end 1", "start 2"])
  }
}
