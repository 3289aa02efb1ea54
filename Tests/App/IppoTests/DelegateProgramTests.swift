import Foundation
import Testing

/// A program whose sources import only UIKit.
@Suite(.timeLimit(.minutes(5)))
struct DelegateProgramTests {
  /// Runs only where all products are built, as in continuous integration.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("DelegateProbe")

  @Test(
    "an app delegate marked with @main runs the app, with the command line of all apps",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: program.path), "swift build --product DelegateProbe is missing"))
  func help() throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["--help"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // A program that serves in place of ending would hold the run.
    let number = process.processIdentifier
    let end = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 240, execute: end)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    end.cancel()
    #expect(process.terminationReason == .exit, "The program did not end within 240 seconds; it has said: \(text)")
    #expect(process.terminationStatus == 0)
    #expect(text.contains("USAGE:") && text.contains("--port"))
  }
}
