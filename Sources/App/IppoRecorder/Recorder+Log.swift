internal import IppoRender

extension Recorder.State {
  mutating func add(_ entry: RecordedEntry) {
    guard !privateTexts.isFull else { return }
    size += entry.estimatedSize
    body.entries.append(entry)
    writeJournal(entry, at: body.entries.count - 1)
    // A timeline shows no screens.
    if case .screen = entry { return }
    fresh?.append(FreshEntry(entry: entry, place: LogPlace(generation: generation, count: body.entries.count)))
  }

  /// Begins again with an archive of the window.
  mutating func begin(from archive: [UInt8], after earlier: RecordedBody?) {
    guard !privateTexts.isFull else { return }
    self.earlier = earlier
    var body = RecordedBody()
    body.archive = archive
    body.stores = self.body.stores
    self.body = body
    size = 0
    generation += 1
    rewriteJournal()
    add(.screen(ScreenChange(from: [], to: screen)))
  }

  /// Drops the log for good, and says so in its place: it has more private texts than can be kept out of it.
  mutating func endLog() {
    let stores = body.stores
    (body, earlier) = (RecordedBody(), nil)
    body.stores = stores
    (size, screen) = (0, [])
    generation += 1
    let notice = RecordedEntry.issue(PrivateTexts.notice)
    body.entries = [notice]
    fresh?.append(FreshEntry(entry: notice, place: LogPlace(generation: generation, count: 1)))
    rewriteJournal()
  }

  /// Drops the entries after a place, but the screen of that place.
  ///
  /// - Returns: `false` if the log has begun anew since then.
  mutating func cut(after place: LogPlace) -> Bool {
    guard !privateTexts.isFull, place.generation == generation, (0...body.entries.count).contains(place.count) else {
      return false
    }
    var end = place.count
    if end < body.entries.count, case .screen = body.entries[end] { end += 1 }
    for case .call(let call) in body.entries[end...] { openCalls.remove(call.number) }
    body.entries.removeSubrange(end...)
    screen = []
    // A log that has begun anew begins with the whole screen.
    for case .screen(let change) in body.entries {
      for line in change.removed {
        if let index = screen.firstIndex(of: line) { screen.remove(at: index) }
      }
      screen += change.added
    }
    rewriteJournal()
    return true
  }

  /// Adds a screen behind the last action or step: tasks that woke since then have not changed it.
  mutating func add(screen change: ScreenChange) {
    guard !privateTexts.isFull else { return }
    let entry = RecordedEntry.screen(change)
    size += entry.estimatedSize
    let place = body.entries.lastIndex(where: \.isBeforeNextScreen)
    let index = place.map { $0 + 1 } ?? body.entries.endIndex
    body.entries.insert(entry, at: index)
    writeJournal(entry, at: index)
  }
}

extension RecordedValue {
  fileprivate var estimatedSize: Int { text.utf8.count + (json?.utf8.count ?? 0) + (archive?.count ?? 0) }
}

extension RecordedEntry {
  /// Whether the next screen is behind the entry. It is noted before values, calls and issues, which may follow its turn.
  var isBeforeNextScreen: Bool {
    switch self {
    case .action, .step, .screen: true
    case .uuid, .date, .random, .sleep, .wake, .time, .call, .answer, .issue: false
    }
  }

  /// About how many bytes the entry takes in a file.
  fileprivate var estimatedSize: Int {
    switch self {
    case .uuid: 40
    case .date, .random, .sleep, .wake, .time: 16
    case .issue(let text): 8 + text.utf8.count
    case .call(let call):
      call.arguments.reduce(40 + call.client.utf8.count + call.endpoint.utf8.count) { $0 + 8 + $1.text.utf8.count }
    case .answer(let answer): 16 + (answer.outcome.value?.estimatedSize ?? 0)
    case .step(let step): 48 + step.name.utf8.count
    case .screen(let change):
      (change.added + change.removed).reduce(8) { $0 + 24 + $1.name.utf8.count + ($1.value?.utf8.count ?? 0) }
    case .action(let action):
      action.changes.reduce(40 + action.description.utf8.count * 3) {
        $0 + 16 + $1.path.utf8.count + $1.value.utf8.count * 2
      }
    }
  }
}
