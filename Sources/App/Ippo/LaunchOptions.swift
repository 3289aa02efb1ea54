import ArgumentParser
import Foundation

/// The command line every app has.
struct LaunchOptions: ParsableCommand {
  static var configuration: CommandConfiguration { CommandConfiguration(commandName: programName) }

  /// The name the program was started by.
  static var programName: String { URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent }

  @Flag(help: "Run in this terminal instead of serving the browser.")
  var terminal = false

  @Option(help: "The address to serve on.")
  var host = "127.0.0.1"

  @Option(help: "The port to serve on; 0 takes any free one.")
  var port = 8080

  @Option(help: "A file with the state to start from, as the app defines it.")
  var state: String?

  @Option(help: "A folder of images, served below /assets/ and found by Image(\"name\").")
  var assets: String?

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("The port \(port) is not in 0...65535.")
    }
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
