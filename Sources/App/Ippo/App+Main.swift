import ArgumentParser
import Foundation
import IppoInspector
import IppoRecorder
@_spi(Host) public import IppoUI

extension App {
  /// Runs the app: serves it to browsers, or shows it in this terminal.
  ///
  /// `@main` calls it, as with SwiftUI. It does not return. The command line is the same for every app; `--help` lists
  /// it. The process exits with 0 when the app was left, 64 for a wrong command line, 1 for anything else. An app whose
  /// first scene is `Inline` runs in this terminal, and exits with the status that it asks for.
  @MainActor @preconcurrency
  public static func main() { main(nil) }

  /// Runs the app with another command line than that of the process, such as the rest after a program has parsed arguments
  /// of its own.
  ///
  /// ```swift
  /// @main
  /// enum Tool {
  ///   @MainActor static func main() {
  ///     switch CommandLine.arguments.dropFirst().first {
  ///     case "confirm": Confirm.main(Array(CommandLine.arguments.dropFirst(2)))
  ///     default: Menu.main()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter arguments: The options of the app, without the name of the program; `nil` for those of the process.
  @MainActor @preconcurrency
  public static func main(_ arguments: [String]?) {
    #if Web
      let worker = WorkerSettings.taken()
      let options = LaunchOptions.parsedOrExit(arguments)
      options.showRecordingAndExit()
      #if Terminal
        let terminalWorker = TerminalWorkerSettings.taken()
        let isStarter = worker == nil && terminalWorker == nil
      #else
        let isStarter = worker == nil
      #endif
      if options.preview.previews { options.preview.prepare(textsOf: Self.self, isStarter: isStarter) }
      if isStarter, let status = options.supervise() { exit(status) }
      options.publish(sharedIn: worker?.sharedStore)
    #else
      let options = LaunchOptions.parsedOrExit(arguments)
      options.showRecordingAndExit()
      if options.preview.previews { options.preview.prepare(textsOf: Self.self, isStarter: true) }
      options.publish()
    #endif
    Task { @MainActor in
      do {
        #if Web
          if options.preview.previews {
            exit(
              try await options.runPreviews { app in
                app.worker = worker
                #if Terminal
                  app.terminalWorker = terminalWorker.map { TerminalWorkerLink($0) }
                #endif
              })
          }
        #else
          if options.preview.previews { exit(try await options.runPreviews { _ in }) }
        #endif
        if let recording = try options.replayedRecording() {
          let app = ReplayedApp { recorder in AppHost(recorder.run { Self() }) }
          exit(try await options.replay(recording, of: app))
        }
        let openRecording: Inspector.OpenRecording = { name, recording in
          let app = ReplayedApp { recorder in AppHost(recorder.run { Self() }) }
          return ReplaySession(recording, name: name, makeWindow: app.makeWindow)
        }
        // Stores of the app belong to the one window of a terminal.
        let recordings = try options.recordings()
        let isRecorded = (recordings != nil || options.inspect) && options.isInTerminal
        let recorder = isRecorded ? recordings?.makeRecorder() ?? Recorder() : nil
        var inspection: WindowInspection?
        if options.inspect, let recorder {
          let inspector = Inspector(program: LaunchOptions.programName)
          inspector.openRecording = openRecording
          inspector.recordingKey = { try options.recordingKey }
          inspection = WindowInspection(inspector, recorder: recorder)
        }
        if options.inspect { RecordedIssueReporter.install() }
        let content = recorder.map { $0.run { Self() } } ?? Self()
        var app = LaunchedApp(AppHost(content), options: options)
        app.recorder = recorder
        app.inspection = inspection
        app.openRecording = openRecording
        app.recordings = recordings
        #if Web
          app.worker = worker
        #endif
        #if Terminal && Web
          app.terminalWorker = terminalWorker.map { TerminalWorkerLink($0) }
        #endif
        exit(try await app.run())
      } catch {
        LaunchOptions.printError("\(error)")
        exit(EXIT_FAILURE)
      }
    }
    // Timers and what else belongs to the main run loop are served as on Apple platforms, and with them the main queue,
    // which main-actor jobs run on. `dispatchMain()` has faster hops and fires no timer.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
