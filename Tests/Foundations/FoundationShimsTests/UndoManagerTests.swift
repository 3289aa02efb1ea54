import Foundation
import FoundationShims
import TestSignals
import Testing

@MainActor
@Suite("Undo managers")
struct UndoManagerTests {
  @MainActor
  final class Text {
    private(set) var value = "a"
    let undoManager: UndoManager

    init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    func set(_ new: String) {
      undoManager.registerUndo(withTarget: self) { [old = value] in $0.set(old) }
      value = new
    }
  }

  private func manager() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  private func group(_ manager: UndoManager, _ name: String = "", _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    if !name.isEmpty { manager.setActionName(name) }
    manager.endUndoGrouping()
  }

  @Test
  func `what was done is taken back group by group, and done again`() {
    let manager = manager()
    let text = Text(manager)
    group(manager, "Typing") {
      text.set("b")
      text.set("c")
    }
    group(manager) { text.set("d") }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(text.value == "c")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(text.value == "a")
    #expect(!manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    manager.redo()
    #expect(text.value == "d")
    #expect(!manager.canRedo && manager.canUndo)
  }

  @Test
  func `a new change forgets what could be done again`() {
    let manager = manager()
    let text = Text(manager)
    group(manager) { text.set("b") }
    manager.undo()
    group(manager) { text.set("c") }
    #expect(!manager.canRedo)
    manager.undo()
    #expect(text.value == "a")
  }

  @Test
  func `what one event registers is one group`() async throws {
    let manager = UndoManager()
    let closed = Watched(0)
    let observer = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidCloseUndoGroup, object: manager, queue: nil
    ) { _ in closed.change { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let text = Text(manager)
    text.set("b")
    text.set("c")
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    try await closed.wait(for: "the end of the event's group") { $0 == 1 }
    #expect(manager.groupingLevel == 0)
    text.set("d")
    manager.undo()
    #expect(text.value == "c")
    manager.undo()
    #expect(text.value == "a")
  }

  @Test
  func `groups within groups are taken back together, and only so many are kept`() {
    let manager = manager()
    let text = Text(manager)
    group(manager) {
      text.set("b")
      group(manager) { text.set("c") }
    }
    manager.undo()
    #expect(text.value == "a")
    manager.levelsOfUndo = 1
    group(manager) { text.set("b") }
    group(manager) { text.set("c") }
    manager.undo()
    #expect(text.value == "b" && !manager.canUndo)
  }

  @Test
  func `nothing is done for a target that is gone, that was removed, or while nothing is registered`() {
    let manager = manager()
    var text: Text? = Text(manager)
    group(manager) { text?.set("b") }
    text = nil
    manager.undo()
    #expect(!manager.canRedo)
    let other = Text(manager)
    group(manager) { other.set("b") }
    manager.removeAllActions(withTarget: other)
    #expect(!manager.canUndo)
    manager.disableUndoRegistration()
    group(manager) { other.set("c") }
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
  }
}
