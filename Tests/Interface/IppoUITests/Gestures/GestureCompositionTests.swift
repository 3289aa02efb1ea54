import Testing

@testable import IppoUI

@MainActor
@Suite("Gestures of two fingers, and gestures made of gestures")
struct GestureCompositionTests {
  private func pinch(
    _ phase: RenderDrag.Phase, scale: Double = 1, rotation: Double = 0
  ) -> RenderEvent {
    .pinch(RenderPinch(phase: phase, scale: scale, rotation: rotation, anchor: .init(x: 0.5, y: 0.25)))
  }

  @Test("Fingers that move apart magnify, fingers that turn rotate")
  func pinches() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A")
        .gesture(
          MagnifyGesture().onChanged { log.value.append("\($0.magnification) at \($0.startAnchor.y)") }
            .onEnded { _ in log.value.append("magnified") }
        )
        .gesture(RotateGesture().onChanged { log.value.append("\($0.rotation.radians)") })
    }
    let node = try #require(screen.nodes.last)
    #expect(node.attributes.gestures == .pinch)
    try screen.send(pinch(.changed, scale: 1.001), to: node.id)
    try screen.send(pinch(.changed, scale: 2), to: node.id)
    try screen.send(pinch(.changed, scale: 2, rotation: 1), to: node.id)
    try screen.send(pinch(.ended, scale: 2, rotation: 1), to: node.id)
    #expect(log.value == ["2.0 at 0.25", "2.0 at 0.25", "1.0", "magnified"])
  }

  @Test("In a sequence the second gesture waits for the end of the first")
  func sequence() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag) = value { log.value.append(drag.map { "\($0.location.x)" } ?? "pressed") }
          })
    }
    let node = try #require(screen.nodes.last)
    func drag(_ phase: RenderDrag.Phase, _ x: Double) throws {
      try screen.send(.drag(RenderDrag(phase: phase, startX: 0, startY: 0, x: x, y: 0)), to: node.id)
    }
    #expect(throws: RenderEventError.self) { try drag(.changed, 4) }
    try screen.send(.longPress, to: node.id)
    try drag(.changed, 5)
    try drag(.ended, 6)
    #expect(throws: RenderEventError.self) { try drag(.changed, 7) }
    #expect(log.value == ["6.0"])
  }

  @Test("Of exclusive gestures the first one comes first")
  func exclusive() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: log.value.append("double")
            case .second: log.value.append("single")
            }
          })
    }
    let node = try #require(screen.nodes.last)
    try screen.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: node.id)
    try screen.send(.tap(count: 2, location: .init(x: 0, y: 0)), to: node.id)
    #expect(log.value == ["single", "double"])
  }

  @Test("Two drags at the same time begin, change and end together, once")
  func simultaneousDrags() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").gesture(
        DragGesture().onEnded { _ in log.value.append("first") }
          .simultaneously(with: DragGesture().onEnded { _ in log.value.append("second") })
          .onEnded { log.value.append("\($0.first != nil) and \($0.second != nil)") })
    }
    let node = try #require(screen.nodes.last)
    for (phase, x) in [(RenderDrag.Phase.changed, 20.0), (.ended, 20)] {
      try screen.send(.drag(RenderDrag(phase: phase, startX: 0, startY: 0, x: x, y: 0)), to: node.id)
    }
    #expect(log.value == ["first", "second", "true and true"])
  }
}
