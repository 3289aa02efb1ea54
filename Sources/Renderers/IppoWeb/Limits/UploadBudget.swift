import Synchronization

/// Room on the server's disk for files that visitors send.
final class UploadBudget: Sendable {
  private struct Taken {
    var inAll = 0
    var byVisitor: [WebVisitor: Int] = [:]
    var byNetwork: [ClientNetwork: Int] = [:]
  }

  /// The approximate size of a file besides its bytes: an empty file has a name, a folder and a place in the file
  /// system, too.
  static let bytesPerFile = 4096

  private let limits: WebLimits
  private let taken = Mutex(Taken())

  init(_ limits: WebLimits) { self.limits = limits }

  /// How many bytes are taken.
  var bytes: Int { taken.withLock { $0.inAll } }

  /// Takes room for a visitor's files.
  ///
  /// A visitor is a cookie, of which anybody can have many: an address has a share of its own.
  /// - Parameter network: where they come from.
  /// - Returns: whether there was room.
  func take(_ bytes: Int, for visitor: WebVisitor, at network: ClientNetwork) -> Bool {
    taken.withLock { taken in
      guard bytes <= limits.uploadBytesPerVisitor - taken.byVisitor[visitor, default: 0],
        bytes <= limits.uploadBytesPerAddress - taken.byNetwork[network, default: 0],
        bytes <= limits.uploadBytesInAll - taken.inAll
      else { return false }
      taken.inAll += bytes
      taken.byVisitor[visitor, default: 0] += bytes
      taken.byNetwork[network, default: 0] += bytes
      return true
    }
  }

  /// Gives room back.
  func giveBack(_ bytes: Int, of visitor: WebVisitor, at network: ClientNetwork) {
    taken.withLock { taken in
      taken.inAll -= bytes
      let (own, all) = (taken.byVisitor[visitor, default: 0] - bytes, taken.byNetwork[network, default: 0] - bytes)
      taken.byVisitor[visitor] = own > 0 ? own : nil
      taken.byNetwork[network] = all > 0 ? all : nil
    }
  }
}
