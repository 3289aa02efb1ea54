import Foundation
import PackagePlugin

/// Commands for packages that use Ippo: `swift package ippo doctor`.
///
/// The plugin runs IppoCommand in the current folder, with its arguments, input and output.
@main
struct IppoPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "IppoCommand").url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
