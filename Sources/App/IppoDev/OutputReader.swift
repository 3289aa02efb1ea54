#if os(Linux)
  import Foundation

  /// Reads what other processes write to a descriptor, without waiting for it.
  package final class OutputReader {
    /// Readable when something was written. The descriptor closes with the object.
    package let descriptor: Int32
    /// Whether nobody can write any more. The descriptor stays readable then.
    package private(set) var isAtEnd = false

    package init(_ descriptor: Int32) {
      self.descriptor = descriptor
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Reads what was written since the last call.
    /// - Parameter use: receives each part.
    package func read(_ use: (ArraySlice<UInt8>) -> Void) {
      var room = [UInt8](repeating: 0, count: 64 * 1024)
      while case let count = Foundation.read(descriptor, &room, room.count), count >= 0 {
        guard count > 0 else {
          isAtEnd = true
          return
        }
        use(room[..<count])
      }
    }
  }
#endif
