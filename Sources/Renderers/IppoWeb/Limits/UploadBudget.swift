import Synchronization

/// Room on the server's disk for files that visitors send.
final class UploadBudget: Sendable {
  private struct Taken {
    var inAll = 0
    var byVisitor: [WebVisitor: Int] = [:]
  }

  private let limits: WebLimits
  private let taken = Mutex(Taken())

  init(_ limits: WebLimits) { self.limits = limits }

  /// How many bytes are taken.
  var bytes: Int { taken.withLock { $0.inAll } }

  /// Takes room for a visitor's files.
  /// - Returns: whether there was room.
  func take(_ bytes: Int, for visitor: WebVisitor) -> Bool {
    taken.withLock { taken in
      let own = taken.byVisitor[visitor, default: 0]
      guard bytes <= limits.uploadBytesPerVisitor - own, bytes <= limits.uploadBytesInAll - taken.inAll else {
        return false
      }
      taken.inAll += bytes
      taken.byVisitor[visitor] = own + bytes
      return true
    }
  }

  /// Gives room back.
  func giveBack(_ bytes: Int, of visitor: WebVisitor) {
    taken.withLock { taken in
      taken.inAll -= bytes
      let own = taken.byVisitor[visitor, default: 0] - bytes
      taken.byVisitor[visitor] = own > 0 ? own : nil
    }
  }
}
