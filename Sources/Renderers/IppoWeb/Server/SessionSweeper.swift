import ServiceLifecycle

/// Ends sessions that nobody comes back to.
struct SessionSweeper: Service {
  let host: SessionHost
  var interval = Duration.seconds(5)
  /// The interval while more sessions are idle than one sweep can suspend.
  var shortInterval = Duration.seconds(1)

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var isCrowded = false
      while (try? await Task.sleep(for: isCrowded ? shortInterval : interval)) != nil { isCrowded = await host.sweep() }
    }
  }
}
