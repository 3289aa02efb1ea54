import ComposableArchitecture
import Foundation
import IppoShared

/// Who has logged in, at all processes of the server.
public struct LogIns: Codable, Equatable, Sendable {
  /// One browser in which somebody has logged in.
  public struct LogIn: Codable, Equatable, Sendable {
    /// Who.
    public var name: String
    /// It is over then.
    public var until: Date
  }

  /// By id. A browser proves it with a key, of which the id is the digest: who reads this can log in nowhere.
  public private(set) var all: [String: LogIn] = [:]

  public init() {}

  /// A log-in that is not over.
  public func logIn(_ id: String, at now: Date) -> LogIn? { all[id].flatMap { $0.until > now ? $0 : nil } }

  /// The title of the desk of a log-in. A log-in that has just ended has no name, and its windows end a moment later.
  func deskTitle(of id: String?) -> String {
    guard let id, let name = all[id]?.name else { return "Desk" }
    return "Desk of \(name)"
  }

  /// Somebody has logged in. What is over is forgotten.
  public mutating func begin(_ id: String, name: String, until: Date, at now: Date) {
    all = all.filter { $0.value.until > now }
    all[id] = LogIn(name: name, until: until)
  }

  /// Ends a log-in.
  public mutating func end(_ id: String) { all[id] = nil }

  /// Ends all log-ins of somebody who has one with this id.
  public mutating func endAll(ofOwner id: String) {
    guard let name = all[id]?.name else { return }
    all = all.filter { $0.value.name != name }
  }
}

extension SharedKey where Self == SharedStoreKey<LogIns>.Default {
  /// Who has logged in: `--shared postgres://…` or `redis://…` shares it among processes.
  public static var logIns: Self { Self[.sharedStore("log-ins"), default: LogIns()] }
}
