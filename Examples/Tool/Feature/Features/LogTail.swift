import ComposableArchitecture

/// The last lines of logs that match, and the number of lines of each level: the inline form of the viewer.
@Reducer
struct LogTail {
  @ObservableState
  struct State: Equatable {
    let request: LogRequest
    /// The lines of before that are printed.
    let lineCount: Int
    var summary = Summary()
    /// The lines that the view prints next.
    var batch = Batch()
    var isDone = false

    init(_ request: LogRequest, lineCount: Int = 10) {
      self.request = request
      self.lineCount = lineCount
    }
  }

  /// The numbers of lines so far.
  struct Summary: Equatable, Sendable {
    var lines = 0
    var matches = 0
    var levels: [LogLevel: Int] = [:]
  }

  /// Lines to print; a number tells batches with the same lines apart.
  struct Batch: Equatable, Sendable {
    var number = 0
    var lines: [String] = []
  }

  enum Action: Equatable, Sendable {
    case task
    case read(Summary, lines: [String])
    case ended
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { [clock, request = state.request, lineCount = state.lineCount] send in
          var reader = TailReader(request)
          while true {
            let isFirst = reader.isFirst
            let lines = try await reader.read(last: isFirst ? lineCount : nil)
            let isEnded = reader.isEnded
            if isEnded || !isFirst || request.isFollowing {
              if isFirst || !lines.isEmpty || reader.hasChanged { await send(.read(reader.summary, lines: lines)) }
            }
            if isEnded, !request.isFollowing { return await send(.ended) }
            try await clock.sleep(for: .milliseconds(250))
          }
        }
      case .read(let summary, let lines):
        state.summary = summary
        if !lines.isEmpty { state.batch = Batch(number: state.batch.number + 1, lines: lines) }
        return .none
      case .ended:
        state.isDone = true
        return .none
      }
    }
  }
}
