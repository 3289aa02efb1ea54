import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Keys")
struct KeyPressTests {
  private func send(_ key: String, _ screen: Screen, phase: RenderKeyPress.Phase = .down) throws {
    let node = try #require(screen.nodes.last { $0.attributes.keys != nil })
    try screen.send(.key(RenderKeyPress(key: key, phase: phase, shift: key == "A")), to: node.id)
  }

  @Test("A view listens to the keys it names, and takes them")
  func named() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").focusable()
        .onKeyPress(.upArrow) {
          log.value.append("up")
          return .handled
        }
        .onKeyPress(keys: [.return, "x"]) {
          log.value.append($0.characters)
          return .handled
        }
    }
    let node = try #require(screen.nodes.last)
    #expect(node.attributes.isFocusable)
    #expect(node.attributes.keys == RenderKeys(names: ["ArrowUp", "Enter", "x"]))
    try send("ArrowUp", screen)
    try send("x", screen, phase: .repeat)
    #expect(log.value == ["up", "x"])
    #expect(throws: RenderEventError.self) { try send("ArrowDown", screen) }
    #expect(throws: RenderEventError.self) { try send("x", screen, phase: .up) }
  }

  @Test("What a view ignores goes on to the views around it, and to the renderer after them")
  func ignored() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      VStack {
        Text("A")
          .onKeyPress { press in
            log.value.append("inner \(press.key.character)")
            return press.key == "a" ? .handled : .ignored
          }
          .onKeyPress("c") {
            log.value.append("middle")
            return .ignored
          }
      }
      .onKeyPress(keys: ["b", "c"]) { press in
        log.value.append("outer \(press.key.character)")
        return press.key == "b" ? .handled : .ignored
      }
    }
    try send("a", screen)
    try send("b", screen)
    #expect(throws: RenderEventError.self) { try send("c", screen) }
    #expect(log.value == ["inner a", "inner b", "outer b", "inner c", "middle", "outer c"])
  }

  @Test("Characters, phases and modifiers")
  func details() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").onKeyPress(characters: .letters, phases: .all) {
        log.value.append("\($0.characters) \($0.phase) \($0.modifiers == .shift)")
        return .handled
      }
    }
    try send("A", screen)
    try send("A", screen, phase: .up)
    #expect(throws: RenderEventError.self) { try send("1", screen) }
    #expect(log.value == ["A [down] true", "A [up] true"])
    #expect(screen.nodes.last?.attributes.keys == RenderKeys(names: nil, listensToUp: true))
  }

  @Test("Commands: arrows move, Escape leaves, Delete deletes")
  func commands() throws {
    let log = Box<[String]>([])
    let screen = Screen {
      Text("A").focusable()
        .onMoveCommand { log.value.append("\($0)") }
        .onExitCommand { log.value.append("exit") }
        .onDeleteCommand { log.value.append("delete") }
    }
    for key in ["ArrowLeft", "Escape", "Backspace"] { try send(key, screen) }
    #expect(log.value == ["left", "exit", "delete"])
  }

  @Test("A disabled view listens to no keys")
  func disabled() {
    let screen = Screen { Text("A").focusable().onKeyPress(.space) { .handled }.disabled(true) }
    #expect(screen.nodes.allSatisfy { $0.attributes.keys == nil && !$0.attributes.isFocusable })
  }
}
