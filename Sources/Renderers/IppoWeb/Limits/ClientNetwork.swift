import IppoRender

/// The unit that limits count as one client: an IPv4 address, or the 64 bits of an IPv6 address that one household has.
package struct ClientNetwork: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// A client without an address: a socket in the file system, or a client within the process.
  package static let unknown = ClientNetwork(nil)

  init(_ address: NetworkAddress?) {
    let bytes = address?.bytes ?? []
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    high = number(bytes.prefix(8))
    low = address?.isIPv4 == true ? number(bytes.suffix(8)) : 0
  }

  /// The network of a visitor when the window was opened.
  init(of person: Visitor) { self.init(person.remoteAddress.flatMap { NetworkAddress($0) }) }
}
