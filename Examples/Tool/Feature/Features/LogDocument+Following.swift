import ComposableArchitecture

extension LogDocument {
  /// The bytes that are read before the first lines are shown.
  static let firstBytes = 1 << 16
  /// The bytes that are read between two changes of the state.
  private static let nextBytes = 16 << 20
  private static let interval = Duration.milliseconds(250)

  /// Reads the log, and then looks four times a second for what became of it.
  func watch(_ state: State) -> Effect<Action> {
    .run { [clock, file = state.file, known = state.status] send in
      var known = known
      while true {
        let status = file.refresh(limit: known.size == 0 ? Self.firstBytes : Self.nextBytes)
        if status != known { await send(.statusChanged(status)) }
        known = status
        if status.isComplete { try await clock.sleep(for: Self.interval) }
        try Task.checkCancellation()
      }
    }
  }

  func adopt(_ status: LogFile.Status, _ state: inout State) -> Effect<Action> {
    let isNew = status.generation != state.status.generation
    let wasMissing = state.status.isMissing
    state.status = status
    if status.isMissing, !wasMissing { state.notice = "The log is gone; these are its last lines" }
    guard isNew else { return advance(&state) }
    state.notice = "The log was truncated or replaced"
    state.bookmarks = []
    state.current = nil
    state.detail = nil
    state.destination = nil
    return .merge(.cancel(id: CancelID.search), refilter(&state))
  }

  /// Begins with a new filter, or with the same one on other lines.
  func refilter(_ state: inout State) -> Effect<Action> {
    state.revision += 1
    state.matches = LineSet()
    state.filteredCount = 0
    state.filterGoal = nil
    state.isSearching = false
    return .concatenate(.cancel(id: CancelID.filter), advance(&state))
  }

  /// Goes on after lines have come: with the filter, or to the end.
  func advance(_ state: inout State) -> Effect<Action> {
    guard !state.filter.isEmpty else {
      state.followEnd()
      return .none
    }
    guard state.filterGoal == nil, state.filteredCount < state.status.count else { return .none }
    state.filterGoal = state.status.count
    let (revision, range) = (state.revision, state.unfiltered)
    return .run { [filter = state.filter, file = state.file] send in
      var next = range.lowerBound
      while next < range.upperBound {
        try Task.checkCancellation()
        let end = min(range.upperBound, next + LineSearch.batch)
        let found = LineSearch.matches(filter, in: next..<end, of: file)
        await send(.filtered(found, upTo: end, revision: revision))
        next = end
      }
    }
    .cancellable(id: CancelID.filter)
  }

  func adopt(_ lines: [Int], upTo end: Int, revision: Int, _ state: inout State) -> Effect<Action> {
    guard revision == state.revision else { return .none }
    state.matches.removeAll(from: state.filteredCount)
    for line in lines { state.matches.append(line) }
    // The last line may grow: it is read again together with the lines that come.
    state.filteredCount = end == state.status.count && state.status.isLastLineOpen ? end - 1 : end
    state.followEnd()
    guard end == state.filterGoal else { return .none }
    state.filterGoal = nil
    let isReadAgain = state.status.isLastLineOpen && end == state.status.count
    return isReadAgain ? .none : advance(&state)
  }
}

extension LogDocument.State {
  /// The lines that the filter has not read.
  fileprivate var unfiltered: Range<Int> { filteredCount..<status.count }

  mutating func go(to line: Int) {
    current = line
    destination = LogDocument.Destination(place: place(of: line), request: (destination?.request ?? 0) + 1)
  }

  /// Goes to the last line, if the person follows the log.
  mutating func followEnd() {
    guard isFollowing, let last = lastLine, destination?.place != place(of: last) else { return }
    go(to: last)
  }
}
