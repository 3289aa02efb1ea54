import ComposableArchitecture
import Foundation

/// Fetches files.
@DependencyClient
struct DownloadClient: Sendable {
  @CasePathable
  enum Event: Equatable, Sendable {
    case response(Data)
    /// Between 0 and 1.
    case updateProgress(Double)
  }

  /// How far a file has come, and in the end the file.
  var download: @Sendable (_ url: URL) -> AsyncThrowingStream<Event, any Error> = { _ in .finished() }
}

extension DownloadClient: DependencyKey {
  /// Fetches from nowhere, in ten steps.
  static let liveValue = DownloadClient { url in
    AsyncThrowingStream { continuation in
      @Dependency(\.continuousClock) var clock
      let task = Task {
        do {
          for step in 1...10 {
            try await clock.sleep(for: .milliseconds(200))
            continuation.yield(.updateProgress(Double(step) / 10))
          }
          continuation.yield(.response(Data(url.absoluteString.utf8)))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
  static let testValue = DownloadClient()
}

extension DependencyValues {
  var downloadClient: DownloadClient {
    get { self[DownloadClient.self] }
    set { self[DownloadClient.self] = newValue }
  }
}
