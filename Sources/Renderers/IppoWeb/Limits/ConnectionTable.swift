import Foundation
import Synchronization

/// The connections of every address.
final class ConnectionTable: Sendable {
  /// Descriptors that are left for files and whatever else the process opens.
  private static let reserve = 64

  /// How many connections there may be at all, so that the process does not run out of descriptors. There may be up to
  /// three more: a server accepts up to four connections at once before it counts them (SwiftNIO's `maxMessagesPerRead`).
  static var maximum: Int { max(8, sysconf(Int32(_SC_OPEN_MAX)) - reserve) }

  private let perAddress: Int
  private let counts = Mutex<[ClientNetwork: Int]>([:])

  /// - Parameters:
  ///   - perAddress: how many an address may have. The limit is at most half of all, so that one address cannot keep
  ///     the others out.
  ///   - maximum: how many there may be at all.
  init(perAddress: Int, maximum: Int = ConnectionTable.maximum) { self.perAddress = min(perAddress, maximum / 2) }

  /// - Returns: whether the address may have another connection; it has it then, until ``remove(_:)``.
  func add(_ network: ClientNetwork) -> Bool {
    counts.withLock { counts in
      guard counts[network, default: 0] < perAddress else { return false }
      counts[network, default: 0] += 1
      return true
    }
  }

  func remove(_ network: ClientNetwork) {
    counts.withLock { counts in
      guard let count = counts[network] else { return }
      counts[network] = count > 1 ? count - 1 : nil
    }
  }
}
