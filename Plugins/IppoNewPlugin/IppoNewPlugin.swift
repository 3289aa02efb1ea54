import Foundation
import PackagePlugin

/// A command that makes a package: `swift package --package-path ippo new MyApp --template app`.
///
/// The plugin runs IppoCommand in the current folder, with its arguments, input and output.
@main
struct IppoNewPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "IppoCommand").url
    process.arguments = ["new"] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
