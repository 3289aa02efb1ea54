import Testing

@testable import IppoUI

@MainActor
@Suite("Styles and effects that apps of earlier years name")
struct TintedStyleTests {
  @Test("a style with a tint draws as the style does, in that tint, and leaves other controls alone")
  func tint() throws {
    let screen = Screen {
      Column {
        Toggle("A", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
        ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
        Group { Button("B") {} }.toggleStyle(SwitchToggleStyle(tint: .red))
      }
    }
    let toggle = screen.nodes.first {
      if case .toggle(let toggle) = $0.element { toggle.style == .switch } else { false }
    }
    let progress = screen.nodes.first {
      if case .progress(let progress) = $0.element { progress.style == .linear } else { false }
    }
    let button = screen.nodes.first { if case .button = $0.element { true } else { false } }

    #expect(toggle?.attributes.tint == .named(.red))
    #expect(progress?.attributes.tint == .named(.green))
    #expect(button != nil && button?.attributes.tint != .named(.red))
  }

  @Test("a mask that is a shape clips; another mask shows everything")
  func mask() {
    let clipped = Screen { Leaf("a").mask(Circle()) }
    let whole = Screen {
      Leaf("a").mask { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom) }
    }
    func clips(_ screen: Screen) -> Bool {
      screen.elements.contains { if case .effect(.clip) = $0 { true } else { false } }
    }

    #expect(clips(clipped))
    #expect(!clips(whole) && whole.texts == ["a"])
  }
}
