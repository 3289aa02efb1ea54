/// A sentence for the console of a program under `--dev`.
package enum DevReport: Equatable, Sendable, CustomStringConvertible {
  /// - Parameter paths: the changed files.
  case building([String])
  case waiting
  case built(in: Duration, isNew: Bool)
  case failed([DevProblem])

  package var description: String {
    switch self {
    case .building(let paths):
      switch paths.count {
      case 0: "Building"
      case 1: "\(DevPlan.name(paths[0])) has changed: building"
      default: "\(paths.count) files have changed: building"
      }
    case .waiting: "Another SwiftPM uses the build folder: the build waits for it"
    case .built(let time, true): "Built in \(Self.seconds(time)) s: the new program takes over"
    case .built(let time, false): "Built in \(Self.seconds(time)) s: the program is the same"
    case .failed(let problems):
      (["The build failed; the program goes on as it was"] + problems.map(Self.line)).joined(separator: "\n")
    }
  }

  /// Seconds with one digit after the point.
  private static func seconds(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func line(_ problem: DevProblem) -> String {
    "\(problem.place.map { $0 + ": " } ?? "")error: \(problem.message)"
  }
}
