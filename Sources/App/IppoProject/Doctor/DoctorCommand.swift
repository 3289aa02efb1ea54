package import Foundation

/// The command `doctor`: says what is wrong with a package.
package struct DoctorCommand: Sendable {
  /// The text of `doctor --help`.
  package static let help = """
    doctor [FOLDER] [--json]

    Says what is wrong with the package in a folder, or in the current one or above, and how to mend it. Builds nothing.
    Exit status: 0 no error, 1 errors, 64 wrong usage.
    """

  let doctor: Doctor
  let arguments: CommandArguments

  /// A command with its arguments.
  package init(_ arguments: [String], doctor: Doctor) throws {
    self.doctor = doctor
    self.arguments = try CommandArguments(arguments, flags: ["json"], maximum: 1)
  }

  /// Examines the package, and returns the report and the exit status.
  package func run(in current: URL) throws -> (text: String, status: Int32) {
    let folder = arguments.values.first.map { URL(filePath: $0, directoryHint: .isDirectory, relativeTo: current) }
    let diagnoses = try doctor.diagnoses(of: folder ?? Self.package(around: current))
    let status: Int32 = diagnoses.contains(where: \.isError) ? 1 : 0
    if arguments.flags.contains("json") { return (try JSONText.text(of: diagnoses), status) }
    return (diagnoses.isEmpty ? "Nothing is wrong." : diagnoses.map(\.text).joined(separator: "\n"), status)
  }

  /// The nearest folder with a package, from a folder upwards; the folder itself if there is none.
  static func package(around current: URL) -> URL {
    var folder = current.standardizedFileURL
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return current
  }
}
