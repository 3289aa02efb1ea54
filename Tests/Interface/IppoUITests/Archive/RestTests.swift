import OpenCombine
import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
@Suite("Windows whose views are put away")
struct RestTests {
  // MARK: What is told

  @Test(
    "Views do not disappear and appear, tasks and subscriptions go on, and changes are told when the views are back")
  func lifecycle() async throws {
    let log = EventLog()
    let (gate, sender) = AsyncStream<String>.makeStream()
    let ticks = PassthroughSubject<Int, Never>()
    let screen = Screen { LifecycleView(log: log, gate: gate, ticks: ticks) }
    try await log.wait(for: "task", "short task")
    #expect(log.entries.filter { !$0.hasSuffix("task") } == ["height 0", "appear", "count 0 0"])
    log.entries = []
    for _ in 0..<3 { #expect(rested(screen)) }
    #expect(log.entries == [])

    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    #expect(screen.graph.rest())
    ticks.send(7)
    #expect(log.entries == ["tick 7"])
    #expect(stirs == 1)
    sender.yield("a")
    try await log.wait(for: "task a")
    #expect(screen.graph.isResting)
    #expect(stirs == 1)
    log.entries = []
    #expect(screen.texts == ["add", "10 7"])
    #expect(log.entries == ["height 10", "count 0 10"])

    log.entries = []
    #expect(screen.graph.rest())
    screen.graph.close()
    try await log.wait(for: "task ended true")
    #expect(log.entries == ["disappear", "task ended true"])
  }

  private struct Quiet: View {
    let log: EventLog
    @State private var count = 0

    var body: some View {
      let _ = log("body")
      Text(verbatim: "\(count)").onAppear { count += 1 }
    }
  }

  @Test("A window that is closed while it rests makes no views whom nothing is to be told")
  func closing() {
    let log = EventLog()
    let screen = Screen { Quiet(log: log) }
    #expect(screen.graph.rest())
    log.entries = []
    screen.graph.close()
    #expect(log.entries == [])
    #expect(!screen.graph.rest())
  }

  // MARK: What stirs

  @Test("What views have read from outside is followed while they are put away")
  func stirring() throws {
    let (published, observed, shared) = (PublishedModel(), ObservedModel(), PublishedModel())
    let defaults = try #require(UserDefaults(suiteName: "RestTests.stirring"))
    defaults.removeObject(forKey: OutsideReader.key)
    let screen = Screen {
      OutsideReader(published, observed).environmentObject(shared).defaultAppStorage(defaults)
    }
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    let changes: [@MainActor () -> Void] = [
      { published.value += 1 }, { observed.value += 2 }, { shared.value += 3 },
      {
        defaults.set(4, forKey: OutsideReader.key)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
      },
    ]
    let texts = ["1 0 0 0", "1 2 0 0", "1 2 3 0", "1 2 3 4"]
    for (change, text) in zip(changes, texts) {
      stirs = 0
      #expect(screen.graph.rest())
      observed.other += 1
      #expect(stirs == 0)
      change()
      #expect(stirs == 1)
      #expect(screen.graph.isResting)
      #expect(screen.texts == ["add 0", text])
    }
    // The views that are back follow as those before did.
    for change in changes {
      change()
      screen.frames.runFrames()
    }
    #expect(screen.texts == ["add 0", "2 4 6 4"])
    #expect(stirs == 1)
    defaults.removeObject(forKey: OutsideReader.key)
  }

  @Test("Models that views own stay the same objects, and stir")
  func models() throws {
    var owned: [(PublishedModel, ObservedModel)] = []
    let screen = Screen { ModelOwner { owned.append(($0, $1)) } }
    #expect(rested(screen))
    let (model, observed) = try #require(owned.first)
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    #expect(screen.graph.rest())
    model.value = 1
    observed.value = 2
    #expect(stirs == 1)
    #expect(screen.texts == ["1 2 2"])
    #expect(owned.count == 1)
    model.value = 3
    screen.frames.runFrames()
    #expect(screen.texts == ["3 2 2"])
  }

  // MARK: What is kept as bytes

  private struct Plain: View {
    @State private var number = Int.random(in: 0..<1_000_000_000)
    @State private var text = "é \u{301}"
    @State private var choice: String?
    @State private var share = 0.1

    var body: some View {
      Button("change") { (number, text, choice, share) = (-number, text + "!", "a", share + 0.2) }
      Text(verbatim: "\(number) \(text) \(choice ?? "nothing") \(share)")
    }
  }

  @Test("Plain values take no object while the views are put away, and are what they were")
  func plainValues() throws {
    let screen = Screen { Plain() }
    for _ in 0..<3 {
      let texts = screen.texts
      #expect(screen.graph.rest())
      let resting = try #require(screen.graph.persistence.resting)
      #expect(!resting.keepsProperties(of: Plain.self))
      #expect(screen.texts == texts)
      try screen.press("change")
      screen.frames.runFrames()
      #expect(screen.texts != texts)
    }
  }

  private struct Lending: View {
    let receive: (Binding<Bool>) -> Void
    @State private var isOn = false
    @State private var moment = Date(timeIntervalSinceReferenceDate: 1)

    var body: some View {
      let _ = receive($isOn)
      Text(verbatim: "\(isOn) \(moment.timeIntervalSinceReferenceDate)")
    }
  }

  @Test("A plain value that somebody has a binding to is not put away, nor one beside a value that is not plain")
  func lentValues() throws {
    var binding: Binding<Bool>?
    let screen = Screen { Lending { binding = $0 } }
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    #expect(screen.graph.rest())
    #expect(screen.graph.persistence.resting?.keepsProperties(of: Lending.self) == true)
    binding?.wrappedValue = true
    #expect(stirs == 1)
    #expect(screen.texts == ["true 1.0"])
  }

  // MARK: What cannot rest

  private struct Moving: View {
    @State private var isThere = true

    var body: some View {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      if isThere { Text(verbatim: "there").transition(.opacity) }
    }
  }

  @Test("A window does not rest while something of it waits for its time")
  func motion() throws {
    let screen = Screen { Moving() }
    try screen.press("toggle")
    #expect(!screen.graph.rest())
    screen.frames.advance(by: 1)
    #expect(rested(screen))
    let clock = Screen { TimelineView(.periodic(from: .distantPast, by: 1)) { _ in Text(verbatim: "now") } }
    #expect(!clock.graph.rest())
    let text = Screen { Text(Date(timeIntervalSinceReferenceDate: 0), style: .relative) }
    #expect(!text.graph.rest())
  }

  @Test("Rest frees the nodes of the views")
  func memory() {
    final class Token {}
    struct Held: View {
      let token: Token
      var body: some View { Text(verbatim: "held") }
    }
    weak var token: Token?
    let screen = Screen {
      ForEach(0..<3) { _ in
        Lazily {
          Held(
            token: {
              let new = Token(); token = new; return new
            }())
        }
      }
    }
    #expect(token != nil)
    #expect(screen.graph.rest())
    #expect(token == nil)
  }
}

extension RestingViews {
  fileprivate func keepsProperties(of view: any View.Type) -> Bool {
    kept.entries.contains { ($0.object as? KeptProperties)?.type == view }
  }
}
