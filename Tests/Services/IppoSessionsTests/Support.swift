import Foundation
import Synchronization

/// A date that is moved by hand.
final class TestDate: Sendable {
  private let date: Mutex<Date>

  init(_ date: Date) { self.date = Mutex(date) }

  @Sendable func now() -> Date { date.withLock { $0 } }
  func advance(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

/// The same numbers on each run (Marsaglia's xorshift, 2003).
struct TestRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A folder that is there until the process ends.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("ippo-sessions-\(UUID())", isDirectory: true)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  func path(_ name: String) -> String { url.appendingPathComponent(name, isDirectory: false).path }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
