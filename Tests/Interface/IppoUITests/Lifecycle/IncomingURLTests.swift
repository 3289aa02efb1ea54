import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("URLs the window is asked to open")
struct IncomingURLTests {
  struct Inbox: View {
    @State private var path = "nothing"
    @State private var isListening = true

    var body: some View {
      Column {
        Leaf(path)
        Tap("stop") { isListening = false }
        if isListening { Leaf("listening").onOpenURL { path = $0.path() } }
      }
    }
  }

  @Test("reach the views on screen that wait for them")
  func opening() throws {
    let screen = Screen { Inbox() }

    #expect(screen.graph.open(URL(string: "app://host/first")!))
    #expect(screen.texts.contains("/first"))

    try screen.tap("stop")
    #expect(!screen.graph.open(URL(string: "app://host/second")!))
    #expect(screen.texts.contains("/first"))
  }
}
