import ArgumentParser
import Foundation
import IppoServers

#if Web
  import IppoSessions
#endif

/// The command line every app has.
///
/// Variables of the environment can replace the server's options, for programs that run others. The name is `IPPO_` and
/// the option's name in capitals: `IPPO_BASE_PATH` for `--base-path`. The command line comes first.
struct LaunchOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: programName,
      abstract: "Serves the app to browsers, or shows it in this terminal.",
      discussion: """
        Each option that serves the browser can be given as a variable of the environment as well: IPPO_ and its name in \
        capitals, such as IPPO_ALLOW_HOST, with commas between several values. IPPO_SECRET holds the secret itself.
        """)
  }

  /// The name the program was started by.
  static var programName: String { URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent }

  /// The options of this process. Where they are wrong, it says so and ends.
  ///
  /// - Parameter arguments: The options, without the name of the program; `nil` for those of the process.
  static func parsedOrExit(_ arguments: [String]? = nil) -> LaunchOptions {
    let arguments = arguments ?? Array(CommandLine.arguments.dropFirst())
    do {
      return try parse(arguments)
    } catch {
      guard arguments.isEmpty, exitCode(for: error) != .success else { exit(withError: error) }
      // Without arguments, what is wrong is a variable of the environment: `exit(withError:)` would print all the help below it.
      let text = """
        Error: \(message(for: error))
        Usage: \(programName) <options>
          See '\(programName) --help' for more information.

        """
      FileHandle.standardError.write(Data(text.utf8))
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }

  /// Writes a line about a problem to the standard error.
  static func printError(_ problem: String) {
    FileHandle.standardError.write(Data("error: \(problem)\n".utf8))
  }

  @Flag(help: "Run in this terminal instead of serving the browser.")
  var terminal = false

  @Flag(
    help: ArgumentHelp(
      "Run in this terminal as lines of text with numbered choices, for screen readers and pipes. Also with --terminal and "
        + "ACCESSIBLE=1, TERM=dumb, or input or output that is no terminal."))
  var accessible = false

  @Flag(
    help: ArgumentHelp(
      "Watch the sources of the package, build them in the background when a file is saved, and go on in the new program with "
        + "all windows as they are. Pages and the terminal show errors of the build, with lines of the sources. For debug builds "
        + "of swift run. "
        + "IPPO_BUILD_FLAGS holds further arguments of swift build."))
  var dev = false

  @OptionGroup(title: "Options about previews")
  var preview: PreviewOptions

  @Option(help: "A file with the state to start from, as the app defines it.")
  var state: String?

  @Option(help: "In the terminal: what to show first, as in the address of its page, such as /settings?tab=sound.")
  var open: String?

  @Option(
    help: ArgumentHelp(
      "In the terminal: light or dark, as its background is, or none for no colours. IPPO_THEME says the same. (default: what "
        + "the terminal answers)",
      valueName: "light|dark|none"))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "In the terminal: how pictures are shown, or none for their labels. IPPO_PICTURES says the same. (default: the best way "
        + "that the terminal answers for)",
      valueName: "kitty|iterm|sixel|blocks|none"))
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "In the terminal: keep what the app shows under a name, and go on with it the next time, also after a crash. It is kept "
        + "where --sessions says, or else in ~/.local/state/ippo. Who starts with a name last has the session.",
      valueName: "name"))
  var session: String?

  @Option(
    help: ArgumentHelp(
      "With --session: the address of a server of the app that has the same --sessions and --secret-file, such as "
        + "https://app.example/. At the end, a link is printed with which a browser goes on with the session, once and within "
        + "five minutes.",
      valueName: "url"))
  var link: String?

  @Option(
    help: ArgumentHelp(
      "Where the values are kept that an app shares with its other processes (@Shared(.sharedStore), .postgres, .redis, and "
        + "who is present): postgres://USER:PASSWORD@HOST/DATABASE, redis://USER:PASSWORD@HOST/NUMBER, or memory, not "
        + "elsewhere. The two need a program built with the trait Postgres or Redis of the package ippo. IPPO_SHARED keeps "
        + "the password out of the list of processes. (default: memory)",
      valueName: "url"))
  var shared: String?

  @Option(
    help: ArgumentHelp(
      "Record each session: what the person does, actions, changes of state, and values of dependencies. In the terminal into "
        + "this file; on a server into this folder, with a file for each session. Private fields are left out. With "
        + "--secret-file, the files are sealed.",
      valueName: "file|folder"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Record the latest part of each session in memory, and write a file into this folder when the app reports an issue.",
      valueName: "folder"))
  var recordIssues: String?

  @Option(
    help: ArgumentHelp(
      "Print a recording as a text, and end. A sealed recording needs the --secret-file that it was sealed with.",
      valueName: "file"))
  var showRecording: String?

  @Option(
    help: ArgumentHelp(
      "Replay a recording: step by step, at a speed, and from any point. In the browser with a page beside the app, whose "
        + "address is printed; with --terminal by keys. Stops where the program does not do what is recorded. Where output is "
        + "no terminal, replays all and says the result.",
      valueName: "file"))
  var replay: String?

  @Flag(
    help: ArgumentHelp(
      "Serve a page beside the app, at an address with a token, which is printed: it shows the actions and the state of each "
        + "window, lets windows show earlier states, and changes values. On loopback alone."))
  var inspect = false

  @Flag(
    help: "With --inspect: allow addresses that other machines reach. Who knows the token sees and changes all windows."
  )
  var inspectAnywhere = false

  @OptionGroup(title: "Options that serve the browser")
  var server: ServerOptions

  /// Whether the app runs in the terminal, as cells or as lines.
  var isInTerminal: Bool { terminal || accessible }

  func validate() throws {
    try preview.validate(isInTerminal: isInTerminal)
    if dev, isInTerminal { try checkTerminalDev() }
    if record != nil, recordIssues != nil {
      throw ValidationError("--record writes issues as well: give --record or --record-issues.")
    }
    try checkReplay(ProcessInfo.processInfo.environment)
    try checkInspection(ProcessInfo.processInfo.environment)
    if theme != nil, !isInTerminal {
      throw ValidationError("--theme is for --terminal: a browser has a theme of its own.")
    }
    if pictures != nil, !isInTerminal {
      throw ValidationError("--pictures is for --terminal: a browser shows pictures by itself.")
    }
    if isInTerminal {
      _ = try terminalTheme(ProcessInfo.processInfo.environment)
      _ = try terminalPictures(ProcessInfo.processInfo.environment)
    }
    if open != nil, !isInTerminal { throw ValidationError("In a browser, the address of the page says what to show.") }
    if let link {
      guard session != nil else {
        throw ValidationError("--link is for the session of a terminal: it needs --session NAME.")
      }
      guard let url = URL(string: link), ["http", "https"].contains(url.scheme), url.host?.isEmpty == false,
        url.query == nil, url.fragment == nil
      else { throw ValidationError("--link is the address of a server, such as https://app.example/, not “\(link)”.") }
    }
    if let session {
      guard isInTerminal else {
        throw ValidationError("--session is for --terminal: browsers find their sessions by themselves.")
      }
      guard open == nil else {
        throw ValidationError("--session goes on where it was, and --open says where to begin: give one of them.")
      }
      #if Web
        guard SessionName(session) != nil else { throw ValidationError(SessionNameError.text(session)) }
      #endif
    }
    try checkShared(shared ?? ProcessInfo.processInfo.environment["IPPO_SHARED"] ?? "")
    guard let state else { return }
    guard FileManager.default.isReadableFile(atPath: state) else {
      throw ValidationError("The state file \(state) does not exist or cannot be read.")
    }
  }

  /// - Throws: A `ValidationError` for options that need one process from the beginning to the end.
  private func checkTerminalDev() throws {
    if accessible {
      throw ValidationError("--dev shows an app as cells or in browsers: start it without --accessible.")
    }
    if record != nil || recordIssues != nil {
      throw ValidationError("Recordings are for one process, and --dev starts several: give one of them.")
    }
  }

  /// The terminal's theme, from the option or the environment variable; `nil` to follow the terminal.
  ///
  /// - Throws: A `ValidationError` for an unknown theme.
  func terminalTheme(_ environment: [String: String]) throws -> String? {
    let variable = environment["IPPO_THEME"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = theme ?? variable else { return nil }
    guard ["light", "dark", "none"].contains(name) else {
      throw ValidationError("\(theme == nil ? "IPPO_THEME" : "--theme") is light, dark or none, not “\(name)”.")
    }
    return name
  }

  /// The way to show pictures, from the option or the environment variable; `nil` to follow the terminal.
  ///
  /// - Throws: A `ValidationError` for an unknown way.
  func terminalPictures(_ environment: [String: String]) throws -> String? {
    let variable = environment["IPPO_PICTURES"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = pictures ?? variable else { return nil }
    guard ["kitty", "iterm", "sixel", "blocks", "none"].contains(name) else {
      throw ValidationError(
        "\(pictures == nil ? "IPPO_PICTURES" : "--pictures") is kitty, iterm, sixel, blocks or none, not “\(name)”.")
    }
    return name
  }

  /// - Throws: a `ValidationError` when values cannot be kept there.
  private func checkShared(_ url: String) throws {
    func needs(_ trait: String) -> ValidationError {
      ValidationError("--shared needs the trait “\(trait)” of the package ippo, which this program was built without.")
    }
    switch url.prefix(while: { $0 != ":" }) {
    case "" where url.isEmpty, "memory" where url == "memory": break
    case "postgres", "postgresql":
      #if Postgres
        break
      #else
        throw needs("Postgres")
      #endif
    case "redis":
      #if Redis
        break
      #else
        throw needs("Redis")
      #endif
    default:
      throw ValidationError("--shared is memory, postgres://… or redis://…, not “\(ServerAddress.redacted(url))”.")
    }
  }

  /// Hands the state file and the address of shared values to the app as the launch arguments `state` and `shared`. On
  /// Apple platforms that is `-state FILE`: Foundation puts the arguments of a program into this domain of the user
  /// defaults.
  ///
  /// - Parameter store: The address of shared values where the options name no server; `nil`: the memory of this process.
  func publish(sharedIn store: String? = nil) {
    var arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    arguments["state"] = state ?? arguments["state"]
    arguments["shared"] = shared ?? arguments["shared"]
    let variable = ProcessInfo.processInfo.environment["IPPO_SHARED"] ?? ""
    if let store, ["", "memory"].contains(arguments["shared"] as? String ?? variable) { arguments["shared"] = store }
    UserDefaults.standard.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
  }
}

/// The message for a malformed name.
enum SessionNameError {
  static func text(_ name: String) -> String {
    "--session “\(name)” is no name: it takes up to 128 letters and digits of ASCII and . _ - @ : / + =, and begins with a letter "
      + "or a digit."
  }
}
