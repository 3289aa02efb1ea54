import Foundation

/// Asks SwiftPM for what a manifest says.
enum ManifestReader {
  /// The manifest of a package, or the errors of SwiftPM.
  ///
  /// SwiftPM gets a build folder of its own: the command may run inside of another SwiftPM, which has locked that of the package.
  static func manifest(of folder: URL) throws -> Result<Manifest, ProjectError> {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "ippo-doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (output, errors, status) = try run([
      "swift", "package", "dump-package", "--package-path", folder.path(percentEncoded: false), "--scratch-path",
      scratch.path(percentEncoded: false),
    ])
    guard status == 0 else { return .failure(ProjectError(String(decoding: errors, as: UTF8.self))) }
    return .success(try JSONDecoder().decode(Manifest.self, from: output))
  }

  /// The version of the toolchain, such as `6.3.1`; `nil` if `swift` says none.
  static func toolchainVersion() throws -> String? {
    let (output, _, _) = try run(["swift", "--version"])
    let text = String(decoding: output, as: UTF8.self)
    guard let start = text.firstRange(of: "Swift version ") else { return nil }
    return String(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
  }

  private static func run(_ arguments: [String]) throws -> (output: Data, errors: Data, status: Int32) {
    let process = Process()
    let errors = FileManager.default.temporaryDirectory.appending(path: "ippo-doctor-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: errors) }
    try Data().write(to: errors)
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // A file takes any number of errors while the output is read.
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (data, (try? Data(contentsOf: errors)) ?? Data(), process.terminationStatus)
  }
}
