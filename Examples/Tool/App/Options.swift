import ArgumentParser
import LogViewerExample

/// The command line.
struct Options: ParsableArguments {
  @Argument(help: "Logs to show. Without one, or for “-”, the viewer reads standard input.")
  var files: [String] = []

  @Option(name: .shortAndLong, help: "Show only lines with a text.")
  var filter: String?

  @Option(
    name: [.customShort("e"), .long],
    help: "Show only lines that match a regular expression, in the language of grep -E.")
  var regexp: String?

  @Flag(name: .shortAndLong, help: "Capital letters match small ones.")
  var ignoreCase = false

  @Option(
    name: .shortAndLong,
    help: "Show only lines of a level and above: trace, debug, info, notice, warning, error, critical.")
  var level: String?

  @Flag(name: [.customShort("F"), .long], help: "Stay at the end while a log grows, is truncated or replaced.")
  var follow = false

  @Flag(help: "Print the last lines and a summary below the prompt, instead of taking the screen.")
  var inline = false

  @Option(name: [.customShort("n"), .long], help: "With --inline: the number of lines that are printed at first.")
  var lines = 10

  @Option(
    help: ArgumentHelp("Colours in pipes: auto (none), always or never.", valueName: "auto|always|never"))
  var color = "auto"

  @Flag(help: "Lines of text with numbered choices, for screen readers.")
  var accessible = false

  @Option(help: "Serve the logs to browsers at this port; 0 for any that is free.")
  var port: Int?

  @Option(help: "With --port: the address to serve at.")
  var host: String?

  @Option(help: ArgumentHelp("The terminal's background.", valueName: "light|dark|none"))
  var theme: String?

  func validate() throws {
    if filter != nil, regexp != nil { throw ValidationError("Give --filter or --regexp, not both.") }
    if inline, port != nil { throw ValidationError("--inline is for terminals: it cannot be given with --port.") }
    if lines < 0 { throw ValidationError("--lines is a number of lines, not \(lines).") }
    if host != nil, port == nil { throw ValidationError("--host is for browsers: it needs --port.") }
    if !["auto", "always", "never"].contains(color) {
      throw ValidationError("--color is auto, always or never, not “\(color)”.")
    }
    do throws(LogPatternError) { _ = try matcher } catch { throw ValidationError(error.description) }
    if let level, LogLevel(name: level) == nil { throw ValidationError("There is no level “\(level)”.") }
  }

  /// The conditions of the lines that are shown.
  var matcher: LineMatcher {
    get throws(LogPatternError) {
      var pattern: LogPattern?
      if let text = regexp ?? filter {
        pattern = try LogPattern(text, isExpression: regexp != nil, ignoresCase: ignoreCase)
      }
      return LineMatcher(pattern: pattern, level: level.flatMap { LogLevel(name: $0) })
    }
  }
}
