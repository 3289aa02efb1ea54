import Testing

@testable @_spi(Testing) import IppoUI

private struct SourceKey: TransactionKey {
  static var defaultValue: String { "none" }
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

@MainActor
struct TransactionTests {
  @Observable final class Model {
    var value = 0
    var isOn = true
    @ObservationIgnored var log: [String] = []
  }

  struct Wrapper: View {
    @Binding var value: Int
    var body: some View { Middle(value: $value.animation(.linear(duration: 2))) }
  }

  struct Middle: View {
    @Binding var value: Int
    var body: some View { Tap("set \(value)") { value += 1 } }
  }

  struct Root: View {
    @State private var value = 0
    var body: some View {
      Column {
        Leaf("value \(value)")
        Wrapper(value: $value)
      }
    }
  }

  func animations(_ screen: Screen, _ change: () throws -> Void) rethrows -> [RenderAnimation?] {
    _ = try screen.after(change)
    return screen.recorded.flatMap(\.entries).map(\.animation)
  }

  @Test func theAnimationOfABindingReachesEveryOp() throws {
    let screen = Screen { Root() }
    let animation = Animation.linear(duration: 2).render
    #expect(try animations(screen) { try screen.tap("set 0") } == [animation, animation])
  }

  struct Plain: View {
    let model: Model
    var body: some View { Leaf("\(model.value)") }
  }

  @Test func withAnimationAnimatesAndItsAbsenceDoesNot() {
    let model = Model()
    let screen = Screen { Plain(model: model) }
    #expect(
      animations(screen) { withAnimation(.linear(duration: 1)) { model.value = 1 } }
        == [Animation.linear(duration: 1).render])
    #expect(animations(screen) { model.value = 2 } == [nil])
  }

  struct Valued: View {
    let model: Model
    var body: some View {
      Column {
        Leaf("\(model.value)").animation(.linear(duration: 3), value: model.value)
        Leaf("\(model.isOn)").animation(nil, value: model.isOn)
        Plain(model: model).transaction { $0.animation = nil }
      }
    }
  }

  @Test func modifiersChangeTheTransactionBelowThem() {
    let model = Model()
    let screen = Screen { Valued(model: model) }
    #expect(animations(screen) { model.value = 1 } == [Animation.linear(duration: 3).render, nil])
    #expect(animations(screen) { withAnimation(.linear(duration: 1)) { model.isOn = false } } == [nil])
    #expect(
      animations(screen) { withAnimation(.linear(duration: 1)) { model.value = 2 } }
        == [Animation.linear(duration: 3).render, nil],
      "A scope below a modifier gets it too, also when it is evaluated for itself.")
  }

  @Test func aTransactionThatDisablesAnimationsKeepsItsOwn() {
    let model = Model()
    let screen = Screen { Valued(model: model) }
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    #expect(
      animations(screen) { withTransaction(transaction) { model.value = 1 } }
        == [Animation.linear(duration: 1).render, nil],
      "The modifiers below add no animation, as the tutorials use it.")
    transaction.animation = nil
    #expect(animations(screen) { withTransaction(transaction) { model.value = 2 } } == [nil, nil])
  }

  @Test func aTransactionTakesThePlaceOfTheOneAround() {
    let model = Model()
    let screen = Screen { Plain(model: model) }
    let animation = Animation.linear(duration: 1)
    #expect(
      animations(screen) { withAnimation(animation) { withTransaction(Transaction()) { model.value = 1 } } } == [nil])
    #expect(
      animations(screen) {
        withTransaction(Transaction()) { withTransaction(Transaction(animation: animation)) { model.value = 2 } }
      } == [animation.render])
    #expect(
      animations(screen) { withAnimation(animation) { withTransaction(\.source, "tap") { model.value = 3 } } }
        == [animation.render], "One value more leaves the others.")
  }

  @Test func keysTravelWithTheTransaction() {
    struct Keyed: View {
      let model: Model
      var body: some View {
        Leaf("\(model.value)").transaction { model.log.append($0.source) }
      }
    }
    let model = Model()
    let screen = Screen { Keyed(model: model) }
    model.log = []
    _ = screen.after { withTransaction(\.source, "tap") { model.value = 1 } }
    #expect(model.log.contains("tap"))
  }

  @Test func aCompletionRunsWhenTheAnimationHasRun() {
    let model = Model()
    let screen = Screen { Plain(model: model) }
    _ = screen.after {
      withAnimation(.linear(duration: 1)) {
        model.value = 1
      } completion: {
        model.log.append("done")
      }
    }
    #expect(model.log.isEmpty)
    screen.frames.advance(by: 0.5)
    #expect(model.log.isEmpty)
    screen.frames.advance(by: 0.5)
    #expect(model.log == ["done"])
    withAnimation {
    } completion: {
      model.log.append("nothing to animate")
    }
    #expect(model.log == ["done", "nothing to animate"])
  }

  @Test func aSpringIsLogicallyCompleteBeforeItHasSettled() {
    let model = Model()
    let screen = Screen { Plain(model: model) }
    for (name, criteria) in [("logically", AnimationCompletionCriteria.logicallyComplete), ("removed", .removed)] {
      _ = screen.after {
        withAnimation(.spring(response: 0.5, dampingFraction: 1), completionCriteria: criteria) {
          model.value += 1
        } completion: {
          model.log.append(name)
        }
      }
    }
    screen.frames.advance(by: 0.49)
    #expect(model.log.isEmpty)
    screen.frames.advance(by: 0.02)
    #expect(model.log == ["logically"])
    screen.frames.advance(by: 0.5)
    #expect(model.log == ["logically", "removed"])
  }

  @Test func anAnimationThatRepeatsForEverIsNeverComplete() {
    let model = Model()
    let screen = Screen { Plain(model: model) }
    _ = screen.after {
      withAnimation(.linear(duration: 1).repeatForever()) {
        model.value = 1
      } completion: {
        model.log.append("done")
      }
    }
    screen.frames.advance(by: 100)
    #expect(model.log.isEmpty)
  }
}
