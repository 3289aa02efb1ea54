import OpenCombine
import TestSignals
import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
@Suite("Windows that hibernate")
struct HibernationTests {
  // MARK: What is written down

  private struct Values: View {
    @State private var count = 0
    @State private var name = "Ada"
    @State private var isShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(verbatim: "\(count) \(name)")
      Button("add") { count += 1 }
      Button("show") { isShown = true }
      TextField("Name", text: $name).focused($isFocused)
      Button("focus") { isFocused = true }
        .sheet(isPresented: $isShown) { Note() }
    }
  }

  private struct Note: View {
    @State private var marks = 0

    var body: some View { Button("mark \(marks)") { marks += 1 } }
  }

  @Test("Of plain values nothing stays alive, and all of them come back")
  func values() throws {
    let screen = Screen { Values() }
    try screen.press("add")
    try screen.press("focus")
    #expect(screen.graph.hibernate())
    #expect(screen.graph.hibernationLeftovers == [:])
    #expect(screen.graph.persistence.resting?.kept.isEmpty == true)
    #expect(screen.graph.persistence.resting?.made.isEmpty == true)
    try screen.press("show")
    try screen.press("mark 0")
    let shown = Shown(screen.graph.tree)
    for _ in 0..<2 {
      #expect(screen.graph.hibernate())
      #expect(screen.graph.isHibernating)
      #expect(screen.graph.hibernationLeftovers == [:])
      #expect(screen.graph.persistence.resting?.kept.isEmpty == true)
      #expect(Shown(screen.graph.tree) == shown)
      #expect(!screen.graph.isHibernating)
    }
    try screen.press("mark 1")
    #expect(screen.texts.contains("mark 2"))
    #expect(screen.texts.contains("1 Ada"))
  }

  @Test("A window goes from rest to hibernation, and an event wakes it")
  func steps() throws {
    let screen = Screen { Values() }
    let add = try #require(screen.button("add"))
    #expect(screen.graph.rest())
    #expect(!screen.graph.isHibernating)
    #expect(screen.graph.hibernate())
    #expect(screen.graph.hibernate())
    try screen.graph.send(.activate, to: add)
    #expect(!screen.graph.isResting)
    #expect(screen.texts.contains("1 Ada"))
  }

  private struct Rows: View {
    var body: some View {
      List(0..<100, id: \.self) { Row(number: $0) }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View { Button("row \(number) \(taps)") { taps += 1 } }
  }

  @Test("Rows that were made are made again, with what they kept")
  func rows() throws {
    let screen = Screen(rowsAtFirst: 10) { Rows() }
    try screen.press("row 3 0")
    #expect(rested(screen))
    #expect(screen.texts.contains("row 3 1"))
    #expect(screen.texts.count == 10)
  }

  // MARK: What is told

  @Test(
    "Views do not appear again, tasks that have ended do not begin anew, and those that run go on with the state they have"
  )
  func lifecycle() async throws {
    let log = EventLog()
    let (gate, sender) = AsyncStream<String>.makeStream()
    let ticks = PassthroughSubject<Int, Never>()
    let screen = Screen { LifecycleView(log: log, gate: gate, ticks: ticks) }
    try await log.wait(for: "task", "short task")
    log.entries = []
    for _ in 0..<3 {
      #expect(screen.graph.hibernate())
      #expect(screen.texts == ["add", "0 0"])
    }
    #expect(log.entries == [])

    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    #expect(screen.graph.hibernate())
    ticks.send(7)
    #expect(log.entries == ["tick 7"])
    #expect(stirs == 1)
    sender.yield("a")
    try await log.wait(for: "task a")
    #expect(screen.graph.isHibernating)
    log.entries = []
    #expect(screen.texts == ["add", "10 7"])
    #expect(log.entries == ["height 10", "count 0 10"])

    // A change is followed before the window hibernates.
    log.entries = []
    #expect(screen.graph.rest())
    ticks.send(8)
    #expect(screen.graph.hibernate())
    #expect(screen.texts == ["add", "10 8"])
    #expect(log.entries == ["tick 8"])

    log.entries = []
    #expect(screen.graph.hibernate())
    screen.graph.close()
    try await log.wait(for: "task ended true")
    #expect(log.entries == ["disappear", "task ended true"])
  }

  private struct Once: View {
    let log: EventLog
    @State private var id = 0

    var body: some View {
      Button("next \(id)") { id += 1 }.task(id: id) { log("task \(id)") }
    }
  }

  @Test("A task whose view hibernated after it had ended begins anew when its id changes")
  func taskIDs() async throws {
    let log = EventLog()
    let ended = Watched(0)
    let screen = Screen { Once(log: log) }
    screen.graph.onTaskEnd = { ended.value += 1 }
    try await ended.wait(for: "the end of the task") { $0 == 1 }
    #expect(screen.graph.hibernate())
    try screen.press("next 0")
    try await log.wait(for: "task 1")
    #expect(log.entries == ["task 0", "task 1"])
  }

  // MARK: What is left

  private struct Closing: View {
    @State private var isShown = true
    let out: (DismissAction) -> Void

    var body: some View {
      Text(verbatim: isShown ? "open" : "closed")
        .sheet(isPresented: $isShown) { Lender(out: out) }
    }
  }

  private struct Lender: View {
    @Environment(\.dismiss) private var dismiss
    let out: (DismissAction) -> Void

    var body: some View { Button("lend") { out(dismiss) } }
  }

  @Test("What dismisses a sheet works for who has it, whatever its window did in between")
  func dismissing() throws {
    var dismiss: DismissAction?
    let screen = Screen { Closing { dismiss = $0 } }
    try screen.press("lend")
    for _ in 0..<2 {
      #expect(screen.graph.hibernate())
      #expect(!screen.graph.hibernationLeftovers.isEmpty)
      #expect(screen.texts.contains("open"))
    }
    #expect(screen.graph.hibernate())
    dismiss?()
    #expect(screen.texts.contains("closed"))
    dismiss = nil
    #expect(screen.graph.hibernate())
    #expect(screen.graph.hibernationLeftovers == [:])
  }

  private struct Dark: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }

  @Test("A change of the window's environment stirs a window that hibernates")
  func environment() {
    let screen = Screen { Dark() }
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    for (scheme, text) in [(ColorScheme.dark, "dark"), (.light, "light"), (.dark, "dark")] {
      stirs = 0
      #expect(screen.graph.hibernate())
      screen.graph.updateEnvironment { $0.colorScheme = scheme }
      #expect(stirs == 1)
      #expect(screen.graph.isHibernating)
      #expect(screen.texts == [text])
    }
    screen.graph.updateEnvironment { $0.colorScheme = .light }
    screen.frames.runFrames()
    #expect(screen.texts == ["light"])
  }

  // MARK: What stays alive

  private struct Borrowed: View {
    let out: (Binding<Int>) -> Void
    @State private var count = 0
    @State private var other = 5

    var body: some View {
      Text(verbatim: "\(count) \(other)")
      Button("lend") { out($count) }
    }
  }

  @Test("A value that somebody holds a binding to stays, and a change of it is told")
  func bindings() throws {
    var binding: Binding<Int>?
    let screen = Screen { Borrowed { binding = $0 } }
    try screen.press("lend")
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    #expect(screen.graph.hibernate())
    #expect(screen.graph.hibernationLeftovers == ["Borrowed._count": "somebody else holds it"])
    binding?.wrappedValue = 3
    #expect(stirs == 1)
    #expect(screen.texts.first == "3 5")
    binding = nil
    #expect(screen.graph.hibernate())
    #expect(screen.graph.hibernationLeftovers == [:])
    #expect(screen.texts.first == "3 5")
  }

  @Test("Models and functions stay what they are, and are followed")
  func models() throws {
    var owned: [(PublishedModel, ObservedModel)] = []
    let screen = Screen { ModelOwner { owned.append(($0, $1)) } }
    for _ in 0..<2 { #expect(rested(screen)) }
    let (model, observed) = try #require(owned.first)
    var stirs = 0
    screen.graph.onStir = { stirs += 1 }
    for round in 1...3 {
      stirs = 0
      #expect(screen.graph.hibernate())
      #expect(
        Set(screen.graph.hibernationLeftovers.keys) == [
          "ModelOwner._model", "ModelOwner._observed", "ModelOwner._action",
        ])
      observed.other += 1
      #expect(stirs == 0)
      if round.isMultiple(of: 2) { model.value = round } else { observed.value = round }
      #expect(stirs == 1)
      #expect(screen.graph.isHibernating)
      #expect(screen.texts == [round == 1 ? "0 1 2" : round == 2 ? "2 1 2" : "2 3 2"])
    }
    #expect(owned.count == 1)
    model.value = 9
    screen.frames.runFrames()
    #expect(screen.texts == ["9 3 2"])
  }

  @Test("What views have read from outside is followed while their window hibernates")
  func stirring() throws {
    let (published, observed, shared) = (PublishedModel(), ObservedModel(), PublishedModel())
    let defaults = try #require(UserDefaults(suiteName: "HibernationTests.stirring"))
    defaults.removeObject(forKey: OutsideReader.key)
    let screen = Screen {
      OutsideReader(published, observed).environmentObject(shared).defaultAppStorage(defaults)
    }
    try screen.press("add 0")
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
      #expect(screen.graph.hibernate())
      observed.other += 1
      #expect(stirs == 0)
      change()
      #expect(stirs == 1)
      #expect(screen.graph.isHibernating)
      #expect(screen.texts == ["add 1", text])
    }
    // The views that are back follow as those before did.
    for change in changes {
      change()
      screen.frames.runFrames()
    }
    #expect(screen.texts == ["add 1", "2 4 6 4"])
    #expect(stirs == 1)
    defaults.removeObject(forKey: OutsideReader.key)
  }

  @Test("A window that is in motion does not hibernate, and a closed one neither")
  func motion() {
    let clock = Screen { TimelineView(.periodic(from: .distantPast, by: 1)) { _ in Text(verbatim: "now") } }
    #expect(!clock.graph.hibernate())
    #expect(!clock.graph.isHibernating)
    let screen = Screen { Text(verbatim: "") }
    screen.graph.close()
    #expect(!screen.graph.hibernate())
  }

  @Test("Hibernation frees what holds the state, and who watched it")
  func memory() {
    struct Heavy: View {
      @State private var numbers = [Int](repeating: 7, count: 10)
      var body: some View { Button("\(numbers.count)") { numbers.append(1) } }
    }
    let screen = Screen { ForEach(0..<20) { _ in Heavy() } }
    #expect(screen.graph.rest())
    weak let properties = screen.graph.persistence.resting?.kept.entries.first { $0.object is KeptProperties }?.object
    #expect(properties != nil)
    #expect(screen.graph.hibernate())
    #expect(properties == nil)
    #expect(screen.graph.persistence.resting?.archive.count ?? 0 < 4096)
  }
}
