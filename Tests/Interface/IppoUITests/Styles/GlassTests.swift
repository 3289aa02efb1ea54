import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Glass")
struct GlassTests {
  private func materials(_ screen: Screen) -> [Int] {
    screen.all { element in
      if case .shape(let shape) = element, case .material(let thickness)? = shape.fill { thickness } else { nil }
    }
  }

  @Test("Glass is a material in a shape, with its tint over it")
  func effect() {
    #expect(materials(Screen { Text("a").glassEffect() }) == [2])
    #expect(materials(Screen { Text("a").glassEffect(.clear.tint(.red), in: .rect(cornerRadius: 8)) }) == [0])
    #expect(materials(Screen { Text("a").glassEffect(.identity.tint(.red)) }).isEmpty)
    #expect(Screen { GlassEffectContainer { Text("a").glassEffect(.identity) } }.texts == ["a"])
  }

  @Test("Buttons of glass are capsules, and work")
  func buttons() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }.buttonStyle(.glass)
        Button("Twice") { count += 2 }.buttonStyle(.glassProminent)
      }
    }
    let screen = Screen { Page() }
    let buttons = screen.all { if case .button(let button) = $0 { button } else { nil } }
    #expect(buttons.map(\.style) == [.bordered, .borderedProminent])
    #expect(buttons.map(\.borderShape) == [.capsule, .capsule])
    try screen.tap("Add")
    try screen.tap("Twice")
    #expect(screen.texts.first == "3")
  }

  @Test("A button with nothing but a role says what it is for")
  func roles() {
    let screen = Screen {
      Button(role: .close) {}
      Button(role: .confirm) {}
      Button(role: .cancel) {}
      Button(role: .destructive) {}
    }
    #expect(screen.texts == ["Close", "Done", "Cancel", "Delete"])
    let buttons = screen.all { if case .button(let button) = $0 { button } else { nil } }
    #expect(buttons.map(\.role) == [nil, nil, .cancel, .destructive])
  }

  @Test("Corners are as round as their minimum")
  func corners() {
    let shape = ConcentricRectangle(corners: .concentric(minimum: 12))
    #expect(
      shape._outline
        == UnevenRoundedRectangle(
          topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 12
        )._outline)
    #expect(ConcentricRectangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.width == 10)
  }
}
