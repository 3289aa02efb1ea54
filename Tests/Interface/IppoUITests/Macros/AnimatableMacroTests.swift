import Foundation
import Testing

@testable import IppoUI

@Animatable
private struct Wedge: Shape {
  var start: Angle
  var radius = 3.0
  var center: CGPoint { CGPoint(x: radius, y: 0) }
  @AnimatableIgnored var isClosed: Bool
  let isFixed = true

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
private struct Shift: ViewModifier {
  var x: Double
  @AnimatableIgnored var title = ""

  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
@Suite("@Animatable")
struct AnimatableMacroTests {
  @Test("Stored properties are animated, and those that are left out stay")
  func properties() {
    let from = Wedge(start: .radians(0), radius: 2, isClosed: false)
    let to = Wedge(start: .radians(2), radius: 4, isClosed: true)
    var between = from
    between.animatableData = from.animatableData + (to.animatableData - from.animatableData).scaled(by: 0.5)
    #expect(between.start == .radians(1))
    #expect(between.radius == 3)
    #expect(!between.isClosed)
    #expect((to.animatableData - from.animatableData).magnitudeSquared == 8)
    #expect(from.animatableData != to.animatableData)
    #expect(_AnimatableProperties.zero + from.animatableData == from.animatableData)
    #expect(.zero - to.animatableData == to.animatableData.scaled(by: -1))
  }

  @Test("Modifiers are animated on the main actor")
  func modifiers() {
    var shift = Shift(x: 1)
    shift.animatableData = Shift(x: 5).animatableData
    #expect(shift.x == 5)
  }
}
