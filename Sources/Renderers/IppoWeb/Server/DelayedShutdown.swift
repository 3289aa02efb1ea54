import Logging
import ServiceLifecycle

/// A service that goes on for a while after it was told to stop.
struct DelayedShutdown<Inner: Service>: Service {
  let inner: Inner
  let delay: Duration
  let logger: Logger

  func run() async throws {
    let group = ServiceGroup(services: [inner], logger: logger)
    // Not a child of this task: what is told to this service is told to the inner one at once otherwise.
    let task = Task.detached { try await group.run() }
    try await withTaskCancellationHandler {
      try await withGracefulShutdownHandler {
        try await task.value
      } onGracefulShutdown: {
        Task {
          try? await Task.sleep(for: delay)
          await group.triggerGracefulShutdown()
        }
      }
    } onCancel: {
      task.cancel()
    }
  }
}
