import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Gestures")
struct GestureTests {
  private func text(_ screen: Screen) throws -> RenderNode {
    try #require(screen.nodes.first { if case .text = $0.element { true } else { false } })
  }

  @Test("Taps are told apart by their number")
  func taps() throws {
    let log = Box("")
    let screen = Screen {
      Text("Tap").onTapGesture(count: 2) { log.value += "double " }.onTapGesture { log.value += "single " }
    }
    let node = try text(screen)
    #expect(node.attributes.gestures == .tap)
    try screen.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: node.id)
    try screen.send(.tap(count: 2, location: .init(x: 0, y: 0)), to: node.id)
    #expect(log.value == "single double ")
    #expect(throws: RenderEventError.self) { try screen.send(.longPress, to: node.id) }
  }

  @Test("A drag begins after its distance, changes, and ends")
  func drag() throws {
    struct Draggable: View {
      @GestureState private var distance = 0.0
      let log: Box<[String]>
      var body: some View {
        Text("Distance: \(Int(distance))")
          .gesture(
            DragGesture(minimumDistance: 5)
              .updating($distance) { value, state, _ in state = value.translation.width }
              .onChanged { log.value.append("changed \(Int($0.location.x))") }
              .onEnded { log.value.append("ended \(Int($0.location.x))") })
      }
    }
    let log = Box<[String]>([])
    let screen = Screen { Draggable(log: log) }
    let id = try text(screen).id
    func drag(_ phase: RenderDrag.Phase, _ x: Double) throws {
      try screen.send(.drag(RenderDrag(phase: phase, startX: 0, startY: 0, x: x, y: 0)), to: id)
    }
    try drag(.changed, 2)
    try drag(.changed, 8)
    #expect(screen.texts == ["Distance: 8"])
    try drag(.changed, 3)
    try drag(.ended, 1)
    #expect(log.value == ["changed 8", "changed 3", "changed 1", "ended 1"])
    #expect(screen.texts == ["Distance: 0"])
  }

  @Test("A gesture of which a renderer tells the end alone has a change before it, and a known place is told once")
  func quickGestures() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A")
        .gesture(DragGesture().onChanged { log.value.append("drag \(Int($0.location.x))") })
        .gesture(MagnifyGesture().onChanged { log.value.append("magnify \($0.magnification)") })
        .gesture(RotateGesture().onChanged { log.value.append("rotate \($0.rotation.radians)") })
    }
    let node = try #require(screen.nodes.last)
    func drag(_ phase: RenderDrag.Phase, _ x: Double) throws {
      try screen.send(.drag(RenderDrag(phase: phase, startX: 0, startY: 0, x: x, y: 0)), to: node.id)
    }
    try drag(.ended, 30)
    #expect(log.value == ["drag 30"])
    try drag(.changed, 40)
    try drag(.ended, 40)
    #expect(log.value == ["drag 30", "drag 40"])
    log.value = []
    let pinch = RenderPinch(phase: .ended, scale: 2, rotation: 1, anchor: .init(x: 0.5, y: 0.5))
    try screen.send(.pinch(pinch), to: node.id)
    #expect(log.value.sorted() == ["magnify 2.0", "rotate 1.0"])
  }

  @Test func `a view whose gesture comes and goes is the same view`() throws {
    struct Card: View {
      let log: Box<String>
      let isOn: Bool

      var body: some View {
        let tap = TapGesture().onEnded { log.value += "tap " }
        Counted()
          .gesture(isOn ? tap : nil)
          .simultaneousGesture(isOn ? TapGesture().onEnded { log.value += "beside " } : nil)
          .highPriorityGesture(isOn ? LongPressGesture().onEnded { _ in log.value += "long " } : nil, including: .all)
      }
    }
    struct Counted: View {
      @State private var count = 0
      var body: some View { Text("Card \(count)").onAppear { count += 1 } }
    }
    let log = Box("")
    let isOn = Model(false)
    let screen = Screen { Lazily { Card(log: log, isOn: isOn.value) } }
    #expect(screen.texts == ["Card 1"])
    #expect(try text(screen).attributes.gestures == [])
    isOn.value = true
    screen.graph.drain()
    #expect(screen.texts == ["Card 1"])
    try screen.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: try text(screen).id)
    #expect(Set(log.value.split(separator: " ")) == ["tap", "beside"])
    isOn.value = false
    screen.graph.drain()
    #expect(screen.texts == ["Card 1"])
    #expect(try text(screen).attributes.gestures == [])
  }

  @Test("A disabled view takes no gestures")
  func disabled() throws {
    let screen = Screen { Text("Tap").onTapGesture {}.disabled(true) }
    let id = try text(screen).id
    #expect(throws: RenderEventError.disabled(id)) {
      try screen.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: id)
    }
  }
}
