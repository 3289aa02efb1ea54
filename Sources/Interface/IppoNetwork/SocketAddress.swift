internal import Foundation

/// An address of a socket.
struct SocketAddress: Sendable {
  private let bytes: [UInt8]
  private let family: Int32
  private let kind: Int32

  /// The addresses of a host, the preferred one first.
  static func find(_ host: String, _ port: UInt16, _ kind: __socket_type, isForListener: Bool = false)
    -> Result<[SocketAddress], NWError>
  {
    var hints = addrinfo()
    hints.ai_socktype = Int32(kind.rawValue)
    hints.ai_flags = AI_NUMERICSERV | (isForListener ? AI_PASSIVE : 0)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(isForListener ? nil : host, "\(port)", &hints, &list)
    guard code == 0 else { return .failure(.dns(code)) }
    defer { freeaddrinfo(list) }
    var addresses: [SocketAddress] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ai_next
      guard let address = entry.ai_addr else { continue }
      addresses.append(
        SocketAddress(
          bytes: Array(UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))), family: entry.ai_family,
          kind: entry.ai_socktype))
    }
    return addresses.isEmpty ? .failure(.posix(.EADDRNOTAVAIL)) : .success(addresses)
  }

  /// A socket for the address in the non-blocking mode; -1 with `errno` after a failure.
  func makeSocket() -> Int32 {
    socket(family, kind | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    // A buffer of the largest address is aligned for each of them.
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(bytes.count)) }
    }
  }

  /// The address and the port of an address of the system.
  static func endpoint(of storage: sockaddr_storage) -> NWEndpoint? {
    var storage = storage
    var (host, service) = ([CChar](repeating: 0, count: 1025), [CChar](repeating: 0, count: 32))
    let code = withUnsafePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getnameinfo(
          $0, socklen_t(MemoryLayout<sockaddr_storage>.size), &host, socklen_t(host.count), &service,
          socklen_t(service.count), NI_NUMERICHOST | NI_NUMERICSERV)
      }
    }
    func text(_ characters: [CChar]) -> String {
      String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    guard code == 0, let port = NWEndpoint.Port(text(service)) else { return nil }
    return .hostPort(host: NWEndpoint.Host(text(host)), port: port)
  }
}
