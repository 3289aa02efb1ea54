import IppoRender

/// An answer that is complete, whose control is behind another screen.
struct HeldAnswer {
  let question: ReadingQuestion
  let text: String
  /// The name of the control.
  let name: String
  /// The screen of the control.
  let scope: ReadingScreen.Scope?
}

/// Interruptions: the window shows another screen while the person gives an answer.
///
/// ```
///            another screen, unasked            end of the answer          the control can be used
///  question ────────────────────────▶ interrupted ────────────────▶ held ─────────────────────────▶ done
///     ▲                                    │                         │ the control is gone,
///     └──────────── the same screen ───────┘                         └─ or disabled ──────▶ read back
/// ```
///
/// The reader cannot know whether the person has begun a line. So lines belong to the open question until the answer is
/// complete, and choose nothing on a screen that came meanwhile.
extension Reader {
  /// The number of lines of the other screen that are read at once.
  private static let newsCount = 5

  /// Reads the beginning of another screen up to its choices, and repeats the question.
  func hear(_ screen: ReadingScreen) {
    guard let question, screen.scope != heard else { return }
    heard = screen.scope
    let news = pager.elements(of: screen).prefix { !$0.isChoice }.prefix(Self.newsCount)
    for line in news.flatMap({ $0.words.split(whereSeparator: \.isNewline) }) { say(String(line)) }
    if tree[question.node] == nil, !askedName.isEmpty { say(vocabulary.line([askedName, vocabulary[.removed]])) }
    // A single line without its control is read back anyway.
    guard tree[question.node] != nil || question.takesLines else { return }
    put(question)
  }

  /// Gives a complete answer to its control, or holds the answer until the control can be used.
  func complete(_ question: ReadingQuestion, _ text: String) {
    if isReachable(question.node) { return take(text, for: question) }
    let screen = ReadingScreen(tree, vocabulary)
    let answer = HeldAnswer(question: question, text: text, name: askedName, scope: scope)
    if tree[question.node] == nil {
      readBack(answer)
    } else if screen.scope == scope {
      // A disabled control says so.
      return take(text, for: question)
    } else {
      held.append(answer)
    }
    announce(after: nil, isAction: false)
  }

  /// Gives held answers to controls that can be used again, and reads the others back once their screens are there.
  func releaseHeld() {
    guard question == nil,
      let index = held.firstIndex(where: {
        isReachable($0.question.node) || tree[$0.question.node] == nil || $0.scope == scope
      })
    else { return }
    let answer = held.remove(at: index)
    if isReachable(answer.question.node) { take(answer.text, for: answer.question) } else { readBack(answer) }
    releaseHeld()
  }

  /// Reads the answers that found no control, so that the person can copy them.
  func readBackHeld() {
    for answer in held { readBack(answer) }
    held = []
  }

  private func readBack(_ answer: HeldAnswer) {
    say(vocabulary.line([answer.name, vocabulary[.unavailable]]))
    if case .secret = answer.question { return }
    for line in answer.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      say(ReadingVocabulary.readable(String(line)))
    }
  }

  private func isReachable(_ id: RenderNodeID) -> Bool {
    tree.accessibility.flatMap(\.flattened).contains { $0.id == id && $0.isEnabled }
  }
}
