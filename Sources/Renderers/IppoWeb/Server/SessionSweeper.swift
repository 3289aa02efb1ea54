import ServiceLifecycle

/// Ends sessions that nobody comes back to.
struct SessionSweeper: Service {
  let host: SessionHost
  var interval = Duration.seconds(5)

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while (try? await Task.sleep(for: interval)) != nil { await host.sweep() }
    }
  }
}
