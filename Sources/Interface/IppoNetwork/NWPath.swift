internal import Foundation

/// The networks that a program can use (`Network.NWPath`). For an app in a browser they are the networks of the server.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether connections are possible (`NWPath.Status`).
  public enum Status: Hashable, Sendable {
    /// An interface has an address.
    case satisfied
    /// No interface has an address.
    case unsatisfied
    /// A connection might bring up a network. Servers have no such networks.
    case requiresConnection
  }

  /// The reason why no connection is possible (`NWPath.UnsatisfiedReason`).
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// Whether connections are possible.
  public let status: Status
  /// The interfaces with addresses, without the loopback.
  public let availableInterfaces: [NWInterface]
  /// Whether an interface has an address of IPv4.
  public let supportsIPv4: Bool
  /// Whether an interface has an address of IPv6.
  public let supportsIPv6: Bool

  /// Whether names can be resolved: they can with any address.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether data costs money: always `false`.
  public var isExpensive: Bool { false }
  /// Whether the person wants little data: always `false`.
  public var isConstrained: Bool { false }
  /// The reason why no connection is possible.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The routers: unknown, and empty.
  public var gateways: [NWEndpoint] { [] }
  /// The own end of a connection; `nil` for a path of no connection.
  public internal(set) var localEndpoint: NWEndpoint?
  /// The other end of a connection; `nil` for a path of no connection.
  public internal(set) var remoteEndpoint: NWEndpoint?

  /// The status, the interfaces and the kinds of addresses.
  public var debugDescription: String {
    let addresses = [supportsIPv4 ? "ipv4" : nil, supportsIPv6 ? "ipv6" : nil, supportsDNS ? "dns" : nil].compactMap {
      $0
    }
    let interfaces = availableInterfaces.map { "interface: \($0.debugDescription)" }
    return (["\(status)"] + interfaces + addresses).joined(separator: ", ")
  }

  /// Whether an interface of a type has an address.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The path over interfaces in some states.
  init(_ states: [InterfaceState], where isMeant: (NWInterface.InterfaceType) -> Bool = { _ in true }) {
    let usable = states.filter {
      $0.isRunning && $0.interface.type != .loopback && isMeant($0.interface.type) && ($0.hasIPv4 || $0.hasIPv6)
    }
    availableInterfaces = usable.map(\.interface)
    supportsIPv4 = usable.contains { $0.hasIPv4 }
    supportsIPv6 = usable.contains { $0.hasIPv6 }
    status = usable.isEmpty ? .unsatisfied : .satisfied
  }
}

/// An interface of the machine (`Network.NWInterface`).
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of interfaces (`NWInterface.InterfaceType`).
  public enum InterfaceType: Hashable, Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }

  /// The name, such as eth0.
  public let name: String
  /// The kind.
  public let type: InterfaceType
  /// The number.
  public let index: Int
  /// The name.
  public var debugDescription: String { name }
}

/// An interface with what the system says of it.
struct InterfaceState: Equatable, Sendable {
  let interface: NWInterface
  var isRunning: Bool
  /// Whether the interface has an address that other machines can reach.
  var hasIPv4 = false
  var hasIPv6 = false

  /// All interfaces of the machine.
  static func all() -> [InterfaceState] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var states: [String: InterfaceState] = [:]
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      let name = String(cString: entry.ifa_name)
      let flags = Int32(bitPattern: entry.ifa_flags)
      let isLoopback = flags & Int32(IFF_LOOPBACK) != 0
      let running = Int32(IFF_UP) | Int32(IFF_RUNNING)
      var state =
        states[name]
        ?? InterfaceState(
          interface: NWInterface(
            name: name, type: isLoopback ? .loopback : type(of: name), index: Int(if_nametoindex(name))),
          isRunning: flags & running == running)
      if let address = entry.ifa_addr {
        switch Int32(address.pointee.sa_family) {
        case AF_INET: state.hasIPv4 = true
        case AF_INET6:
          let bytes = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { $0.pointee.sin6_addr }
          // An address of fe80::/10 reaches the same link alone (RFC 4291, 2.5.6).
          let isLinkLocal = withUnsafeBytes(of: bytes) { $0[0] == 0xFE && $0[1] & 0xC0 == 0x80 }
          if !isLinkLocal { state.hasIPv6 = true }
        default: break
        }
      }
      states[name] = state
    }
    return states.values.sorted { $0.interface.index < $1.interface.index }
  }

  private static func type(of name: String) -> NWInterface.InterfaceType {
    let folder = "/sys/class/net/\(name)"
    if FileManager.default.fileExists(atPath: "\(folder)/wireless") { return .wifi }
    if name.hasPrefix("wwan") { return .cellular }
    // The number of Ethernet in Linux's if_arp.h.
    let kind = FileManager.default.contents(atPath: "\(folder)/type").map { String(decoding: $0, as: UTF8.self) }
    return kind?.trimmingCharacters(in: .whitespacesAndNewlines) == "1" ? .wiredEthernet : .other
  }
}
