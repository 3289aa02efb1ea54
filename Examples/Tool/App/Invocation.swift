import ArgumentParser
import Foundation
import LogViewerExample

/// The command line and the logs that it names.
struct Invocation {
  /// Where the logs are shown.
  enum Place { case screen, inline, browser, pipe }

  /// The status for a wrong command line and for files that cannot be read, as `grep` has it.
  static let failure: Int32 = 2

  /// The command line of this process. Where it is wrong, the process says so and ends.
  static let current = Invocation(parsing: Array(CommandLine.arguments.dropFirst()))

  let options: Options
  let filter: LineMatcher
  let place: Place
  /// The logs for a screen; the printer for pipes opens files by itself.
  let request: LogRequest

  private init(parsing arguments: [String]) {
    do {
      options = try Command.parse(arguments).options
      filter = try options.matcher
    } catch {
      let text = Command.fullMessage(for: error)
      guard Command.exitCode(for: error) != .success else {
        Swift.print(text)
        exit(EXIT_SUCCESS)
      }
      Self.complain(text)
      exit(Self.failure)
    }
    if options.port != nil {
      place = .browser
    } else if options.inline {
      place = .inline
    } else {
      place = options.accessible || isatty(STDOUT_FILENO) == 1 ? .screen : .pipe
    }
    request = place == .pipe ? LogRequest(files: []) : Self.open(options, filter: filter, place: place)
  }

  /// Opens the logs. One that cannot be read is told, and the others are shown.
  private static func open(_ options: Options, filter: LineMatcher, place: Place) -> LogRequest {
    var request = LogRequest(files: [], filter: filter, isFollowing: options.follow)
    let names = options.files.isEmpty ? ["-"] : options.files
    if names.contains("-"), isatty(STDIN_FILENO) == 1 {
      complain("LogViewer: name a log, or pipe one in. See LogViewer --help.")
      exit(failure)
    }
    for name in names {
      do throws(LogError) {
        request.files.append(
          name == "-" ? try LogFile(name: "standard input", stream: STDIN_FILENO) : try LogFile(path: name))
      } catch {
        complain("LogViewer: \(error)")
        request.hasFailed = true
      }
    }
    guard !request.files.isEmpty else { exit(failure) }
    if place == .screen, !options.accessible { takeKeys() }
    return request
  }

  /// Takes keys from the terminal where standard input is a log.
  private static func takeKeys() {
    guard isatty(STDIN_FILENO) != 1 else { return }
    let terminal = Foundation.open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return }
    dup2(terminal, STDIN_FILENO)
    close(terminal)
  }

  static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// The options that the app takes.
  var appArguments: [String] {
    var arguments: [String] = []
    if place == .screen { arguments.append("--terminal") }
    if options.accessible { arguments.append("--accessible") }
    if let theme = options.theme { arguments += ["--theme", theme] }
    if let port = options.port { arguments += ["--port", String(port)] }
    if let host = options.host { arguments += ["--host", host] }
    return arguments
  }
}

/// The command for help and errors.
private struct Command: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "LogViewer", abstract: "Shows logs: finds, filters and follows lines, also millions of them.",
    discussion: """
      While standard output is no terminal, the lines that match are printed, as grep does. The status is 0 if a line was \
      shown, 1 if none was, and 2 for a wrong command line and for files that cannot be read.
      """,
    version: "1.0")

  @OptionGroup var options: Options
}
