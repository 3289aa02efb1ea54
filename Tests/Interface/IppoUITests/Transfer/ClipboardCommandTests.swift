import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("What is pasted into views")
struct ClipboardCommandTests {
  private func taker(_ screen: Screen) throws -> RenderNodeID {
    try #require(screen.nodes.first { $0.attributes.gestures.contains(.paste) }).id
  }

  @Test("A destination is given the values that its validator picks")
  func destination() async throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("Here").focusable()
        .pasteDestination(for: String.self) {
          log.value += $0
        } validator: {
          $0.filter { !$0.isEmpty && $0 != "no" }
        }
    }
    let taker = try taker(screen)
    try screen.send(.paste("no"), to: taker)
    try screen.send(.paste("yes"), to: taker)
    while log.value.isEmpty { await Task.yield() }
    #expect(log.value == ["yes"])
  }

  @Test("A command is given what can be a text, as one of the types that it names")
  func command() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      VStack {
        Text("Words").onPasteCommand(of: [.plainText]) { log.value.append("words \($0.count)") }
        Text("Pictures").onPasteCommand(of: [.png]) { _ in log.value.append("picture") }
        Text("Checked").onPasteCommand(of: ["public.text"]) { log.value.append("text \($0.count)") }
        Text("Validated").onPasteCommand(of: [.text]) {
          $0.count == 2 ? $0.count : nil
        } perform: {
          log.value.append("\($0)")
        }
        Text("Off").onPasteCommand(of: [.text]) { _ in log.value.append("off") }.disabled(true)
      }
    }
    let takers = screen.nodes.filter { $0.attributes.gestures.contains(.paste) }
    #expect(takers.count == 4)
    for taker in takers { try screen.send(.paste("a"), to: taker.id) }
    #expect(log.value == ["words 1", "text 1"])
  }
}
