internal import Foundation

/// The objects that all previews of a process share.
@MainActor
package struct PreviewServices {
  /// The variable of the environment of a process from which pictures are taken.
  static let steadyVariable = "IPPO_PREVIEW_STEADY"

  let contexts = PreviewContexts()
  let marks: PreviewMarks
  /// Whether stores get the same values in each run (``SteadyValues``).
  let isSteady: Bool

  /// The process ends on purpose.
  package func end() { marks.end() }

  /// - Parameters:
  ///   - marks: The notes about previews that begin.
  ///   - environment: The variables of the process.
  package init(marks: PreviewMarks, environment: [String: String] = [:]) {
    self.marks = marks
    isSteady = environment[Self.steadyVariable] == "1"
  }
}
