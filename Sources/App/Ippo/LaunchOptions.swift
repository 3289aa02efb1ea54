import ArgumentParser
import Foundation

/// The command line every app has.
///
/// What concerns the server can also be said by variables of the environment, as programs that run others do it: `IPPO_`
/// and the option's name in capitals, `IPPO_BASE_PATH` for `--base-path`. The command line comes first.
struct LaunchOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: programName,
      discussion: """
        Each option that serves the browser can be given as a variable of the environment as well: IPPO_ and its name in \
        capitals, such as IPPO_ALLOW_HOST, with commas between several values. IPPO_SECRET holds the secret itself.
        """)
  }

  /// The name the program was started by.
  static var programName: String { URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent }

  @Flag(help: "Run in this terminal instead of serving the browser.")
  var terminal = false

  @Option(help: "A file with the state to start from, as the app defines it.")
  var state: String?

  @Option(help: "In the terminal: what to show first, as in the address of its page, such as /settings?tab=sound.")
  var open: String?

  @OptionGroup(title: "Options that serve the browser")
  var server: ServerOptions

  func validate() throws {
    if open != nil, !terminal { throw ValidationError("In a browser, the address of the page says what to show.") }
    guard let state else { return }
    guard FileManager.default.isReadableFile(atPath: state) else {
      throw ValidationError("The state file \(state) does not exist or cannot be read.")
    }
  }

  /// Hands the state file to the app as the launch argument `state`: what `-state FILE` is on Apple platforms, where
  /// Foundation puts the arguments of a program into this domain of the user defaults.
  func publish() {
    guard let state else { return }
    var arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    arguments["state"] = state
    UserDefaults.standard.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
  }
}
