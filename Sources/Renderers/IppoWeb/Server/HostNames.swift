import Foundation
import NIOCore

/// The names under which a server that is bound to an address can be reached, as far as this machine knows.
enum HostNames {
  static let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// - Parameter host: what the server is bound to: a name, an address, or all addresses of this machine.
  static func bound(to host: String) -> Set<String> {
    let address = NetworkAddress(host.filter { !"[]".contains($0) })
    guard let address else {
      let name = Authority(host)?.name ?? host.lowercased()
      return loopback.contains(name) ? loopback : [name]
    }
    if address.bytes.allSatisfy({ $0 == 0 }) || address == NetworkAddress("0.0.0.0") {
      return loopback.union(interfaces()).union(machine())
    }
    return isLoopback(address) ? loopback.union([spelling(of: address)]) : [spelling(of: address)]
  }

  static func isLoopback(_ address: NetworkAddress) -> Bool {
    NetworkPrefix("127.0.0.0/8")!.contains(address) || address == NetworkAddress("::1")
  }

  /// As it stands in a URL.
  private static func spelling(of address: NetworkAddress) -> String {
    address.isIPv4 ? "\(address)" : "[\(address)]"
  }

  private static func interfaces() -> [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap { $0.address.flatMap { NetworkAddress($0) } }.map(spelling)
  }

  /// The name of the machine, with and without its domain.
  private static func machine() -> [String] {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
    let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
    return name.isEmpty ? [] : [name, String(name.prefix { $0 != "." })]
  }
}
