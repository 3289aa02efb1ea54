import Foundation
import IppoRender

extension RenderSource {
  /// Closes the window, and waits for the work that it leaves: the saves of its documents.
  ///
  /// - Parameter limit: Returns when the wait has taken too long, by default after ten seconds.
  /// - Returns: Sentences for the person about work that has failed or is not done.
  func closeAndFinish(
    _ limit: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(10)) }
  ) async -> [String] {
    close()
    return await (self as? any FinishingWindow)?.finish(limit) ?? []
  }
}

/// Tells the person on the shell's screen what a closed window could not do.
func writeToShell(_ failures: [String]) {
  for failure in failures { FileHandle.standardError.write(Data("\(failure)\n".utf8)) }
}
