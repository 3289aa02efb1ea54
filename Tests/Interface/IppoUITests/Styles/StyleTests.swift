import Testing

@testable import IppoUI

@MainActor
@Suite("Styles of the app's own")
struct StyleTests {
  private struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
        ProgressView(configuration)
      }
    }
  }

  private struct TrailingIcon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  @Test("A progress style can show another progress")
  func progress() {
    let screen = Screen { ProgressView(value: 0.5).progressViewStyle(Ring()) }
    #expect(screen.texts == ["50 percent"])
    let progress = screen.all { if case .progress(let progress) = $0 { progress.fraction } else { nil } }
    #expect(progress == [0.5])
  }

  @Test("A label style arranges icon and title")
  func label() {
    let screen = Screen { Label("Edit", systemImage: "pencil").labelStyle(TrailingIcon()) }
    let isTextFirst = screen.elements.compactMap { element -> Bool? in
      switch element {
      case .text: true
      case .image: false
      default: nil
      }
    }
    #expect(isTextFirst == [true, false])
  }

  @Test("A label that shows its icon alone is still read by its title")
  func iconOnly() {
    let screen = Screen { Label("Edit", systemImage: "pencil").labelStyle(.iconOnly) }
    #expect(screen.texts == [])
    #expect(screen.nodes.compactMap(\.attributes.accessibility.label) == ["Edit"])
  }

  @Test("A group box style arranges label and content")
  func groupBox() {
    let screen = Screen { VStack { GroupBox("Title") { Text("Content") }.groupBoxStyle(Plain()) } }
    #expect(screen.texts == ["Content", "Title"])
  }
}
