import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Hovering")
struct HoverTests {
  private func point(_ x: Double, _ y: Double) -> RenderEvent { .hover(RenderPaint.UnitPoint(x: x, y: y)) }

  @Test("A view is told once that the pointer has come, and once that it has left")
  func onHover() throws {
    let log = Box<[Bool]>([])
    let screen = Screen { Text("A").onHover { log.value.append($0) } }
    let node = try #require(screen.nodes.last)
    #expect(node.attributes.gestures == .hover)
    try screen.send(point(1, 1), to: node.id)
    try screen.send(point(2, 1), to: node.id)
    try screen.send(.hover(nil), to: node.id)
    try screen.send(.hover(nil), to: node.id)
    #expect(log.value == [true, false])
  }

  @Test("Places are told while the pointer moves, and its end")
  func continuous() throws {
    let log = Box<[HoverPhase]>([])
    let screen = Screen { Text("A").onContinuousHover { log.value.append($0) } }
    let node = try #require(screen.nodes.last)
    #expect(node.attributes.gestures == [.hover, .hoverMove])
    try screen.send(point(1, 2), to: node.id)
    try screen.send(point(3, 4), to: node.id)
    try screen.send(.hover(nil), to: node.id)
    #expect(log.value == [.active(CGPoint(x: 1, y: 2)), .active(CGPoint(x: 3, y: 4)), .ended])
  }

  @Test("Effects are looks, which views around can turn off")
  func effects() throws {
    let screen = Screen {
      Text("A").hoverEffect(.lift)
      Text("B").hoverEffect()
      Text("C").hoverEffect(isEnabled: false)
      Text("D").hoverEffect().hoverEffectDisabled()
    }
    let effects = screen.nodes.filter { if case .text = $0.element { true } else { false } }.map(
      \.attributes.hoverEffect)
    #expect(effects == [.lift, .highlight, nil, nil])
  }
}
