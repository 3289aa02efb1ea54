import Testing

@testable import IppoUI

@MainActor
@Suite("Titles, as keys and as strings")
struct TitleSpellingTests {
  struct Titles: View {
    let title: String
    @State private var number = 1
    @Namespace private var namespace
    var body: some View {
      Menu(title, image: ImageResource(name: "picture", bundle: .main)) { Tap("item") {} }
      Menu("Key", image: ImageResource(name: "picture", bundle: .main)) { Tap("other") {} }
      Stepper(onIncrement: { number += 1 }, onDecrement: nil) { Text("steps \(number)") }
      Stepper(value: $number, onEditingChanged: { _ in }) { Text("free") }
      Stepper(value: $number, in: 0...4, onEditingChanged: { _ in }) { Text("bounded") }
      Text("content")
        .accessibilityRotor(title) { AccessibilityRotorEntry("entry", id: 1) }
        .accessibilityCustomContent(Text("a"), Text("b"))
        .accessibilityDragPoint(.top, description: title)
        .accessibilityDropPoint(.top, description: "key")
    }
  }

  @Test("Controls take the titles that SwiftUI's take")
  func titles() throws {
    let screen = Screen { Titles(title: "String") }
    for title in ["String", "Key", "steps 1", "free", "bounded", "content"] { #expect(screen.texts.contains(title)) }
    let steppers = screen.nodes.filter { if case .stepper = $0.element { true } else { false } }
    #expect(steppers.count == 3)
    try screen.send(.step(1), to: steppers[0].id)
    try screen.send(.step(1), to: steppers[1].id)
    try screen.send(.step(1), to: steppers[2].id)
    #expect(throws: RenderEventError.self) { try screen.send(.step(1), to: steppers[2].id) }
    #expect(screen.texts.contains("steps 4"))
  }
}
