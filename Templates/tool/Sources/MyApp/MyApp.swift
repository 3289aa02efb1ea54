import ComposableArchitecture
import Foundation
import MyAppFeature
import SwiftUI

@main
enum MyApp {
  @MainActor static func main() {
    do throws(Invocation.UsageError) {
      let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
      guard isatty(STDIN_FILENO) == 0 else { throw Invocation.UsageError(message: "Standard input has no lines.") }
      Picker.invocation = invocation
      Picker.main(invocation.windowOptions)
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n\n\(Invocation.usage)\n".utf8))
      exit(64)
    }
  }
}

/// The window of the tool, below the prompt of the shell.
struct Picker: App {
  @MainActor static var invocation: Invocation?

  private let lines = Array(AnyIterator { readLine() })

  var body: some Scene {
    Inline("MyApp", picture: .erased, readsStandardInput: true) {
      PickView(
        Self.invocation?.prompt ?? "Filter", store: Store(initialState: Pick.State(lines: lines)) { Pick() })
    }
  }
}
