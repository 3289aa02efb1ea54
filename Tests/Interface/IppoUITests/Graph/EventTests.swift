import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct EventTests {
  final class Log { var taps = 0 }

  struct Attributes: AttributeModifier {
    static var isSemantic: Bool { false }
    var isDisabled = false
    var isHidden = false
    func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
      attributes.isDisabled = isDisabled
      attributes.isHidden = isHidden
    }
  }

  struct Sheet: OutletModifier {
    var isPresented: Bool
    var outlet: OutletID { .presentations }
    var attachment: some View { if isPresented { SheetElement() } }
  }

  struct SheetElement: PrimitiveView {
    var content: some View { Tap("in sheet") {} }
    func element(in context: ElementContext) -> RenderElement {
      .presentation(RenderPresentation(.sheet(height: .large, showsDragIndicator: false)))
    }
  }

  @Test func whatCannotBeReachedIsRefused() throws {
    let log = Log()
    let screen = Screen {
      Column { Tap("disabled") { log.taps += 1 } }.modifier(Attributes(isDisabled: true))
      Column { Tap("hidden") { log.taps += 1 } }.modifier(Attributes(isHidden: true))
      Tap("free") { log.taps += 1 }
    }
    let disabled = try #require(screen.button("disabled"))
    let hidden = try #require(screen.button("hidden"))
    let free = try #require(screen.button("free"))
    #expect(throws: RenderEventError.disabled(disabled)) { try screen.graph.send(.activate, to: disabled) }
    #expect(throws: RenderEventError.notOnScreen(hidden)) { try screen.graph.send(.activate, to: hidden) }
    #expect(throws: RenderEventError.unknownNode(RenderNodeID(999))) {
      try screen.graph.send(.activate, to: RenderNodeID(999))
    }
    #expect(throws: RenderEventError.notAccepted(free, .setText("x"))) {
      try screen.graph.send(.setText("x"), to: free)
    }
    #expect(log.taps == 0)
    try screen.graph.send(.activate, to: free)
    #expect(log.taps == 1)
    screen.graph.close()
    #expect(throws: RenderEventError.notOnScreen(free)) { try screen.graph.send(.activate, to: free) }
  }

  struct Presenting: View {
    @State private var isPresented = false
    var body: some View {
      Tap("show") { isPresented = true }.modifier(Frame()).modifier(Sheet(isPresented: isPresented))
    }
  }

  @Test func whatIsBehindAModalIsRefused() throws {
    let screen = Screen { Presenting() }
    let change = try screen.after { try screen.tap("show") }
    #expect(change.ops.last == "insert at 1")
    let show = try #require(screen.button("show"))
    #expect(throws: RenderEventError.behindModal(show)) { try screen.tap("show") }
    try screen.tap("in sheet")
  }

  @Test func anEventIsOneTurn() throws {
    let screen = Screen { Presenting() }
    screen.frames.runFrames()
    _ = try screen.after { try screen.tap("show") }
    #expect(screen.recorded.count == 1)
    #expect(!screen.frames.isFrameRequested)
  }
}
