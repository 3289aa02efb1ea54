import Dependencies
import Foundation
import MyAppFeature
import SwiftData
import SwiftUI

/// The panel, and the command that makes accounts: `MyApp account NAME`.
@main
enum MyApp {
  @MainActor static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let path = ProcessInfo.processInfo.environment["DATABASE"] ?? "MyApp.db"
      let container = try Database.open(URL(filePath: path))
      guard arguments.first == "account" else {
        prepareDependencies { $0[LogInClient.self] = LogInClient(Accounts(container)) }
        PanelApp.container = container
        PanelApp.main(arguments)
        return
      }
      guard arguments.count == 2 else { fail("usage: MyApp account NAME", 64) }
      print("Password for \(arguments[1]), of 12 characters or more: ", terminator: "")
      guard let password = readLine() else { fail("No password was given.", 64) }
      try await Accounts(container).set(password, for: arguments[1])
      print("\(arguments[1]) can log in.")
    } catch {
      fail(error.localizedDescription, 1)
    }
  }

  private static func fail(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(code)
  }
}

/// The windows of the panel.
struct PanelApp: App {
  @MainActor static var container: ModelContainer?

  var body: some Scene {
    WindowGroup("MyApp") {
      if let container = Self.container {
        PanelWindow().modelContainer(container)
      }
    }
  }
}
