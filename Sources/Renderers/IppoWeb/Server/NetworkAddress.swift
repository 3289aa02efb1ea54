import Foundation
import NIOCore

/// The address of a host in the Internet Protocol, of either version. IPv4 addresses are held as IPv6 has them (RFC 4291,
/// 2.5.5.2), so that an address is one address, however it is written.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
  /// 16 bytes in network order.
  let bytes: [UInt8]

  /// - Parameter text: without port, brackets or zone.
  init?(_ text: some StringProtocol) {
    guard !text.contains("%"), let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// - Returns: `nil` for what is no address of the Internet Protocol, such as a socket in the file system.
  init?(_ address: SocketAddress) {
    switch address {
    case .v4(let address):
      bytes =
        [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + withUnsafeBytes(of: address.address.sin_addr) { [UInt8]($0) }
    case .v6(let address): bytes = withUnsafeBytes(of: address.address.sin6_addr) { [UInt8]($0) }
    case .unixDomainSocket: return nil
    }
  }

  var isIPv4: Bool { bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10...11] == [0xFF, 0xFF] }

  /// As people write it, without brackets.
  var description: String {
    if isIPv4 { return bytes.suffix(4).map(String.init).joined(separator: ".") }
    let address = try? SocketAddress(packedIPAddress: ByteBuffer(bytes: bytes), port: 0)
    return address?.ipAddress ?? bytes.map { String($0, radix: 16) }.joined(separator: ":")
  }
}
