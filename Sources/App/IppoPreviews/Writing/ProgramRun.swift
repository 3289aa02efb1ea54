internal import Foundation

/// A run of a program as a process of its own.
struct ProgramRun {
  /// The end of a run.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// The process has been ended because it took too long.
    case late
  }

  let path: String
  let arguments: [String]
  var environment: [String: String] = ProcessInfo.processInfo.environment
  /// The target of the output; `nil` for the output of this process.
  var output: FileHandle?
  /// The target of the errors; `nil` for the errors of this process.
  var errors: FileHandle?

  /// Runs the program to its end.
  /// - Parameter limit: The time after which the process is ended.
  /// - Throws: The error of Foundation for a program that cannot be started.
  func end(within limit: Duration) async throws -> End {
    let process = try makeProcess()
    let clock = Task {
      try await Task.sleep(for: limit)
      kill(process.processIdentifier, SIGKILL)
      return true
    }
    let ended = await withCheckedContinuation { (continuation: CheckedContinuation<Process, Never>) in
      process.terminationHandler = { continuation.resume(returning: $0) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: process)
      }
    }
    clock.cancel()
    guard ended.processIdentifier > 0 else { throw CocoaError(.fileReadNoSuchFile) }
    if ended.terminationReason == .exit { return .exit(ended.terminationStatus) }
    let wasLate = (try? await clock.value) ?? false
    return wasLate ? .late : .signal(ended.terminationStatus)
  }

  /// The process, which has not begun.
  func makeProcess() throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    if let output { process.standardOutput = output }
    if let errors { process.standardError = errors }
    return process
  }
}
