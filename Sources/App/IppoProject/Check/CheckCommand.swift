package import Foundation

/// The command `check`: says what of a folder of sources compiles here.
package struct CheckCommand: Sendable {
  /// The text of `check --help`.
  package static let help = """
    check FOLDER [--json]

    Reads the Swift sources below a folder, such as those of an Xcode project, and says file by file what is missing here and
    what to change. Builds nothing.
    Exit status: 0 nothing is missing, 1 something is, 64 wrong usage.
    """

  let check: SourceCheck
  let arguments: CommandArguments

  /// A command with its arguments.
  package init(_ arguments: [String], check: SourceCheck) throws {
    self.check = check
    self.arguments = try CommandArguments(arguments, flags: ["json"], maximum: 1)
  }

  /// Reads the sources, and returns the report and the exit status.
  package func run(in current: URL) throws -> (text: String, status: Int32) {
    guard let path = arguments.values.first else { throw ProjectError("check needs a folder of sources.") }
    let report = try check.report(on: URL(filePath: path, directoryHint: .isDirectory, relativeTo: current))
    let text = arguments.flags.contains("json") ? try JSONText.text(of: report) : report.text
    return (text, report.compiles ? 0 : 1)
  }
}
