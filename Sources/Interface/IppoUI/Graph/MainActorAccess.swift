/// A mark on the main queue. Where the main queue is served by `dispatchMain()` the main actor does not run on the
/// main thread, so the thread cannot tell.
private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Runs `body` where the caller is on the main actor, and nothing elsewhere.
func ifOnMainActor(_ body: @MainActor @Sendable () -> Void) {
  if DispatchQueue.getSpecific(key: mainQueueMark) != nil { MainActor.assumeIsolated(body) }
}

/// Runs `body` on the main actor: at once when that is where the caller is, else as soon as possible.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if DispatchQueue.getSpecific(key: mainQueueMark) != nil {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
