import Testing

@testable import IppoWindow

@MainActor
@Suite("Questions before the end of a program")
struct LeavingQuestionsTests {
  /// An owner of a question, which is asked while there is something to lose.
  private final class Owner {
    var hasChanges = true
    /// Goes on to the end, once the user has agreed.
    var leave: (@MainActor () -> Void)?

    @MainActor func add(to questions: LeavingQuestions) {
      questions.add(of: self) { leave in
        guard self.hasChanges else { return false }
        self.leave = leave
        return true
      }
    }

    @MainActor func agree() {
      hasChanges = false
      leave?()
    }
  }

  @Test("Without a question the program ends at once")
  func none() {
    let (questions, owner) = (LeavingQuestions(), Owner())
    #expect(questions.isIdle && !questions.ask { Issue.record("The caller ends the program.") })
    owner.hasChanges = false
    owner.add(to: questions)
    #expect(!questions.isIdle && !questions.ask { Issue.record("The caller ends the program.") })
  }

  @Test("Each question is asked after the other, and the end comes after the last")
  func several() {
    let (questions, first, second) = (LeavingQuestions(), Owner(), Owner())
    for owner in [first, second, first] { owner.add(to: questions) }
    var ends = 0
    #expect(questions.ask { ends += 1 })
    let asked = [first, second].filter { $0.leave != nil }
    #expect(asked.count == 1)
    asked.first?.agree()
    #expect(ends == 0 && first.leave != nil && second.leave != nil)
    [first, second].first { $0.hasChanges }?.agree()
    #expect(ends == 1)
  }

  @Test("A question that is removed is not asked")
  func removed() {
    let (questions, owner) = (LeavingQuestions(), Owner())
    owner.add(to: questions)
    questions.remove(of: owner)
    #expect(questions.isIdle && !questions.ask { Issue.record("The caller ends the program.") })
  }
}
