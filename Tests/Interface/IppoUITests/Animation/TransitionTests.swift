import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct TransitionTests {
  @Observable final class Model {
    var isOn = true
    var ids = [1, 2, 3]
    @ObservationIgnored var log: [String] = []
  }

  struct Memory: View {
    @State private var count = 0
    let name: String
    let model: Model
    var body: some View {
      Tap("\(name) \(count)") { count += 1 }.onDisappear { model.log.append("-\(name)") }
    }
  }

  struct Fading: View {
    let model: Model
    var body: some View {
      Column {
        if model.isOn { Memory(name: "m", model: model).transition(.opacity) }
        Leaf("last")
      }
    }
  }

  @Test func aViewLeavesAndIsRemovedWhenTheTransitionHasRun() {
    let model = Model()
    let screen = Screen { Fading(model: model) }
    let leaving = screen.after { withAnimation(.linear(duration: 1)) { model.isOn = false } }
    #expect(leaving.ops == ["attributes leaving"])
    #expect(screen.text == "stack\n  button leaving\n    “m 0”\n  “last”")
    #expect(throws: RenderEventError.self) { try screen.tap("m 0") }
    screen.frames.advance(by: 0.9)
    #expect(screen.texts == ["m 0", "last"])
    screen.frames.advance(by: 0.1)
    #expect(screen.texts == ["last"])
    #expect(model.log == ["-m"])
  }

  @Test func aLeavingViewIsRevivedWithItsState() throws {
    let model = Model()
    let screen = Screen { Fading(model: model) }
    try screen.tap("m 0")
    _ = screen.after { withAnimation(.linear(duration: 1)) { model.isOn = false } }
    let revived = screen.after { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(revived.ops == ["attributes"])
    screen.frames.advance(by: 5)
    #expect(screen.text == "stack\n  button\n    “m 1”\n  “last”")
    #expect(model.log.isEmpty)
  }

  @Test func withoutAnAnimationItIsRemovedAtOnce() {
    let model = Model()
    let screen = Screen { Fading(model: model) }
    #expect(screen.after { model.isOn = false }.ops == ["remove"])
  }

  @Test func withReducedMotionItIsRemovedAtOnce() {
    let model = Model()
    let screen = Screen { Fading(model: model) }
    _ = screen.after { screen.graph.adapt(to: ClientEnvironment(reducesMotion: true)) }
    #expect(screen.after { withAnimation(.linear(duration: 1)) { model.isOn = false } }.ops == ["remove"])
    #expect(model.log == ["-m"])
  }

  @Test func withoutAWayOutItIsRemovedAtOnce() {
    struct Appearing: View {
      let model: Model
      let transition: AnyTransition
      var body: some View {
        Column { if model.isOn { Leaf("a").transition(transition) } }
      }
    }
    let none = AnyTransition.identity
    for transition in [
      AnyTransition.asymmetric(insertion: .opacity, removal: none), none.animation(.linear), none.combined(with: none),
    ] {
      let model = Model()
      let screen = Screen { Appearing(model: model, transition: transition) }
      #expect(screen.after { withAnimation(.linear(duration: 1)) { model.isOn = false } }.ops == ["remove"])
    }
    let model = Model()
    let screen = Screen {
      Appearing(model: model, transition: AnyTransition.asymmetric(insertion: none, removal: .opacity))
    }
    #expect(screen.after { withAnimation(.linear(duration: 1)) { model.isOn = false } }.ops == ["attributes leaving"])
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      Column {
        ForEach(model.ids, id: \.self) { Memory(name: "\($0)", model: model).transition(.slide) }
      }
    }
  }

  @Test func rowsLeaveInTheirPlacesAndComeBackByKey() throws {
    let model = Model()
    let screen = Screen { Rows(model: model) }
    try screen.tap("2 0")
    _ = screen.after { withAnimation(.linear(duration: 1)) { model.ids = [1, 3] } }
    #expect(screen.texts == ["1 0", "2 1", "3 0"])
    let revived = screen.after { withAnimation(.linear(duration: 1)) { model.ids = [3, 2, 1] } }
    #expect(!revived.ops.contains { $0.hasPrefix("create") || $0 == "remove" })
    screen.frames.advance(by: 2)
    #expect(screen.texts == ["3 0", "2 1", "1 0"])
    _ = screen.after { withAnimation(.linear(duration: 1)) { model.ids = [] } }
    screen.frames.advance(by: 2)
    #expect(screen.texts == [])
    #expect(model.log.count == 3)
  }

  @Test func theTransitionOfAnInnerViewCountsThroughModifiersThatWrap() {
    struct Padded: View {
      let model: Model
      var body: some View {
        Column { if model.isOn { Leaf("a").transition(.opacity).modifier(Frame()) } }
      }
    }
    let model = Model()
    let screen = Screen { Padded(model: model) }
    #expect(screen.after { withAnimation(.linear(duration: 1)) { model.isOn = false } }.ops == ["attributes leaving"])
    #expect(screen.text == "stack\n  box leaving\n    “a”")
  }
}
