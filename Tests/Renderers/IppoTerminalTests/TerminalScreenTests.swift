import IppoTerminal
import IppoTesting
import IppoUI
import Observation
import Testing

@Observable @MainActor private final class Model {
  var count = 0
  var name = ""
  var isOn = false
}

private struct ModelView: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Text("Count: \(model.count)").font(.title)
      HStack {
        Button("-") { model.count -= 1 }
        Button("+") { model.count += 1 }
      }
      TextField("Name", text: $model.name)
      Toggle("Sound", isOn: $model.isOn)
    }
  }
}

@MainActor @Suite struct TerminalScreenTests {
  @Test func viewsAreUsedWithKeysAndMouse() {
    let model = Model()
    let screen = TerminalScreen(columns: 40, rows: 10) { ModelView(model: model) }
    #expect(screen.text.contains("Count: 0"))
    #expect(screen.click("+"))
    #expect(screen.text.contains("Count: 1"))
    #expect(screen.bytesWritten <= 256)
    screen.press(.enter)
    #expect(screen.text.contains("Count: 2"))
    #expect(screen.bytesWritten <= 64)
    screen.press(.down)
    screen.type("日本 x")
    #expect(model.name == "日本 x")
    #expect(screen.text.contains("日本 x"))
    screen.press(.tab)
    screen.press(.character(" "))
    #expect(model.isOn)
    #expect(screen.refusedEvents.allSatisfy { if case .editing = $0.event.event { true } else { false } })
  }

  @Test func aChangeFromOutsideIsShown() {
    let model = Model()
    let screen = TerminalScreen(columns: 40, rows: 10) { ModelView(model: model) }
    model.count = 7
    screen.settle()
    #expect(screen.text.contains("Count: 7"))
    #expect(screen.bytesWritten <= 64)
  }

  @Test func aResizeIsLaidOutAnew() {
    let screen = TerminalScreen(columns: 40, rows: 10) { Text("Hello") }
    screen.resize(columns: 11, rows: 3)
    #expect(screen.text == "\n   Hello")
    screen.resize(columns: 1, rows: 1)
    #expect(screen.text.count == 1)
  }

  @Test func geometryReadersKnowTheirSize() {
    let screen = TerminalScreen(columns: 20, rows: 4) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))") }
    }
    #expect(screen.text == "160×64")
  }
}
