import Testing

@testable import IppoUI

@MainActor
@Suite("Sheets, covers and popovers")
struct SheetTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("A sheet is presented while the flag is set; dismissing it writes false and tells the presenter")
  func flag() throws {
    let flag = Model(false)
    let closed = Box(0)
    let screen = Screen {
      Text("Root").sheet(isPresented: flag.binding, onDismiss: { closed.value += 1 }) { Closing() }
    }
    #expect(screen.presentations.isEmpty)
    flag.value = true
    screen.graph.drain()
    #expect(
      screen.presentations.map(\.presentation.kind) == [.sheet(height: .large, showsDragIndicator: false)])
    try screen.tap("Close")
    #expect(!flag.value)
    #expect(closed.value == 1)
    flag.value = true
    screen.graph.drain()
    try screen.send(.dismiss, to: screen.presentations[0].id)
    #expect(!flag.value)
    #expect(closed.value == 2)
  }

  private struct Told: View {
    let log: EventLog
    @State private var isShown = true
    @State private var isThere = true

    var body: some View {
      Button("remove") { isThere = false }
      if isThere {
        Text("Root")
          .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) {
            Text("Sheet").onDisappear { log("disappeared") }
          }
      }
    }
  }

  private struct Presenter: View {
    let log: EventLog
    let isThere: Model<Bool>

    var body: some View {
      if isThere.value {
        Text("Root").sheet(isPresented: .constant(true), onDismiss: { log("dismissed") }) { Text("Sheet") }
      }
    }
  }

  @Test("The end of a window dismisses nothing: views disappear, and nobody is told of a dismissal")
  func endOfWindow() {
    let log = EventLog()
    let screen = Screen { Told(log: log) }
    #expect(screen.presentations.count == 1)
    screen.graph.close()
    #expect(log.entries == ["disappeared"])
  }

  @Test("A sheet of a view that goes is dismissed")
  func removedPresenter() throws {
    let log = EventLog()
    let screen = Screen { Told(log: log) }
    let remove = try #require(screen.button("remove"))
    #expect(throws: RenderEventError.self) { try screen.graph.send(.activate, to: remove) }
    let other = Model(true)
    let shown = Screen { Presenter(log: log, isThere: other) }
    #expect(shown.presentations.count == 1)
    other.value = false
    shown.graph.drain()
    #expect(shown.presentations.isEmpty)
    #expect(log.entries == ["dismissed"])
  }

  @Test("Another item is another presentation")
  func item() throws {
    let item = Model<Item?>(Item(id: 1))
    let screen = Screen { Text("Root").sheet(item: item.binding) { Text("Sheet \($0.id)") } }
    let first = screen.presentations[0].id
    #expect(screen.texts.contains("Sheet 1"))
    item.value = Item(id: 2)
    screen.graph.drain()
    #expect(screen.texts.contains("Sheet 2"))
    #expect(screen.presentations.count == 1)
    #expect(screen.presentations[0].id != first)
    try screen.send(.dismiss, to: screen.presentations[0].id)
    #expect(item.value == nil)
  }

  @Test("The content says how high the sheet is and whether it can be dismissed")
  func traits() throws {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.large, .medium]).presentationDragIndicator(.visible)
          .interactiveDismissDisabled()
      }
    }
    let (id, presentation) = screen.presentations[0]
    #expect(presentation.kind == .sheet(height: .medium, showsDragIndicator: true))
    #expect(presentation.isDismissDisabled)
    #expect(throws: RenderEventError.notAccepted(id, .dismiss)) { try screen.send(.dismiss, to: id) }
  }

  @Test("A sheet on a sheet is above it")
  func nested() {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("One").fullScreenCover(isPresented: .constant(true)) { Text("Two") }
      }
    }
    #expect(screen.presentations.map { screen.texts(in: $0.id) } == [["One"], ["Two"]])
  }

  @Test("A popover is anchored to its view")
  func popover() throws {
    let screen = Screen {
      VStack {
        Button("Anchor") {}.popover(isPresented: .constant(true)) { Text("Popover") }
      }
    }
    screen.graph.adapt(to: ClientEnvironment(width: 1000, height: 800))
    screen.graph.drain()
    let button = try #require(screen.button("Anchor"))
    #expect(screen.presentations.map(\.presentation.kind) == [.popover(anchor: button)])
  }

  @Test("A navigation inside of a sheet is its own, and its toolbar too")
  func navigation() {
    let screen = Screen {
      NavigationStack {
        Text("Root").sheet(isPresented: .constant(true)) {
          Text("Sheet").toolbar { Text("Lost") }
        }
      }
    }
    #expect(!screen.texts.contains("Lost"))
  }
}
