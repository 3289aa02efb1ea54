import Foundation
import OpenCombine
import TestSignals
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct LifecycleTests {
  @Observable final class Model {
    var isOn = true
    var value = 1
    @ObservationIgnored private let told = Watched<[String]>([])
    var log: [String] {
      get { told.value }
      set { told.value = newValue }
    }
    let subject = PassthroughSubject<Int, Never>()

    /// Waits until the log has a number of entries.
    func wait(entries count: Int, file: StaticString = #fileID, line: UInt = #line) async throws {
      try await told.wait(for: "\(count) entries", file: file, line: line) { $0.count == count }
    }
  }

  struct Logged: View {
    let name: String
    let model: Model
    var body: some View {
      Leaf(name).onAppear { model.log.append("+\(name)") }.onDisappear { model.log.append("-\(name)") }
    }
  }

  struct Root: View {
    let model: Model
    var body: some View {
      Column {
        if model.isOn { Logged(name: "on", model: model) } else { Logged(name: "off", model: model) }
      }
      .onAppear { model.log.append("+root") }
      .onDisappear { model.log.append("-root") }
    }
  }

  @Test func viewsAppearInsideFirstAndDisappearWithTheGraph() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(model.log == ["+on", "+root"])
    model.log = []
    _ = screen.after { model.isOn = false }
    #expect(model.log == ["+off", "-on"])
    model.log = []
    screen.graph.close()
    #expect(Set(model.log) == ["-root", "-off"])
  }

  @Test func appearingHappensAfterTheCommit() {
    let model = Model()
    final class Seen { var revisions: [Int] = [] }
    let seen = Seen()
    let source = ManualFrameSource()
    var graph: ViewGraph!
    graph = ViewGraph(frameSource: source) {
      Leaf("a").onAppear { seen.revisions.append(graph.tree.revision) }
    }
    graph.drain()
    #expect(seen.revisions == [1])
    graph.close()
    _ = model
  }

  struct Covered: View {
    let model: Model
    var body: some View {
      Covering(isVisible: model.isOn) { Logged(name: "page", model: model) }
    }
  }

  @Test func coveredViewsDisappearAndKeepTheirNodes() {
    let model = Model()
    let screen = Screen { Covered(model: model) }
    _ = screen.after { model.isOn = false }
    _ = screen.after { model.isOn = true }
    #expect(model.log == ["+page", "-page", "+page"])
  }

  struct Changing: View {
    let model: Model
    var body: some View {
      Column {
        Leaf("\(model.value)").onChange(of: model.value) { model.log.append("\($0)→\($1)") }
        Leaf("b").onChange(of: model.value, initial: true) { model.log.append("now \(model.value)") }
      }
      .onChange(of: model.isOn) { model.log.append("outer") }
    }
  }

  @Test func onChangeRunsInTreeOrderAfterTheCommit() {
    let model = Model()
    let screen = Screen { Changing(model: model) }
    #expect(model.log == ["now 1"])
    model.log = []
    _ = screen.after {
      model.value = 2
      model.isOn = false
    }
    #expect(model.log == ["1→2", "now 2", "outer"])
  }

  struct Initial: View {
    let model: Model
    var body: some View {
      Covering(isVisible: model.isOn) {
        Leaf("page").onChange(of: model.value, initial: true) { model.log.append("\($0)→\($1)") }
      }
    }
  }

  @Test func theInitialActionOfACoveredViewWaitsUntilTheViewIsUncovered() {
    let model = Model()
    model.isOn = false
    let screen = Screen { Initial(model: model) }
    _ = screen.after { model.value = 2 }
    #expect(model.log == [])
    _ = screen.after { model.isOn = true }
    #expect(model.log == ["2→2"])
    _ = screen.after { model.isOn = false }
    _ = screen.after { model.isOn = true }
    _ = screen.after { model.value = 3 }
    #expect(model.log == ["2→2", "2→3"])
  }

  struct Working: View {
    let model: Model
    var body: some View {
      Column {
        if model.isOn {
          Leaf("work").task(id: model.value) { [value = model.value] in
            model.log.append("start \(value)")
            await Forever.wait()
            model.log.append("end \(value)")
          }
        }
      }
    }
  }

  enum Forever {
    @MainActor static func wait() async {
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      withExtendedLifetime(continuation) {}
    }
  }

  @Test func aTaskIsCancelledWhenItsIdChangesAndWhenTheViewGoes() async throws {
    let model = Model()
    let screen = Screen { Working(model: model) }
    try await model.wait(entries: 1)
    #expect(model.log == ["start 1"])
    _ = screen.after { model.value = 2 }
    try await model.wait(entries: 3)
    #expect(Set(model.log.suffix(2)) == ["end 1", "start 2"])
    _ = screen.after { model.isOn = false }
    try await model.wait(entries: 4)
    #expect(model.log.last == "end 2")
  }

  @Test func valuesOfAPublisherArrive() {
    let model = Model()
    struct Receiving: View {
      let model: Model
      @State private var last = 0
      var body: some View { Leaf("\(last)").onReceive(model.subject) { last = $0 } }
    }
    let screen = Screen { Receiving(model: model) }
    let change = screen.after { model.subject.send(5) }
    #expect(change.ops == ["update 5"])
  }

  @Test func aValueThatAPublisherHasAlreadyArrives() {
    struct Receiving: View {
      let subject: CurrentValueSubject<Int, Never>
      @State private var last = 0
      @State private var only = 0
      var body: some View {
        Leaf("\(last) \(only)").onReceive(subject) { last = $0 }.onReceive(Just(7)) { only = $0 }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(5)
    let screen = Screen { Receiving(subject: subject) }
    #expect(screen.texts == ["5 7"])
    _ = screen.after { subject.send(6) }
    #expect(screen.texts == ["6 7"])
    screen.graph.close()
    subject.send(8)
  }

  @Test func aChangeMadeWhenAppearingIsShown() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Leaf(text).onAppear { text = "loaded" } }
    }
    let screen = Screen { Loading() }
    #expect(screen.texts == ["loaded"])
    #expect(screen.graph.tree.revision == 2)
  }
}

@MainActor
@Suite("Publishers with values on other threads")
struct ReceivedElsewhereTests {
  struct Listener: View {
    let subject: PassthroughSubject<Int, Never>
    let received: AsyncStream<Int>.Continuation
    var body: some View { Leaf("A").onReceive(subject) { received.yield($0) } }
  }

  @Test("Values of a publisher on another thread arrive on the main actor")
  func background() async {
    let subject = PassthroughSubject<Int, Never>()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let screen = Screen { Listener(subject: subject, received: continuation) }
    struct Sending: @unchecked Sendable {  // subjects lock
      let subject: PassthroughSubject<Int, Never>
    }
    let sending = Sending(subject: subject)
    DispatchQueue.global().async { sending.subject.send(1) }
    var values = stream.makeAsyncIterator()
    #expect(await values.next() == 1)
    _ = screen
  }
}
