import Testing

@testable import IppoUI

@MainActor
@Suite("Heights of sheets")
struct SheetHeightTests {
  private func heights(_ screen: Screen) -> [RenderPresentation.Kind] { screen.presentations.map(\.presentation.kind) }

  @Test("A sheet rests at its lowest height; its handle leads to the next one, and from the last one to the first")
  func steps() throws {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.large, .medium, .height(100)])
      }
    }
    let (id, presentation) = screen.presentations[0]
    #expect(presentation.surface.isResizable)
    #expect(heights(screen) == [.sheet(height: .height(100), showsDragIndicator: true)])
    try screen.send(.step(1), to: id)
    #expect(heights(screen) == [.sheet(height: .medium, showsDragIndicator: true)])
    try screen.send(.step(1), to: id)
    #expect(heights(screen) == [.sheet(height: .large, showsDragIndicator: true)])
    try screen.send(.step(1), to: id)
    #expect(heights(screen) == [.sheet(height: .height(100), showsDragIndicator: true)])
    try screen.send(.step(-1), to: id)
    #expect(heights(screen) == [.sheet(height: .large, showsDragIndicator: true)])
  }

  @Test("What is no step of one is refused", arguments: [0, 2, -2, .max, .min])
  func otherSteps(_ step: Int) throws {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.large, .medium]) }
    }
    let id = screen.presentations[0].id
    #expect(throws: RenderEventError.notAccepted(id, .step(step))) { try screen.send(.step(step), to: id) }
    #expect(heights(screen) == [.sheet(height: .medium, showsDragIndicator: true)])
  }

  @Test("The height that an app keeps is the one at which a sheet rests, and its handle writes it")
  func selection() throws {
    let detent = Model(PresentationDetent.large)
    let screen = Screen {
      Lazily {
        Text("Root").sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium, .large], selection: detent.binding)
            .presentationDragIndicator(.hidden)
        }
      }
    }
    #expect(heights(screen) == [.sheet(height: .large, showsDragIndicator: false)])
    try screen.send(.step(1), to: screen.presentations[0].id)
    #expect(detent.value == .medium)
    #expect(heights(screen) == [.sheet(height: .medium, showsDragIndicator: false)])
    detent.value = .large
    screen.graph.drain()
    #expect(heights(screen) == [.sheet(height: .large, showsDragIndicator: false)])
  }

  @Test("A sheet with one height has no other")
  func one() throws {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.medium]) }
    }
    let (id, presentation) = screen.presentations[0]
    #expect(!presentation.surface.isResizable)
    #expect(heights(screen) == [.sheet(height: .medium, showsDragIndicator: false)])
    #expect(throws: RenderEventError.notAccepted(id, .step(1))) { try screen.send(.step(1), to: id) }
  }

  @Test("A popover is a sheet in a narrow window, unless it is to stay one")
  func popovers() {
    let screen = Screen {
      Text("Root").popover(isPresented: .constant(true)) { Text("Sheet") }
        .popover(isPresented: .constant(true)) { Text("Popover").presentationCompactAdaptation(.popover) }
    }
    func popovers() -> Int { heights(screen).count { if case .popover = $0 { true } else { false } } }
    screen.graph.adapt(to: ClientEnvironment(width: 1000, height: 800))
    screen.graph.drain()
    #expect(popovers() == 2)
    screen.graph.adapt(to: ClientEnvironment(width: 390, height: 844))
    screen.graph.drain()
    #expect(popovers() == 1)
    #expect(heights(screen).contains(.sheet(height: .large, showsDragIndicator: false)))
  }
}
