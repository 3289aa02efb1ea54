import Foundation
import TestSignals
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
    let log = Watched<[String]>([])
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
    try await log.wait(for: "what was pasted") { !$0.isEmpty }
    #expect(log.value == ["yes"])
  }

  private func copied(_ screen: Screen) -> [String] {
    screen.recorded.flatMap(\.ops).compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  @Test("What is copied and cut reaches the clipboard as text")
  func copying() async throws {
    let notes = Model(["one", "two"])
    let screen = Screen {
      Lazily {
        Text("Notes").copyable(notes.value)
          .cuttable(for: String.self) {
            defer { notes.value = [] }
            return notes.value
          }
      }
      Text("Command").onCopyCommand {
        [NSItemProvider(object: "a" as NSString), NSItemProvider(object: URL(string: "https://example.org")! as NSURL)]
      }
      Text("Nothing").onCopyCommand(perform: nil).onCutCommand { [] }
      Text("Off").onCutCommand { [NSItemProvider(object: "off" as NSString)] }.disabled(true)
    }
    func node(_ gesture: RenderGestures, _ index: Int = 0) throws -> RenderNodeID {
      try #require(screen.nodes.filter { $0.attributes.gestures.contains(gesture) }.dropFirst(index).first).id
    }
    try screen.send(.copy(isCut: false), to: node(.copy, 1))
    #expect(copied(screen) == ["a\nhttps://example.org"])
    try screen.send(.copy(isCut: false), to: node(.copy))
    try await screen.makeFrames(until: "what was copied") { copied(screen).count == 2 }
    try screen.send(.copy(isCut: true), to: node(.cut))
    try await screen.makeFrames(until: "what was cut") { copied(screen).count == 3 }
    #expect(copied(screen).dropFirst() == ["one\ntwo", "one\ntwo"])
    #expect(notes.value == [])
    // A view that gives nothing takes the command, and the clipboard stays as it is.
    try screen.send(.copy(isCut: true), to: node(.cut, 1))
    #expect(copied(screen).count == 3)
    #expect(screen.nodes.count { $0.attributes.gestures.contains(.cut) } == 2)
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
