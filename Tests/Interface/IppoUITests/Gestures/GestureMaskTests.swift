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
}
