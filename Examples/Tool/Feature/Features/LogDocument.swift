import ComposableArchitecture

/// A log that is shown: its lines, a filter, a search, bookmarks.
@Reducer
struct LogDocument {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    let file: LogFile
    var status = LogFile.Status()

    /// The conditions of the lines that are shown.
    var filter: LineMatcher
    /// The lines that match the filter, as far as it has come.
    var matches = LineSet()
    /// The lines that the filter has read.
    var filteredCount = 0
    /// Increases with each filter, so that rows of another filter are not taken for those of this one.
    var revision = 0
    /// The end of the lines that the filter reads now; `nil` while it does not run.
    var filterGoal: Int?

    var search: LogPattern?
    var isSearching = false
    /// The line that has the focus.
    var current: Int?
    var bookmarks: Set<Int> = []
    var isFollowing: Bool
    /// Words for the person: the result of the last command.
    var notice: String?
    var prompt: Prompt?
    /// Where the view is to go.
    var destination: Destination?
    @Presents var detail: LogDetail.State?

    /// - Parameters:
    ///   - id: Tells documents apart.
    ///   - file: The log.
    ///   - filter: The conditions of the lines that are shown.
    ///   - isFollowing: Whether the last line stays in sight while the log grows.
    init(id: Int, file: LogFile, filter: LineMatcher = LineMatcher(), isFollowing: Bool = false) {
      self.id = id
      self.file = file
      self.filter = filter
      self.isFollowing = isFollowing
    }

    /// The number of lines that are shown.
    var shownCount: Int { filter.isEmpty ? status.count : matches.count }

    /// The last line that is shown.
    var lastLine: Int? { filter.isEmpty ? (status.count > 0 ? status.count - 1 : nil) : matches.last }
    /// The first line that is shown.
    var firstLine: Int? { filter.isEmpty ? (status.count > 0 ? 0 : nil) : matches.first }
  }

  /// A place in the list to go to; a second request for the same line counts as well.
  struct Destination: Equatable, Sendable {
    var place: Int
    var request: Int
  }

  /// A question at the bottom of the screen.
  struct Prompt: Equatable, Sendable {
    var kind: PromptKind
    var text = ""
    var isExpression = false
    /// The reason for which the answer was refused; the answer stays.
    var fault: String?
  }

  /// A command of a person.
  enum Command: Equatable, Sendable {
    case ask(PromptKind)
    case next
    case previous
    case nextProblem
    case previousProblem
    case toggleBookmark
    case nextBookmark
    case previousBookmark
    case first
    case last
    case follow
    case level(LogLevel?)
    case clearFilter
    case stop
  }

  enum PromptKind: Equatable, Sendable { case search, filter, line }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case task
    case statusChanged(LogFile.Status)
    case filtered([Int], upTo: Int, revision: Int)
    case searchEnded(Int?, backwards: Bool)
    case command(Command)
    case lineFocused(Int)
    case lineOpened(Int)
    case promptSubmitted
    case promptCancelled
    case detail(PresentationAction<LogDetail.Action>)
  }

  enum CancelID { case filter, search }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.prompt):
        state.prompt?.fault = nil
        return .none
      case .binding: return .none
      case .task: return .merge(advance(&state), watch(state))
      case .statusChanged(let status): return adopt(status, &state)
      case .filtered(let lines, let end, let revision):
        return adopt(lines, upTo: end, revision: revision, &state)
      case .searchEnded(let line, let backwards):
        state.isSearching = false
        guard let line else {
          state.notice = backwards ? "No match above" : "No match below"
          return .none
        }
        state.notice = nil
        state.go(to: line)
        return .none
      case .command(let command): return run(command, &state)
      case .lineFocused(let line):
        state.current = line
        // A person who leaves the end does not want to be taken back there. The first focus is no such leave.
        if state.isFollowing, let last = state.lastLine, line < last, let destination = state.destination,
          destination.place != state.place(of: line)
        {
          state.isFollowing = false
        }
        return .none
      case .lineOpened(let line):
        state.current = line
        state.detail = LogDetail.State(file: state.file, number: line)
        return .none
      case .promptSubmitted: return submit(&state)
      case .promptCancelled:
        state.prompt = nil
        return .none
      case .detail: return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { LogDetail() }
  }
}
