internal import IppoRender

extension RecordedBody {
  /// The content for the test of one store among several: without the values and the calls of others, which would come first.
  ///
  /// A value belongs to the store of the next action, whose reducer or effect has asked for it. Asynchronous calls stay: they
  /// may end after the actions of others. Values after the last action stay as well, for effects that send none.
  func content(of store: Int) -> RecordedBody {
    guard stores.count > 1 else { return self }
    var content = self
    content.entries = []
    var calls: [Int: Bool] = [:]
    // The entries since the last action.
    var waiting: [RecordedEntry] = []
    func add(isOwn: Bool) {
      for entry in waiting {
        switch entry {
        case .uuid, .date, .random: if isOwn { content.entries.append(entry) }
        case .call(let call):
          let isKept = isOwn || call.isAsync
          calls[call.number] = isKept
          if isKept { content.entries.append(entry) }
        case .answer(let answer): if calls[answer.call] != false { content.entries.append(entry) }
        case .screen, .step, .action, .sleep, .wake, .time, .issue: content.entries.append(entry)
        }
      }
      waiting = []
    }
    for entry in entries {
      waiting.append(entry)
      if case .action(let action) = entry { add(isOwn: action.store == store) }
    }
    // No action says whose these are. A missing value would end the test of a store whose effect sends nothing.
    add(isOwn: true)
    return content
  }
}
