import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct StorageTests {
  enum Mode: String { case light, dark }

  struct Stored: View {
    let name: String
    @AppStorage("count") private var count = 1
    @AppStorage("mode") private var mode = Mode.light
    @AppStorage("note") private var note: String?
    var body: some View {
      Tap("\(name) \(count) \(mode.rawValue) \(note ?? "-")") {
        count += 1
        mode = .dark
        note = "n"
      }
    }
  }

  @Test func viewsShareAKeyOfUserDefaults() throws {
    let suite = "ippo.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let screen = Screen {
      Group {
        Stored(name: "a")
        Stored(name: "b")
      }
      .defaultAppStorage(defaults)
    }
    try screen.tap("a 1 light -")
    #expect(screen.texts == ["a 2 dark n", "b 2 dark n"])
    #expect(defaults.integer(forKey: "count") == 2)
    #expect(defaults.string(forKey: "mode") == "dark")
  }

  struct Keyed: View {
    @AppStorage private var value: Int

    init(key: String) { _value = AppStorage(wrappedValue: 0, key) }

    var body: some View { Tap("\(value)") { value += 1 } }
  }

  struct Chooser: View {
    @State private var key = "first"
    var body: some View {
      Tap("choose") { key = "second" }
      Keyed(key: key)
    }
  }

  @Test func aPropertyFollowsAnotherKey() throws {
    let suite = "ippo.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(1, forKey: "first")
    defaults.set(20, forKey: "second")
    let screen = Screen { Chooser().defaultAppStorage(defaults) }
    #expect(screen.texts == ["choose", "1"])
    try screen.tap("choose")
    #expect(screen.texts == ["choose", "20"])
    try screen.tap("20")
    #expect(screen.texts == ["choose", "21"])
    #expect(defaults.integer(forKey: "first") == 1 && defaults.integer(forKey: "second") == 21)
  }

  struct Switch: View {
    @State private var isOther = false
    let stores: [UserDefaults]
    var body: some View {
      Tap("switch") { isOther = true }
      Keyed(key: "count").defaultAppStorage(stores[isOther ? 1 : 0])
    }
  }

  @Test func aPropertyFollowsAnotherStoreAround() throws {
    let suites = (0..<2).map { "ippo.tests.\($0).\(UUID().uuidString)" }
    let stores = try suites.map { try #require(UserDefaults(suiteName: $0)) }
    defer { for (store, suite) in zip(stores, suites) { store.removePersistentDomain(forName: suite) } }
    stores[0].set(1, forKey: "count")
    stores[1].set(20, forKey: "count")
    let screen = Screen { Switch(stores: stores) }
    #expect(screen.texts == ["switch", "1"])
    try screen.tap("switch")
    #expect(screen.texts == ["switch", "20"])
    try screen.tap("20")
    #expect(screen.texts == ["switch", "21"])
    #expect(stores.map { $0.integer(forKey: "count") } == [1, 21])
  }

  struct Dated: View {
    @AppStorage("first") private var first = Date(timeIntervalSince1970: 1)
    @AppStorage("last") private var last: Date?
    @SceneStorage("seen") private var seen = Date(timeIntervalSince1970: 2)
    var body: some View {
      Tap([first, last, seen].map { $0.map { "\(Int($0.timeIntervalSince1970))" } ?? "-" }.joined(separator: " ")) {
        first += 10
        last = first
        seen += 10
      }
    }
  }

  @Test func datesAreStored() throws {
    let suite = "ippo.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let screen = Screen { Dated().defaultAppStorage(defaults) }
    try screen.tap("1 - 2")
    #expect(screen.texts == ["11 11 12"])
    #expect(defaults.object(forKey: "last") as? Date == Date(timeIntervalSince1970: 11))
  }

  struct Form: View {
    enum Field { case name, age }
    @FocusState private var focus: Field?
    @FocusState private var isDone: Bool
    var body: some View {
      Column {
        Leaf("name").focused($focus, equals: .name)
        Leaf("age").focused($focus, equals: .age)
        Tap("done") { focus = .age }.focused($isDone)
        Leaf(focus.map { "\($0)" } ?? "nothing")
      }
    }
  }

  @Test func focusFollowsThePersonAndTheState() throws {
    let screen = Screen { Form() }
    let stack = screen.graph.tree.children(of: screen.graph.tree.root!)[0]
    let fields = screen.graph.tree.children(of: stack)
    func focused() -> [Bool?] { fields.map { screen.graph.tree[$0]?.attributes.isFocused } }
    #expect(focused() == [false, false, false, nil])
    try screen.graph.send(.focus(true), to: fields[0])
    #expect(focused() == [true, false, false, nil])
    #expect(screen.texts.last == "name")
    try screen.tap("done")
    #expect(focused() == [false, true, false, nil])
    try screen.graph.send(.focus(false), to: fields[1])
    #expect(screen.texts.last == "nothing")
    try screen.graph.send(.focus(true), to: fields[2])
    #expect(focused() == [false, false, true, nil])
  }
}
