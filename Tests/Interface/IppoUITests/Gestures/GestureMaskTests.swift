import Testing

@testable import IppoUI

@MainActor
@Suite("Masks of gestures")
struct GestureMaskTests {
  struct Card: View {
    let mask: GestureMask
    let log: Box<[String]>
    @State private var count = 0

    var body: some View {
      VStack {
        Text("inner \(count)").onTapGesture {
          count += 1
          log.value.append("inner")
        }
        Text("outer")
      }
      .gesture(TapGesture().onEnded { log.value.append("outer") }, including: mask)
    }
  }

  private func taps(_ mask: GestureMask) throws -> [String] {
    let log = Box<[String]>([])
    let screen = Screen { Card(mask: mask, log: log) }
    let tap = RenderEvent.tap(count: 1, location: .init(x: 0, y: 0))
    let inner = try screen.first { if case .text(let text) = $0, text.string == "inner 0" { text } else { nil } }.id
    let stacks = screen.nodes.filter { if case .stack = $0.element { true } else { false } }
    let outer = try #require(stacks.last).id
    try? screen.send(tap, to: inner)
    try? screen.send(tap, to: outer)
    return log.value
  }

  @Test("Gestures are recognized as the mask says")
  func masks() throws {
    #expect(try taps(.all) == ["inner", "outer"])
    // Renderers hand a tap to what takes it: one on the inner text is one on the card then.
    #expect(try taps(.gesture) == ["outer"])
    #expect(try taps(.subviews) == ["inner"])
    #expect(try taps(.none) == [])
  }

  struct Changing: View {
    @State private var isOn = true
    @State private var presses = 0
    var body: some View {
      Tap("switch") { isOn.toggle() }
      Counter()
        .gesture(TapGesture().onEnded { presses += 1 }, including: isOn ? .all : .none)
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Tap("count \(count)") { count += 1 } }
  }

  @Test("A mask that changes leaves the state of the views inside, and controls act in any case")
  func changes() throws {
    let screen = Screen { Changing() }
    try screen.tap("count 0")
    try screen.tap("switch")
    try screen.tap("count 1")
    #expect(screen.texts.contains("count 2"))
  }

  struct Cards<Outer: View>: View {
    let log: Box<[String]>
    let outer: (AnyView) -> Outer

    var body: some View {
      outer(
        AnyView(
          VStack {
            Text("text").onTapGesture { log.value.append("text") }
            Button("button") { log.value.append("button") }
            Text("plain")
          }))
    }
  }

  /// What is told when the text is tapped, and the button is chosen.
  private func taps<Outer: View>(
    _ outer: @escaping @MainActor (AnyView, @escaping @MainActor () -> Void) -> Outer
  ) throws -> [String] {
    let log = Box<[String]>([])
    let screen = Screen { Cards(log: log) { outer($0) { log.value.append("outer") } } }
    let text = try screen.first { if case .text(let text) = $0, text.string == "text" { text } else { nil } }.id
    let tap = RenderEvent.tap(count: 1, location: .init(x: 0, y: 0))
    try screen.send(tap, to: text)
    try screen.send(tap, to: #require(screen.button("button")))
    return log.value
  }

  @Test("A gesture of high priority comes before those inside and before controls, and keeps taps from them")
  func highPriority() throws {
    #expect(
      try taps { view, tap in view.highPriorityGesture(TapGesture().onEnded(tap)) } == ["outer", "outer"])
    #expect(
      try taps { view, tap in view.highPriorityGesture(TapGesture().onEnded(tap), isEnabled: false) }
        == ["text", "button"])
    // It keeps what it recognizes, and nothing else.
    #expect(
      try taps { view, tap in view.highPriorityGesture(TapGesture(count: 2).onEnded(tap)) } == ["text", "button"])
    #expect(
      try taps { view, tap in view.highPriorityGesture(LongPressGesture().onEnded { _ in tap() }) }
        == ["text", "button"])
  }

  @Test("A simultaneous gesture is recognized as well as those inside, and as controls are used")
  func simultaneous() throws {
    #expect(
      try taps { view, tap in view.simultaneousGesture(TapGesture().onEnded(tap)) }
        == ["text", "outer", "button", "outer"])
    #expect(try taps { view, tap in view.gesture(TapGesture().onEnded(tap)) } == ["text", "button"])
    #expect(
      try taps { view, tap in
        view.simultaneousGesture(TapGesture().onEnded(tap)).gesture(TapGesture().onEnded(tap))
      } == ["text", "outer", "button", "outer"])
  }

  @Test("The gestures of a button itself are recognized by their priority")
  func ofButton() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Button("both") { log.value.append("button") }
        .simultaneousGesture(TapGesture().onEnded { log.value.append("both") })
      Button("first") { log.value.append("button") }
        .highPriorityGesture(TapGesture().onEnded { log.value.append("first") })
      Button("last") { log.value.append("button") }.onTapGesture { log.value.append("last") }
    }
    for name in ["both", "first", "last"] {
      try screen.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: #require(screen.button(name)))
    }
    #expect(log.value == ["button", "both", "first", "button"])
  }

  @Test("Who uses a control by the keyboard makes no gesture that could take it away")
  func keyboard() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Button("first") { log.value.append("button") }
        .highPriorityGesture(TapGesture().onEnded { log.value.append("gesture") })
    }
    try screen.tap("first")
    #expect(log.value == ["button"])
  }
}
