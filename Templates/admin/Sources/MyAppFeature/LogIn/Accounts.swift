import Foundation
import SwiftData

/// The accounts of the database, and how often a log-in may fail.
public actor Accounts {
  /// A reason to refuse an account or a log-in.
  public enum Refusal: Error, Equatable, LocalizedError {
    case shortPassword
    case wrongPassword
    case tooManyAttempts

    public var errorDescription: String? {
      switch self {
      case .shortPassword: "A password needs 12 characters."
      case .wrongPassword: "The name or the password is wrong."
      case .tooManyAttempts: "Too many attempts. Wait a minute."
      }
    }
  }

  private let container: ModelContainer
  private let now: @Sendable () -> Date
  private var failures: [String: [Date]] = [:]

  /// - Parameters:
  ///   - container: The database.
  ///   - now: The clock, from which tests differ.
  public init(_ container: ModelContainer, now: @escaping @Sendable () -> Date = { Date() }) {
    (self.container, self.now) = (container, now)
  }

  /// Makes an account, or gives it another password.
  public func set(_ password: String, for name: String) throws {
    guard password.count >= 12 else { throw Refusal.shortPassword }
    let hash = try PasswordHash(password)
    let context = ModelContext(container)
    if let account = try Self.account(name, in: context) {
      account.password = hash
    } else {
      context.insert(Account(name: name, password: hash))
    }
    try context.save()
  }

  /// Lets a person in, or throws a ``Refusal``.
  ///
  /// Five log-ins of a name may fail within a minute. A name that nobody has costs the same time as a wrong password.
  public func logIn(_ name: String, _ password: String) throws {
    let recent = failures[name, default: []].filter { now().timeIntervalSince($0) < 60 }
    guard recent.count < 5, name.utf8.count <= 64, password.utf8.count <= 256 else { throw Refusal.tooManyAttempts }
    // Names beyond this number push out all others, so that strangers cannot fill the memory.
    if failures.count > 10_000 { failures = [:] }
    failures[name] = recent + [now()]
    let account = try Self.account(name, in: ModelContext(container))
    let hash = try account?.password ?? PasswordHash("")
    guard try hash.admits(password), account != nil else { throw Refusal.wrongPassword }
    failures[name] = nil
  }

  private static func account(_ name: String, in context: ModelContext) throws -> Account? {
    try context.fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.name == name })).first
  }
}
