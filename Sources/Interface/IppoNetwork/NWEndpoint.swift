public import Foundation

/// An end of a connection (`Network.NWEndpoint`).
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A host and a port.
  case hostPort(host: Host, port: Port)
  /// A service by its name (Bonjour), which connections do not find.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket in the file system.
  case unix(path: String)
  /// A URL with a host.
  case url(URL)

  /// A host by its name or its address (`NWEndpoint.Host`).
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// A name, or an address as a text.
    case name(String, NWInterface?)

    /// A host by its name or its address.
    public init(_ string: String) { self = .name(string, nil) }
    /// A host by its name or its address.
    public init(stringLiteral value: String) { self.init(value) }

    var text: String {
      switch self {
      case .name(let text, _): text
      }
    }
    /// The name or the address.
    public var debugDescription: String { text }
  }

  /// A port (`NWEndpoint.Port`).
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    /// The number.
    public let rawValue: UInt16
    /// A port by its number.
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// A port by its number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A port by the digits of its number; `nil` for another text.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    /// Any free port, for a listener.
    public static let any: Port = 0
    /// The port of SSH.
    public static let ssh: Port = 22
    /// The port of HTTP.
    public static let http: Port = 80
    /// The port of HTTP over TLS.
    public static let https: Port = 443
    /// The number.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// The host and the port.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// The protocols of a connection (`Network.NWParameters`).
public final class NWParameters: @unchecked Sendable {  // changed by its owner before a connection takes it
  enum Transport: Sendable { case tcp, udp, tls }
  let transport: Transport

  private init(_ transport: Transport) { self.transport = transport }

  /// TCP.
  public class var tcp: NWParameters { NWParameters(.tcp) }
  /// UDP.
  public class var udp: NWParameters { NWParameters(.udp) }
  /// TLS over TCP, with which connections fail: use `URLSession` for HTTPS.
  public class var tls: NWParameters { NWParameters(.tls) }

  /// Whether a listener takes a port that was just in use. Listeners always do.
  public var allowLocalEndpointReuse = false
  /// Whether machines nearby are included. It has no effect.
  public var includePeerToPeer = false
}

/// An error of a connection (`Network.NWError`).
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible, LocalizedError {
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// An error in finding a host, by the number of `getaddrinfo`.
  case dns(Int32)
  /// An error of TLS, by the code of Security.
  case tls(Int32)

  /// A sentence for developers.
  public var debugDescription: String {
    switch self {
    case .posix(let code): String(cString: strerror(code.rawValue))
    case .dns(let code): String(cString: gai_strerror(code))
    case .tls: "Connections over TLS are not available. Use URLSession for HTTPS."
    }
  }
  /// A sentence for developers.
  public var errorDescription: String? { debugDescription }

  /// The error of the last call of the system.
  static func last(_ code: Int32 = errno) -> NWError { .posix(POSIXErrorCode(rawValue: code) ?? .EIO) }
}
