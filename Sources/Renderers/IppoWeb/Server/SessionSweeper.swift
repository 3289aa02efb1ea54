import ServiceLifecycle

/// Ends sessions that nobody comes back to.
struct SessionSweeper: Service {
  let host: SessionHost
  var interval = Duration.seconds(5)
  /// Where there is more to put away than one sweep can: what is quiet is known at the next one.
  var shortInterval = Duration.seconds(1)

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var isCrowded = false
      while (try? await Task.sleep(for: isCrowded ? shortInterval : interval)) != nil { isCrowded = await host.sweep() }
    }
  }
}
