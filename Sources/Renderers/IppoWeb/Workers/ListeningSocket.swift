import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A TCP socket that connections are accepted from.
package struct ListeningSocket: Sendable {
  package let descriptor: CInt
  /// The TCP port: the one that the system chose where 0 was asked for.
  package let port: Int

  /// Binds to the first address of a host.
  /// - Parameter option: the name of the option that sets the port, for errors.
  /// - Throws: ``WebServerError`` when the process cannot listen there.
  package init(host: String, port: Int, option: String = "--port") throws {
    do {
      let address = try SocketAddress.makeAddressResolvingHost(host, port: port)
      let descriptor = socket(
        CInt(address.protocol.rawValue),
        CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue) | CInt(SOCK_NONBLOCK.rawValue), 0)
      guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
      do {
        var on: CInt = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<CInt>.size))
        let isBound = address.withSockAddr { bind(descriptor, $0, socklen_t($1)) }
        guard isBound == 0, listen(descriptor, 1024) == 0 else { throw IOError(errnoCode: errno, reason: "bind") }
        self.port = try Self.port(of: descriptor)
        self.descriptor = descriptor
      } catch {
        close(descriptor)
        throw error
      }
    } catch {
      throw WebServerError.binding(error, host: host, port: port, option: option)
    }
  }

  /// Takes no further connections: clients are refused.
  package func end() { _ = close(descriptor) }

  private static func port(of descriptor: CInt) throws -> Int {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard result == 0 else { throw IOError(errnoCode: errno, reason: "getsockname") }
    // The port has the same place in the addresses of both versions of the Internet Protocol.
    return withUnsafeBytes(of: &storage) { Int($0[2]) << 8 | Int($0[3]) }
  }
}
