import ComposableArchitecture

extension LogDocument {
  func run(_ command: Command, _ state: inout State) -> Effect<Action> {
    state.notice = nil
    switch command {
    case .ask(let kind):
      let former =
        switch kind {
        case .search: state.search
        case .filter: state.filter.pattern
        case .line: LogPattern?.none
        }
      state.prompt = Prompt(kind: kind, text: former?.text ?? "", isExpression: former?.isExpression ?? false)
      return .none
    case .next: return search(backwards: false, &state)
    case .previous: return search(backwards: true, &state)
    case .nextProblem: return find(LineMatcher(level: .error), backwards: false, &state)
    case .previousProblem: return find(LineMatcher(level: .error), backwards: true, &state)
    case .toggleBookmark:
      guard let line = state.current else { return .none }
      if state.bookmarks.remove(line) == nil { state.bookmarks.insert(line) }
      return .none
    case .nextBookmark:
      state.go(toBookmark: state.shownBookmarks.first { $0 > state.current ?? -1 } ?? state.shownBookmarks.first)
      return .none
    case .previousBookmark:
      state.go(toBookmark: state.shownBookmarks.last { $0 < state.current ?? 0 } ?? state.shownBookmarks.last)
      return .none
    case .first:
      state.isFollowing = false
      if let line = state.firstLine { state.go(to: line) }
      return .none
    case .last:
      if let line = state.lastLine { state.go(to: line) }
      return .none
    case .follow:
      state.isFollowing.toggle()
      state.followEnd()
      return .none
    case .level(let level):
      state.filter.level = level
      return refilter(&state)
    case .clearFilter:
      state.filter = LineMatcher()
      return refilter(&state)
    case .stop:
      state.isSearching = false
      return .cancel(id: CancelID.search)
    }
  }

  private func search(backwards: Bool, _ state: inout State) -> Effect<Action> {
    guard let search = state.search else {
      state.prompt = Prompt(kind: .search)
      return .none
    }
    return find(LineMatcher(pattern: search), backwards: backwards, &state)
  }

  private func find(_ matcher: LineMatcher, backwards: Bool, _ state: inout State) -> Effect<Action> {
    state.isSearching = true
    state.isFollowing = false
    let start = state.current ?? (backwards ? state.status.count : -1)
    return .run { [filter = state.filter, count = state.status.count, file = state.file] send in
      let line = try await LineSearch.next(
        matcher, and: filter, from: start, backwards: backwards, count: count, in: file)
      await send(.searchEnded(line, backwards: backwards))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }

  /// Takes the answer to a question. One that is no pattern and no number stays, with the reason.
  func submit(_ state: inout State) -> Effect<Action> {
    guard let prompt = state.prompt else { return .none }
    let pattern: LogPattern?
    do throws(LogPatternError) {
      pattern =
        prompt.text.isEmpty || prompt.kind == .line
        ? nil
        : try LogPattern(prompt.text, isExpression: prompt.isExpression, ignoresCase: prompt.ignoresCase)
    } catch {
      state.prompt?.fault = error.description
      return .none
    }
    switch prompt.kind {
    case .search:
      state.prompt = nil
      state.search = pattern
      return pattern == nil ? .none : search(backwards: false, &state)
    case .filter:
      state.prompt = nil
      state.filter.pattern = pattern
      return refilter(&state)
    case .line:
      goToLine(prompt.text, &state)
      return .none
    }
  }

  private func goToLine(_ text: String, _ state: inout State) {
    let digits = text.filter { !$0.isWhitespace && $0 != "," }
    guard let number = Int(digits), number > 0 else {
      state.prompt?.fault = "“\(text)” is no number of a line"
      return
    }
    state.prompt = nil
    state.isFollowing = false
    guard number <= state.status.count else {
      state.notice = "There are \(state.status.count) lines"
      if let last = state.lastLine { state.go(to: last) }
      return
    }
    let line = number - 1
    if state.filter.isEmpty || state.matches.contains(line) { return state.go(to: line) }
    let rank = state.matches.rank(of: line)
    guard let nearest = rank < state.matches.count ? state.matches[rank] : state.matches.last else { return }
    state.notice = "The filter hides line \(number)"
    state.go(to: nearest)
  }
}

extension LogDocument.Prompt {
  /// A pattern without capital letters matches them as well.
  var ignoresCase: Bool { !text.contains(where: \.isUppercase) }
}

extension LogDocument.State {
  /// The bookmarks among the lines that are shown, in order.
  fileprivate var shownBookmarks: [Int] { bookmarks.filter { filter.isEmpty || matches.contains($0) }.sorted() }

  fileprivate mutating func go(toBookmark line: Int?) {
    guard let line else {
      notice = bookmarks.isEmpty ? "There are no bookmarks" : "The filter hides all bookmarks"
      return
    }
    isFollowing = false
    go(to: line)
  }
}
