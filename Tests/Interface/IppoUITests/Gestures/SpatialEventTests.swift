import Testing

@testable import IppoUI

@MainActor
@Suite("Gestures at the same time, and events of fingers")
struct SpatialEventTests {
  @Test("One step of two fingers has the values of both gestures")
  func simultaneous() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onChanged { log.value.append("\($0.first?.magnification ?? 0) \($0.second?.rotation.radians ?? 0)") }
          .onEnded { log.value.append("end \($0.first != nil) \($0.second != nil)") })
    }
    let node = try #require(screen.nodes.last)
    func pinch(_ phase: RenderDrag.Phase, _ scale: Double, _ rotation: Double) throws {
      try screen.send(
        .pinch(RenderPinch(phase: phase, scale: scale, rotation: rotation, anchor: .init(x: 0, y: 0))), to: node.id)
    }
    try pinch(.changed, 2, 0)
    try pinch(.changed, 2, 1)
    try pinch(.ended, 3, 1)
    // The end is a new place, which both gestures tell as a change in one step.
    #expect(log.value == ["2.0 0.0", "2.0 1.0", "3.0 1.0", "end true true"])
  }

  @Test("A finger is active until it leaves")
  func spatialEvents() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").gesture(
        SpatialEventGesture()
          .onChanged { events in log.value += events.map { "\($0.phase) \($0.location.x)" } }
          .onEnded { events in log.value += events.map { "\($0.phase) \($0.location.x)" } })
    }
    let node = try #require(screen.nodes.last)
    try screen.send(.drag(RenderDrag(phase: .changed, startX: 0, startY: 0, x: 3, y: 0)), to: node.id)
    try screen.send(.drag(RenderDrag(phase: .ended, startX: 0, startY: 0, x: 5, y: 0)), to: node.id)
    #expect(log.value == ["active 3.0", "active 5.0", "ended 5.0"])
  }

  @Test("A gesture with a modifier key asks for no events, since none tells of keys")
  func modifierKeys() {
    let screen = Screen { Text("A").gesture(TapGesture().modifiers(.shift).onEnded {}) }
    #expect(screen.nodes.allSatisfy { $0.attributes.gestures.isEmpty })
  }
}
