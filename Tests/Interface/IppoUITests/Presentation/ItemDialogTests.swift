import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Alerts and dialogs about an item")
struct ItemDialogTests {
  private struct Draft { let title: String }

  private enum Failure: LocalizedError {
    case offline(hours: Int)
    var errorDescription: String? { "You are offline" }
  }

  @Test("are there while there is an item, and take it away when they end", arguments: 0..<4)
  func alerts(_ kind: Int) throws {
    let draft = Model<Draft?>(nil)
    let name = "Draft"
    let log = Box<[String]>([])
    let screen = Screen {
      Lazily {
        let actions = { (draft: Draft) in
          Button("Delete \(draft.title)", role: .destructive) { log.value.append(draft.title) }
        }
        let about = { (draft: Draft) in Text("of \(draft.title)") }
        switch kind {
        case 0:
          Text("View").alert("Draft", item: draft.binding) {
            actions($0)
          } message: {
            about($0)
          }
        case 1:
          Text("View").alert(name, item: draft.binding) {
            actions($0)
          } message: {
            about($0)
          }
        case 2:
          Text("View").alert(Text(name), item: draft.binding) {
            actions($0)
          } message: {
            about($0)
          }
        default:
          Text("View").confirmationDialog(name, item: draft.binding, titleVisibility: .visible) {
            actions($0)
          } message: {
            about($0)
          }
        }
      }
    }
    #expect(screen.presentations.isEmpty)
    draft.value = Draft(title: "Letter")
    screen.graph.drain()
    let expected: RenderPresentation.Kind =
      kind < 3
      ? .alert(title: "Draft", hasMessage: true)
      : .confirmationDialog(title: "Draft", isTitleVisible: true, hasMessage: true)
    #expect(screen.presentations.map(\.presentation.kind) == [expected])
    #expect(screen.texts.prefix(3) == ["View", "of Letter", "Delete Letter"])
    try screen.tap("Delete Letter")
    #expect(log.value == ["Letter"])
    #expect(draft.value == nil)
    #expect(screen.presentations.isEmpty)
  }

  @Test("Without a message: another item is another alert, and cancelling takes the item away")
  func anotherItem() throws {
    let draft = Model<Draft?>(Draft(title: "One"))
    let screen = Screen {
      Lazily {
        Text("View").confirmationDialog(Text("Draft"), item: draft.binding) { Button("Keep \($0.title)") {} }
      }
    }
    #expect(screen.texts == ["View", "Keep One", "Cancel"])
    draft.value = Draft(title: "Two")
    screen.graph.drain()
    #expect(screen.texts == ["View", "Keep Two", "Cancel"])
    try screen.send(.dismiss, to: screen.presentations[0].id)
    #expect(draft.value == nil)
  }

  @Test("An error is the title, and goes with its alert")
  func errors() throws {
    let failure = Model<Failure?>(.offline(hours: 2))
    let screen = Screen {
      Lazily {
        Text("View").alert(error: failure.binding) { _ in
          Button("Retry") {}
        } message: { failure in
          if case .offline(let hours) = failure { Text("for \(hours) hours") }
        }
      }
    }
    #expect(screen.presentations.map(\.presentation.kind) == [.alert(title: "You are offline", hasMessage: true)])
    #expect(screen.texts == ["View", "for 2 hours", "Retry"])
    try screen.tap("Retry")
    #expect(failure.value == nil)
    let plain = Screen { Lazily { Text("View").alert(error: failure.binding) { Button("Fine") {} } } }
    failure.value = .offline(hours: 1)
    plain.graph.drain()
    #expect(plain.presentations.map(\.presentation.kind) == [.alert(title: "You are offline", hasMessage: false)])
    try plain.tap("Fine")
    #expect(failure.value == nil)
  }
}
