#if Web
  import Foundation

  /// A connection that a listening socket had in its queue.
  enum AcceptedConnection {
    /// Takes the next connection, which neither blocks nor is known to programs that are started.
    /// - Parameter address: the address of the client, where that is asked for.
    /// - Returns: the descriptor; `nil` while there is none.
    static func next(from listener: Int32, address: UnsafeMutablePointer<sockaddr_storage>? = nil) -> Int32? {
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      var descriptor: Int32 = -1
      repeat {
        if let address {
          descriptor = address.withMemoryRebound(to: sockaddr.self, capacity: 1) { accept(listener, $0, &size) }
        } else {
          descriptor = accept(listener, nil, nil)
        }
      } while descriptor < 0 && errno == EINTR
      guard descriptor >= 0 else { return nil }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      return descriptor
    }
  }
#endif
