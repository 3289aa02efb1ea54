import ArgumentParser
import Foundation
import LogViewerExample
import SwiftUI

/// A viewer for logs, in a terminal, in a browser, and in pipes.
@main
enum LogViewerProgram {
  @MainActor static func main() {
    let invocation = Invocation.current
    switch invocation.place {
    case .pipe: exit(PipedLogs(invocation).print())
    case .inline: InlineLogs.main(invocation.appArguments)
    case .screen, .browser: ScreenLogs.main(invocation.appArguments)
    }
  }
}

/// Logs on the whole screen of a terminal, or in browsers.
struct ScreenLogs: App {
  private let request = Invocation.current.request

  var body: some Scene {
    WindowGroup("Log viewer") { LogViewerScreen(request) }
  }
}

/// The last lines of logs, below the prompt of a shell.
struct InlineLogs: App {
  private let request = Invocation.current.request

  var body: some Scene {
    Inline("Log viewer", readsStandardInput: true) {
      LogTailView(request, lineCount: Invocation.current.options.lines)
    }
  }
}
