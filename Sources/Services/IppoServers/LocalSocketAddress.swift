package import Foundation

/// The address of a socket of this machine whose name is outside of the file system (unix(7), "abstract").
package struct LocalSocketAddress: Sendable {
  private let name: [UInt8]

  /// - Parameter name: at most 100 bytes.
  package init(_ name: String) { self.name = Array(name.utf8.prefix(100)) }

  /// Calls a function of the system with the address.
  package func withAddress<Value, Failure: Error>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      for (place, byte) in name.enumerated() { path[place + 1] = byte }
    }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.count)
    let result: Result<Value, Failure> = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        do throws(Failure) { return .success(try body(address, size)) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }
}
