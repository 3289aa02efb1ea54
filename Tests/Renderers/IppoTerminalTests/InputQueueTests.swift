import Testing

@testable import IppoTerminal

@Suite struct InputQueueTests {
  private func keys(_ text: String) -> [InputEvent] { text.map { .key(.character($0)) } }

  private func drain(_ queue: InputQueue, takesText: Bool) -> [InputQueue.Input] {
    var queue = queue
    var inputs: [InputQueue.Input] = []
    while let input = queue.next(takesText: takesText) { inputs.append(input) }
    return inputs
  }

  @Test func `characters that follow each other are one text for a field, and keys for everything else`() {
    var queue = InputQueue()
    queue.append(keys("ab"))
    queue.append(keys("c") + [.key(TerminalKeyPress(.enter))] + keys("d"))
    #expect(
      drain(queue, takesText: true) == [.text("abc"), .event(.key(TerminalKeyPress(.enter))), .text("d")])
    #expect(
      drain(queue, takesText: false)
        == (keys("abc") + [.key(TerminalKeyPress(.enter))] + keys("d")).map { .event($0) })
  }

  @Test func `a text that is begun as keys goes on as a text`() {
    var queue = InputQueue()
    queue.append(keys("abcd"))
    #expect(queue.next(takesText: false) == .event(.key(.character("a"))))
    #expect(queue.next(takesText: true) == .text("bcd"))
    #expect(queue.isEmpty)
  }

  @Test func `of places the pointer passed through the newest is kept, and no press is lost`() {
    func at(_ action: MouseEvent.Action, _ column: Int) -> InputEvent {
      .mouse(MouseEvent(action, at: CellPoint(column: column, row: 0)))
    }
    var queue = InputQueue()
    queue.append([
      at(.move, 1), at(.move, 2), at(.press(.left), 2), at(.drag(.left), 3), at(.drag(.left), 4),
      at(.release(.left), 4),
      at(.scrollDown, 4), at(.scrollDown, 4), at(.move, 5),
    ])
    #expect(
      drain(queue, takesText: true)
        == [
          at(.move, 2), at(.press(.left), 2), at(.drag(.left), 4), at(.release(.left), 4), at(.scrollDown, 4),
          at(.scrollDown, 4), at(.move, 5),
        ].map { .event($0) })
  }

  @Test func `it is full when much waits, and no longer when that is dealt with`() {
    var queue = InputQueue()
    queue.append(keys(String(repeating: "a", count: InputQueue.limit - 1)))
    #expect(!queue.isFull)
    queue.append(keys("a"))
    #expect(queue.isFull)
    _ = queue.next(takesText: false)
    #expect(!queue.isFull)
    queue.append([.paste(String(repeating: "a", count: 1))])
    #expect(queue.isFull)
    while queue.next(takesText: true) != nil {}
    #expect(!queue.isFull && queue.isEmpty)
  }

  @Test func `a long text reaches the app in parts`() {
    var queue = InputQueue()
    queue.append(keys(String(repeating: "a", count: InputQueue.mostCharacters) + "bc"))
    #expect(queue.next(takesText: true) == .text(String(repeating: "a", count: InputQueue.mostCharacters)))
    #expect(queue.next(takesText: true) == .text("bc"))
    #expect(queue.isEmpty)
  }

  @Test func `a key that ends or stops the program is taken out from behind others, which keep their order`() {
    func key(_ character: Character) -> InputEvent { .key(.character(character, .control)) }
    var queue = InputQueue()
    queue.append(keys("ab") + [key("z")] + keys("cd") + [key("\\"), .key(TerminalKeyPress(.enter)), key("c")])
    #expect(queue.takeJobControl() == .suspend)
    #expect(queue.next(takesText: false) == .event(.key(.character("a"))))
    #expect(queue.takeJobControl() == .quit)
    #expect(queue.takeJobControl() == .interrupt)
    #expect(queue.takeJobControl() == nil)
    #expect(
      drain(queue, takesText: false) == (keys("bcd") + [.key(TerminalKeyPress(.enter))]).map { .event($0) })
  }

  @Test func `waiting keys that stop the program are dropped, and nothing else`() {
    func key(_ character: Character) -> InputEvent { .key(.character(character, .control)) }
    var queue = InputQueue()
    queue.append(keys("ab") + [key("z"), key("z")] + keys("c") + [key("\\"), key("z")])
    #expect(queue.takeJobControl() == .suspend)
    queue.dropSuspensions()
    #expect(queue.takeJobControl() == .quit)
    #expect(queue.takeJobControl() == nil)
    #expect(drain(queue, takesText: false) == keys("abc").map { .event($0) })
    queue = InputQueue()
    queue.append([key("z"), key("z")])
    queue.dropSuspensions()
    #expect(queue.isEmpty && queue.takeJobControl() == nil)
    queue.append(keys("a"))
    #expect(drain(queue, takesText: false) == keys("a").map { .event($0) })
  }

  @Test func `a key that ends the program and is taken in its turn is not taken again`() {
    var queue = InputQueue()
    queue.append([.key(.character("c", .control))] + keys("a"))
    #expect(queue.next(takesText: false) == .event(.key(.character("c", .control))))
    #expect(queue.takeJobControl() == nil)
    queue.append([.paste("\u{3}")])
    #expect(queue.takeJobControl() == nil)
    _ = queue.next(takesText: false)
    _ = queue.next(takesText: false)
    queue.append([.key(.character("c", .control))])
    #expect(queue.takeJobControl() == .interrupt)
    #expect(queue.isEmpty)
  }
}
