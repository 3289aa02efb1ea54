import Foundation
import LogViewerExample

/// Logs for a pipe or a file: the lines that match, without a screen.
struct PipedLogs {
  private let options: Options
  private let filter: LineMatcher

  init(_ invocation: Invocation) {
    options = invocation.options
    filter = invocation.filter
  }

  /// Prints the lines.
  ///
  /// - Returns: The status of the process.
  func print() -> Int32 {
    var printer = LogPrinter(filter: filter, isColored: options.color == "always")
    var hasFailed = false
    let names = options.files.isEmpty ? ["-"] : options.files
    for name in names {
      do throws(LogError) {
        try print(name, isNamed: names.count > 1, by: &printer)
      } catch {
        Invocation.complain("LogViewer: \(error)")
        hasFailed = true
      }
    }
    return hasFailed ? Invocation.failure : printer.matchCount > 0 ? EXIT_SUCCESS : EXIT_FAILURE
  }

  private func print(_ name: String, isNamed: Bool, by printer: inout LogPrinter) throws(LogError) {
    let descriptor = name == "-" ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LogError(path: name, number: errno) }
    defer { if name != "-" { close(descriptor) } }
    try printer.print(descriptor, name: isNamed ? name : nil, path: name)
  }
}
