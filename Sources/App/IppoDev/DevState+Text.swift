extension DevState {
  /// The words of the state for a terminal; `nil` for a state without news.
  package var text: (title: String, problem: DevProblem?)? {
    guard let cause, let problem = problems.first else {
      return switch activity {
      case .idle: nil
      case .building: ("Building…", nil)
      case .waiting: ("Another SwiftPM uses the build folder: the build waits for it", nil)
      }
    }
    let count = problems.count + further
    let title =
      switch cause {
      case .build: "The build failed" + (count > 1 ? " (1 of \(count) errors)" : "")
      case .start: "The new program did not start"
      case .trap: "The app stopped"
      }
    return (activity == .idle ? title : title + ", building…", problem)
  }
}
