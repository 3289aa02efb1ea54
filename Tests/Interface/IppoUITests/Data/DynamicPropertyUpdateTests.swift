import Observation
import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

extension EnvironmentValues {
  fileprivate struct MarkKey: EnvironmentKey { static let defaultValue = "-" }

  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Values that `update()` reads count as read by the body.
@MainActor
struct DynamicPropertyUpdateTests {
  struct Marked: DynamicProperty {
    @Environment(\.mark) private var mark
    private(set) var seen = ""
    mutating func update() { seen += mark }
  }

  struct Nested: DynamicProperty {
    private var inner = Marked()
    private(set) var text = ""
    mutating func update() { text = "(\(inner.seen))" }
  }

  struct Shown: View {
    var property = Marked()
    var body: some View { Leaf(property.seen) }
  }

  struct ShownNested: View {
    var property = Nested()
    var body: some View { Leaf(property.text) }
  }

  struct Badge: ViewModifier {
    var property = Marked()
    func body(content: Content) -> some View {
      content
      Leaf("badge \(property.seen)")
    }
  }

  struct MarkedLabelStyle: LabelStyle {
    var property = Marked()
    func makeBody(configuration: Configuration) -> some View { Leaf("label \(property.seen)") }
  }

  struct Apart: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Leaf("apart") }
  }

  struct Ancestor<Content: View>: View {
    @State private var mark = "a"
    @State private var other = 0
    @ViewBuilder let content: Content
    var body: some View {
      Column {
        Tap("mark") { mark = "b" }
        Tap("other \(other)") { other += 1 }
        content.environment(\.mark, mark)
      }
    }
  }

  @Test func `an environment value that update() reads evaluates the body`() throws {
    let screen = Screen {
      Ancestor {
        Shown()
        Apart()
      }
    }
    #expect(screen.texts == ["mark", "other 0", "a", "apart"])
    let (_, bodies) = try screen.after { try screen.tap("mark") }
    #expect(
      screen.texts == ["mark", "other 0", "b", "apart"], "Each evaluation begins with the value the parent gave.")
    #expect(bodies.contains("Shown"))
    #expect(!bodies.contains("Apart"))
  }

  @Test func `a view whose properties read nothing that changed is not evaluated`() throws {
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Column {
          Tap("count \(count)") { count += 1 }
          Shown()
        }
      }
    }
    let screen = Screen { Parent().environment(\.mark, "a") }
    let (_, bodies) = try screen.after { try screen.tap("count 0") }
    #expect(screen.texts == ["count 1", "a"])
    #expect(bodies.contains("Parent"))
    #expect(!bodies.contains("Shown"))
  }

  @Test func `a property within a property is updated first`() throws {
    let screen = Screen { Ancestor { ShownNested() } }
    #expect(screen.texts.last == "(a)")
    try screen.tap("mark")
    #expect(screen.texts.last == "(b)")
  }

  @Test func `modifiers and styles update their properties`() throws {
    let screen = Screen {
      Ancestor {
        Leaf("x").modifier(Badge())
        Label("l", systemImage: "star").labelStyle(MarkedLabelStyle())
      }
    }
    #expect(screen.texts.suffix(3) == ["x", "badge a", "label a"])
    try screen.tap("mark")
    #expect(screen.texts.suffix(3) == ["x", "badge b", "label b"])
  }

  struct Doubled: DynamicProperty {
    @State private var count = 1
    private(set) var value = 0
    mutating func update() { value = 2 * count }
    func increment() { count += 1 }
  }

  struct ShownDoubled: View {
    var property = Doubled()
    var body: some View { Tap("\(property.value)") { property.increment() } }
  }

  @Test func `state that update() reads evaluates the body`() throws {
    let screen = Screen { ShownDoubled() }
    try screen.tap("2")
    #expect(screen.texts == ["4"])
  }

  @Observable
  final class Model {
    var name = "one"
    var other = 0
  }

  struct Named: DynamicProperty {
    let model: Model
    private(set) var name = ""
    mutating func update() { name = model.name }
  }

  struct ShownName: View {
    var property: Named
    var body: some View { Leaf(property.name) }
  }

  @Test func `an observable object that update() reads evaluates the body`() {
    let model = Model()
    let screen = Screen { ShownName(property: Named(model: model)) }
    let (_, bodies) = screen.after { model.other += 1 }
    #expect(!bodies.contains("ShownName"))
    _ = screen.after { model.name = "two" }
    #expect(screen.texts == ["two"])
  }

  struct PhaseText: DynamicProperty {
    @Environment(\.scenePhase) private var phase
    private(set) var text = ""
    mutating func update() { text = "\(phase)" }
  }

  struct Whole: App {
    var phase = PhaseText()
    var body: some Scene { Part(name: phase.text) }
  }

  struct Part: Scene {
    let name: String
    var phase = PhaseText()
    var body: some Scene { WindowGroup { Leaf("\(name) \(phase.text)") } }
  }

  @Test func `apps and scenes follow what update() reads`() throws {
    let source = ManualFrameSource()
    let host = AppHost(Whole(), frameSource: source)
    let window = try #require(host.openWindow(frameSource: source))
    defer {
      window.close()
      host.close()
    }
    func texts() -> [String] {
      guard let root = window.tree.root else { return [] }
      return window.tree.subtree(of: root).compactMap {
        if case .text(let text)? = window.tree[$0]?.element { text.string } else { nil }
      }
    }
    source.runFrames()
    #expect(texts() == ["active active"])
    host.updateEnvironment { $0.scenePhase = .background }
    source.runFrames()
    #expect(texts() == ["background background"])
  }
}
