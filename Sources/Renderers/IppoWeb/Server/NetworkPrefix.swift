/// A network: an address and how many of its bits count, such as `10.0.0.0/8` or `2001:db8::/32` (RFC 4632, RFC 4291).
public struct NetworkPrefix: Hashable, Sendable, LosslessStringConvertible {
  private let address: NetworkAddress
  /// The number of leading bits, of the 128 bits of an IPv6 address.
  private let length: Int

  /// - Parameter text: an address with or without a length; without one it is that host alone.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let address = NetworkAddress(parts[0]) else { return nil }
    let bits = address.isIPv4 && !parts[0].contains(":") ? 32 : 128
    var length = bits
    if parts.count == 2 {
      guard let number = Int(parts[1]), (0...bits).contains(number), parts[1].first?.isNumber == true else {
        return nil
      }
      length = number
    }
    self.address = address
    self.length = 128 - bits + length
  }

  /// The address and the number of its leading bits that count, as in `192.0.2.0/24` (RFC 4632).
  public var description: String {
    address.isIPv4 && length >= 96 ? "\(address)/\(length - 96)" : "\(address)/\(length)"
  }

  func contains(_ other: NetworkAddress) -> Bool {
    (0..<length).allSatisfy { bit in
      (address.bytes[bit / 8] ^ other.bytes[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }
}
