import OpenCombine
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct ObservationTests {
  @Observable final class Model {
    var a = 0
    var b = 0
    var isOn = true
  }

  struct ReadsA: View {
    let model: Model
    var body: some View { Leaf("a \(model.a)") }
  }

  struct ReadsB: View {
    let model: Model
    var body: some View { Leaf("b \(model.b)") }
  }

  struct Root: View {
    let model: Model
    var body: some View {
      Column {
        ReadsA(model: model)
        ReadsB(model: model)
      }
    }
  }

  @Test func onlyTheReadersOfAPropertyRun() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    let change = screen.after { model.a = 1 }
    #expect(change.bodies == ["ReadsA"])
    #expect(change.ops == ["update a 1"])
  }

  @Test func severalChangesMakeOneTurn() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    let change = screen.after {
      for _ in 0..<10 { model.a += 1 }
      model.b = 1
    }
    #expect(change.bodies == ["ReadsA", "ReadsB"])
    #expect(screen.recorded.count == 1)
  }

  @Test func aChangeAsksForOneFrame() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    model.a = 1
    model.b = 1
    #expect(screen.frames.isFrameRequested)
    screen.frames.runFrames()
    #expect(screen.texts == ["a 1", "b 1"])
    #expect(!screen.frames.isFrameRequested)
  }

  struct ElementOfModel: PrimitiveView {
    let model: Model
    func element(in context: ElementContext) -> RenderElement { .text(RenderText([.init("\(model.a)")])) }
  }

  @Test func anElementReadsObjectsItself() {
    let model = Model()
    let screen = Screen { ElementOfModel(model: model) }
    let change = screen.after { model.a = 1 }
    #expect(change.ops == ["update 1"])
    #expect(change.bodies.isEmpty)
  }

  struct Sometimes: View {
    let model: Model
    var body: some View { Leaf(model.isOn ? "a \(model.a)" : "off") }
  }

  @Test func whatIsNoLongerReadDoesNotMatter() {
    let model = Model()
    let screen = Screen { Sometimes(model: model) }
    _ = screen.after { model.isOn = false }
    #expect(screen.after { model.a = 5 }.bodies.isEmpty)
    _ = screen.after { model.isOn = true }
    #expect(screen.after { model.a = 6 }.bodies == ["Sometimes"])
  }

  @Test func aChangeFromAnotherThreadArrives() async throws {
    let model = Model()
    let screen = Screen { Root(model: model) }
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.a = 7 }.value
    try await screen.makeFrames(until: "the change from another thread") { screen.texts == ["a 7", "b 0"] }
    #expect(screen.texts == ["a 7", "b 0"])
  }

  final class Legacy: ObservableObject {
    @Published var text = "old"
    var manual = 0
  }

  struct Watching: View {
    @ObservedObject var legacy: Legacy
    var body: some View {
      Column {
        Leaf(legacy.text)
        Editing(text: $legacy.text)
      }
    }
  }

  struct Editing: View {
    @Binding var text: String
    var body: some View { Tap("edit") { text += "!" } }
  }

  @Test func everyChangeOfAnObservedObjectEvaluatesTheBody() throws {
    let legacy = Legacy()
    let screen = Screen { Watching(legacy: legacy) }
    #expect(try screen.after { try screen.tap("edit") }.ops == ["update old!"])
    #expect(screen.after { legacy.objectWillChange.send() }.bodies == ["Watching"])
  }

  struct Owning: View {
    let seed: Model
    @StateObject private var legacy = Legacy()
    var body: some View { Tap("\(legacy.text) \(seed.a)") { legacy.text = "new" } }
  }

  @Test func aStateObjectIsMadeOnce() throws {
    let model = Model()
    let screen = Screen { Owning(seed: model) }
    try screen.tap("old 0")
    _ = screen.after { model.a = 1 }
    #expect(screen.texts == ["new 1"])
  }

  struct BindableView: View {
    @Bindable var model: Model
    var body: some View { Toggling(isOn: $model.isOn) }
  }

  struct Toggling: View {
    @Binding var isOn: Bool
    var body: some View { Tap("\(isOn)") { isOn.toggle() } }
  }

  @Test func bindingsToAnObservableObject() throws {
    let model = Model()
    let screen = Screen { BindableView(model: model) }
    #expect(try screen.after { try screen.tap("true") }.ops == ["update false"])
    #expect(!model.isOn)
  }

  @Test func aGraphThatIsGoneIsNotKeptByWhatItObserved() {
    let model = Model()
    weak var graph: ViewGraph?
    for _ in 0..<2 {
      let screen = Screen { Root(model: model) }
      graph = screen.graph
      _ = screen.after { model.a += 1 }
    }
    #expect(graph == nil)
    model.a += 1
  }
}
