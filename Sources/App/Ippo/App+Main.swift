import ArgumentParser
import Foundation
@_spi(Host) public import IppoUI

extension App {
  /// Runs the app: serves it to browsers, or shows it in this terminal.
  ///
  /// `@main` calls it, as with SwiftUI. It does not return. The command line is the same for every app; `--help` lists
  /// it. The process exits with 0 when the app was left, 64 for a wrong command line, 1 for anything else.
  @MainActor @preconcurrency
  public static func main() {
    let options = LaunchOptions.parsedOrExit()
    options.publish()
    Task { @MainActor in
      do {
        try await LaunchedApp(AppHost(Self()), options: options).run()
        exit(EXIT_SUCCESS)
      } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        exit(EXIT_FAILURE)
      }
    }
    // Timers and what else belongs to the main run loop are served as on Apple platforms, and with them the main queue,
    // which main-actor jobs run on. `dispatchMain()` has faster hops and fires no timer.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
