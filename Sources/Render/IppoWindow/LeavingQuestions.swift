/// The questions that a window asks before the user ends its program: about changes of documents that would be lost.
@MainActor
package final class LeavingQuestions: IdleAttachment {
  /// Asks the user, if changes would be lost.
  ///
  /// The argument ends the program; it is called once the user agrees. The result is whether the user is asked.
  package typealias Question = @MainActor (_ leave: @escaping @MainActor () -> Void) -> Bool

  private var questions: [(owner: ObjectIdentifier, ask: Question)] = []
  /// Whether the next process of the program shows the window. Archived changes are not lost then.
  package var isHandedOver = false

  package nonisolated init() {}

  package var isIdle: Bool { questions.isEmpty }

  /// Adds a question, in place of another one of the same owner.
  package func add(of owner: AnyObject, _ question: @escaping Question) {
    remove(of: owner)
    questions.append((ObjectIdentifier(owner), question))
  }

  /// Removes the question of an owner.
  package func remove(of owner: AnyObject) { questions.removeAll { $0.owner == ObjectIdentifier(owner) } }

  /// Asks one question after the other.
  ///
  /// - Parameter leave: Ends the program, once the user has agreed to each question.
  /// - Returns: Whether the user is asked.
  package func ask(_ leave: @escaping @MainActor () -> Void) -> Bool {
    questions.contains { question in
      question.ask { [weak self] in
        if self?.ask(leave) != true { leave() }
      }
    }
  }
}

/// A window that may ask before the user ends its program.
@MainActor
package protocol LeavingWindow: AnyObject {
  /// Asks the user, if changes would be lost.
  ///
  /// - Parameter leave: Ends the program, once the user agrees.
  /// - Returns: Whether the user is asked.
  func asksToLeave(_ leave: @escaping @MainActor () -> Void) -> Bool

  /// Notes that the next process of the program shows the window.
  func willBeHandedOver()
}
