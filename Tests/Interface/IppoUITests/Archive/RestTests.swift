import OpenCombine
import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

/// What views were told.
@MainActor
private final class Log {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
}

@MainActor
@Suite("Windows whose views are put away")
struct RestTests {
  // MARK: What is told

  private struct Lifecycle: View {
    let log: Log
    let gate: AsyncStream<String>
    let ticks: PassthroughSubject<Int, Never>
    @State private var count = 0
    @State private var received = 0

    private struct Height: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    var body: some View {
      VStack {
        Button("add") { count += 1 }
        Text(verbatim: "\(count) \(received)").preference(key: Height.self, value: count)
      }
      .onAppear { log("appear") }
      .onDisappear { log("disappear") }
      .task {
        log("task")
        for await value in gate {
          log("task \(value)")
          count += 10
        }
        log("task ended \(Task.isCancelled)")
      }
      .onChange(of: count, initial: true) { log("count \($0) \($1)") }
      .onPreferenceChange(Height.self) { log("height \($0)") }
      .onReceive(ticks) {
        log("tick \($0)")
        received = $0
      }
      .onRestore { log("restore") }
    }
  }

  @Test(
    "Views do not disappear and appear, tasks and subscriptions go on, and changes are told when the views are back")
  func lifecycle() async throws {
    let log = Log()
    let (gate, sender) = AsyncStream<String>.makeStream()
    let ticks = PassthroughSubject<Int, Never>()
    let screen = Screen { Lifecycle(log: log, gate: gate, ticks: ticks) }
    while !log.entries.contains("task") { await Task.yield() }
    #expect(log.entries.filter { $0 != "task" } == ["height 0", "appear", "count 0 0"])
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
    while !log.entries.contains("task a") { await Task.yield() }
    #expect(screen.graph.isResting)
    #expect(stirs == 1)
    log.entries = []
    #expect(screen.texts == ["add", "10 7"])
    #expect(log.entries == ["height 10", "count 0 10"])

    log.entries = []
    #expect(screen.graph.rest())
    screen.graph.close()
    while !log.entries.contains("task ended true") { await Task.yield() }
    #expect(log.entries == ["disappear", "task ended true"])
  }

  private struct Quiet: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = log("body")
      Text(verbatim: "\(count)").onAppear { count += 1 }
    }
  }

  @Test("A window that is closed while it rests makes no views whom nothing is to be told")
  func closing() {
    let log = Log()
    let screen = Screen { Quiet(log: log) }
    #expect(screen.graph.rest())
    log.entries = []
    screen.graph.close()
    #expect(log.entries == [])
    #expect(!screen.graph.rest())
  }

  // MARK: What stirs

  private final class Published: ObservableObject {
    @OpenCombine.Published var value = 0
  }

  @Observable
  fileprivate final class Observed {
    var value = 0
    var other = 0
  }

  private struct Outside: View {
    @ObservedObject var published: Published
    let observed: Observed
    @EnvironmentObject private var shared: Published
    @AppStorage("rest") private var stored = 0

    init(_ published: Published, _ observed: Observed) {
      self.published = published
      self.observed = observed
    }

    var body: some View {
      Text(verbatim: "\(published.value) \(observed.value) \(shared.value) \(stored)")
    }
  }

  @Test("What views have read from outside is followed while they are put away")
  func stirring() throws {
    let (published, observed, shared) = (Published(), Observed(), Published())
    let defaults = try #require(UserDefaults(suiteName: "RestTests.stirring"))
    defaults.removeObject(forKey: "rest")
    let screen = Screen {
      Outside(published, observed).environmentObject(shared).defaultAppStorage(defaults)
    }
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    let changes: [@MainActor () -> Void] = [
      { published.value += 1 }, { observed.value += 2 }, { shared.value += 3 },
      {
        defaults.set(4, forKey: "rest")
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
      #expect(screen.texts == [text])
    }
    // The views that are back follow as those before did.
    for change in changes {
      change()
      screen.frames.runFrames()
    }
    #expect(screen.texts == ["2 4 6 4"])
    #expect(stirs == 1)
    defaults.removeObject(forKey: "rest")
  }

  private struct Owner: View {
    @StateObject private var model = Published()
    @State private var observed = Observed()
    let out: (Published, Observed) -> Void

    var body: some View {
      Text(verbatim: "\(model.value) \(observed.value)").onAppear { out(model, observed) }
    }
  }

  @Test("Models that views own stay the same objects, and stir")
  func models() throws {
    var owned: [(Published, Observed)] = []
    let screen = Screen { Owner { owned.append(($0, $1)) } }
    #expect(rested(screen))
    let (model, observed) = try #require(owned.first)
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    #expect(screen.graph.rest())
    model.value = 1
    observed.value = 2
    #expect(stirs == 1)
    #expect(screen.texts == ["1 2"])
    #expect(owned.count == 1)
    model.value = 3
    screen.frames.runFrames()
    #expect(screen.texts == ["3 2"])
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
