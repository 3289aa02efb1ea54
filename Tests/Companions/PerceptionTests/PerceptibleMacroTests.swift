import Perception
import Testing

@Perceptible private final class Model {
  var count = 0 {
    didSet { changes += 1 }
  }
  var rows = [1]
  @PerceptionIgnored var changes = 0
  let id = 1
  var double: Int { count * 2 }
}

@MainActor @Perceptible private final class Screen {
  var title: String?
}

private final class Flag: @unchecked Sendable {
  var isSet = false
}

/// Whether `change` tells those who read `read`.
private func notifies<Object>(
  _ object: Object, reading read: (Object) -> Void, changing change: (Object) -> Void
) -> Bool {
  let flag = Flag()
  withPerceptionTracking {
    read(object)
  } onChange: {
    flag.isSet = true
  }
  change(object)
  return flag.isSet
}

@Suite struct PerceptibleMacroTests {
  @Test func `a changed property tells its readers`() {
    #expect(notifies(Model(), reading: { _ = $0.count }, changing: { $0.count = 1 }))
    #expect(notifies(Model(), reading: { _ = $0.double }, changing: { $0.count += 1 }))
    #expect(notifies(Model(), reading: { _ = $0.rows }, changing: { $0.rows.append(2) }))
  }

  @Test func `other readers are not told`() {
    #expect(!notifies(Model(), reading: { _ = $0.rows }, changing: { $0.count = 1 }))
    #expect(!notifies(Model(), reading: { _ = $0.changes }, changing: { $0.changes = 1 }))
  }

  @Test func `an equal value is no change`() {
    #expect(!notifies(Model(), reading: { _ = $0.count }, changing: { $0.count = 0 }))
  }

  @Test func `observers of a property run once`() {
    let model = Model()
    model.count += 1
    model.count = 4
    #expect(model.changes == 2)
  }

  @MainActor @Test func `a model of the main actor is observed`() {
    #expect(
      notifies(Screen(), reading: { model in _ = MainActor.assumeIsolated { model.title } }) { model in
        MainActor.assumeIsolated { model.title = "a" }
      })
  }
}
