import Testing

@testable import IppoUI

@MainActor
@Suite("Arrangement views")
struct ArrangementViewTests {
  private struct Sample<Style: ArrangementViewStyle>: View {
    let style: Style
    let width: UserInterfaceSizeClass

    var body: some View {
      ArrangementView {
        Text("Player")
      } secondary: {
        Text("List")
      }
      .arrangementViewStyle(style)
      .environment(\.horizontalSizeClass, width)
    }
  }

  private struct Titled: ArrangementViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Title")
      ArrangementView(configuration).arrangementViewStyle(.overlay)
    }
  }

  private func axis(_ style: some ArrangementViewStyle, _ width: UserInterfaceSizeClass) -> RenderAxis? {
    Screen { Sample(style: style, width: width) }
      .all { if case .stack(let stack) = $0 { stack.axis } else { nil } }.first
  }

  @Test("stand side by side where there is room, along the axes that are asked for")
  func split() {
    #expect(axis(.automatic, .regular) == .horizontal)
    #expect(axis(.split, .compact) == .vertical)
    #expect(axis(.split.axes(.vertical), .regular) == .vertical)
    #expect(axis(.split.axes(.horizontal), .compact) == .horizontal)
  }

  @Test("lie over each other, and are arranged by styles of an app")
  func others() {
    #expect(Screen { Sample(style: .overlay, width: .regular) }.texts == ["List", "Player"])
    #expect(Screen { Sample(style: Titled(), width: .regular) }.texts == ["Title", "List", "Player"])
  }

  @Test("A device without a hinge has no regions and tells of no hinge")
  func hinges() {
    let log = Box<[String]>([])
    let screen = Screen {
      GeometryReader { proxy in
        Text("\(proxy.reservedRegions(kind: .division).count) \(proxy.concentricCornerRadii == nil)")
          .onHingeChange { _, new in log.value.append("\(new)") }
      }
    }
    #expect(screen.texts == ["0 true"])
    #expect(log.value == [])
  }
}
