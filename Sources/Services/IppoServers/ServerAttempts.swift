/// Attempts to connect, with pauses between those that fail: twice as long each time.
package struct ServerAttempts {
  private let longest: Duration
  private var pause: Duration
  private var last: (end: ContinuousClock.Instant, failure: ServerFailure)?

  package init(longest: Duration) {
    self.longest = longest
    pause = longest / 10
  }

  /// Makes an attempt, or fails like the last one while there is to be a pause.
  package mutating func make<Value>(_ body: () throws(ServerFailure) -> Value) throws(ServerFailure) -> Value {
    if let last, .now < last.end { throw last.failure }
    do throws(ServerFailure) {
      let value = try body()
      self = ServerAttempts(longest: longest)
      return value
    } catch {
      last = (.now + pause, error)
      pause = min(pause * 2, longest)
      throw error
    }
  }
}
