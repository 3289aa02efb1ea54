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

/// What `body` returns on the main actor, for callers that cannot wait: elsewhere the thread does.
///
/// It is for what is declared outside of the main actor, as with the original, and called on it.
func valueOnMainActor<Input, Output: Sendable>(
  _ input: Input, _ body: @MainActor @Sendable (Input) -> Output
) -> Output {
  let input = HandedOver(value: input)
  if DispatchQueue.getSpecific(key: mainQueueMark) != nil { return MainActor.assumeIsolated { body(input.value) } }
  return DispatchQueue.main.sync { MainActor.assumeIsolated { body(input.value) } }
}

/// A value that goes to the main actor and is used there alone.
// Safe: the caller waits until the main actor is done with it.
private struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs `body` on the main actor: at once when that is where the caller is, else as soon as possible.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if DispatchQueue.getSpecific(key: mainQueueMark) != nil {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
