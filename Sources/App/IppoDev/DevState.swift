/// The state of a program under `--dev`, for its pages and its terminal.
package struct DevState: Codable, Equatable, Sendable {
  package enum Activity: String, Codable, Sendable {
    /// The program corresponds to the last files that were built.
    case idle
    case building
    /// Another SwiftPM has the lock of the build folder.
    case waiting
  }

  /// The origin of the problems.
  package enum Cause: String, Codable, Sendable {
    /// The compiler, the linker or SwiftPM has refused the sources.
    case build
    /// The new program has ended before it served.
    case start
    /// The program has trapped.
    case trap
  }

  package var activity = Activity.idle
  /// The origin of ``problems``; `nil`: there are none.
  package var cause: Cause?
  /// The problems, at most ``greatestCount`` of them.
  package var problems: [DevProblem] = []
  /// The number of further problems.
  package var further = 0

  /// The number of problems that a state carries.
  package static let greatestCount = 20

  package init() {}

  /// Replaces the problems.
  package mutating func set(_ cause: Cause?, _ problems: [DevProblem]) {
    self.cause = cause
    self.problems = Array(problems.prefix(Self.greatestCount))
    further = problems.count - self.problems.count
  }
}
