internal import ConcurrencyExtras
internal import Foundation
internal import IppoWindow
internal import Synchronization

/// The items of one person, kept sealed.
package struct Keychain {
  /// The folder of the program's keychain; `nil` for the usual one.
  @TaskLocal package static var folder: String?

  /// One thread of the process changes items at a time; `KeychainFile` keeps other processes out.
  private static let turn = Mutex(())

  private let file: KeychainFile
  /// The store of a server's visitor; `nil` for the file of the person who runs the program.
  private let visitor: (defaults: UserDefaults, id: String)?

  private static let key = "ippo.keychain"

  /// The keychain of the person for whom the code runs.
  /// - Throws: ``errSecNotAvailable`` if there is no place for the file.
  static func current() throws -> Keychain {
    let file = try KeychainFile(folder ?? usualFolder())
    guard let scope = WindowScope.current, scope.visitor.id != Visitor.local.id else {
      return Keychain(file: file, visitor: nil)
    }
    return Keychain(file: file, visitor: (scope.defaultAppStorage, scope.visitor.id))
  }

  /// The folder that `IPPO_KEYCHAIN` names, or `ippo/PROGRAM` in `XDG_DATA_HOME` or `~/.local/share` (XDG Base Directory
  /// Specification 0.8).
  private static func usualFolder() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["IPPO_KEYCHAIN"], folder.hasPrefix("/") { return folder }
    let program = "ippo/\(ProcessInfo.processInfo.processName)"
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/\(program)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { throw KeychainError(errSecNotAvailable) }
    return "\(home)/.local/share/\(program)"
  }

  func items() throws -> [KeychainItem] {
    guard let visitor else { return try file.read().map { try decode($0) } ?? [] }
    return try sealed(of: visitor)
  }

  /// Changes the items. If `body` throws, or the items cannot be written, they stay as they were.
  func change(_ body: (inout [KeychainItem]) throws -> Void) throws {
    // The lock of the mutex covers nothing that could be sent: the error alone leaves it.
    let result: Result<Void, KeychainError> = Self.turn.withLock { _ in
      do {
        try changeAlone(body)
        return .success(())
      } catch { return .failure(error as? KeychainError ?? KeychainError(errSecIO)) }
    }
    try result.get()
  }

  private func changeAlone(_ body: (inout [KeychainItem]) throws -> Void) throws {
    guard let visitor else {
      try file.replace { old in
        var items = try old.map { try decode($0) } ?? []
        try body(&items)
        return try JSONEncoder().encode(items)
      }
      return
    }
    var items = try sealed(of: visitor)
    try body(&items)
    let sealed = try file.seal(JSONEncoder().encode(items), of: visitor.id)
    visitor.defaults.set(sealed, forKey: Self.key)
    // A visitor's store refuses what is too large.
    guard visitor.defaults.data(forKey: Self.key) == sealed else { throw KeychainError(errSecDiskFull) }
  }

  private func sealed(of visitor: (defaults: UserDefaults, id: String)) throws -> [KeychainItem] {
    guard let data = visitor.defaults.data(forKey: Self.key) else { return [] }
    return try decode(file.open(data, of: visitor.id))
  }

  private func decode(_ data: Data) throws -> [KeychainItem] {
    do { return try JSONDecoder().decode([KeychainItem].self, from: data) } catch { throw KeychainError(errSecDecode) }
  }
}
