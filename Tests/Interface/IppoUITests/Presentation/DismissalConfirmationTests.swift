import Testing

@testable import IppoUI

@MainActor
@Suite("Questions before a sheet is dismissed")
struct DismissalConfirmationTests {
  private struct Editor: View {
    let isChanged: Model<Bool>
    let log: Box<[String]>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Close") { dismiss() }
        .dismissalConfirmationDialog("Discard?", shouldPresent: isChanged.value) {
          Button("Discard", role: .destructive) { log.value.append("discarded") }
          Button("Stay", role: .cancel) {}
        } message: {
          Text("Changes are lost.")
        }
    }
  }

  private func screen(_ isShown: Model<Bool>, _ isChanged: Model<Bool>, _ log: Box<[String]>) -> Screen {
    Screen {
      Lazily { Text("View").sheet(isPresented: isShown.binding) { Editor(isChanged: isChanged, log: log) } }
    }
  }

  @Test("A person is asked where there is something to lose")
  func question() throws {
    let (isShown, isChanged, log) = (Model(true), Model(true), Box<[String]>([]))
    let screen = screen(isShown, isChanged, log)
    let sheet = try #require(screen.presentations.first).id
    try screen.send(.dismiss, to: sheet)
    #expect(isShown.value)
    #expect(screen.texts == ["View", "Close", "Changes are lost.", "Discard", "Stay"])
    try screen.tap("Stay")
    #expect(isShown.value)
    #expect(screen.texts == ["View", "Close"])
    try screen.send(.dismiss, to: sheet)
    try screen.tap("Discard")
    #expect(log.value == ["discarded"])
    #expect(!isShown.value)
    #expect(screen.texts == ["View"])
  }

  @Test("Without changes, and by the app itself, a sheet is dismissed at once")
  func noQuestion() throws {
    let (isShown, isChanged, log) = (Model(true), Model(false), Box<[String]>([]))
    let screen = screen(isShown, isChanged, log)
    try screen.send(.dismiss, to: #require(screen.presentations.first).id)
    #expect(!isShown.value)
    isShown.value = true
    isChanged.value = true
    screen.graph.drain()
    try screen.tap("Close")
    #expect(!isShown.value)
  }
}
