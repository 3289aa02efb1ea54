import Foundation
import Testing

/// A program whose sources import UIKit alone.
@Suite(.timeLimit(.minutes(5)))
struct DelegateProgramTests {
  @Test("an app delegate marked with @main runs the app, with the command line of all apps")
  func help() throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("DelegateProbe")
    let process = Process()
    process.executableURL = program
    process.arguments = ["--help"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.contains("USAGE:") && text.contains("--port"))
  }
}
