import Dependencies
import DependenciesMacros

/// The judge of log-ins. The program gives its live value, which asks ``Accounts``.
@DependencyClient
public struct LogInClient: Sendable {
  /// Lets a person in, or throws the reason.
  public var logIn: @Sendable (_ name: String, _ password: String) async throws -> Void
}

extension LogInClient: DependencyKey {
  public static var liveValue: LogInClient { testValue }
  public static var testValue: LogInClient { LogInClient() }
}

extension LogInClient {
  /// A client that asks accounts.
  public init(_ accounts: Accounts) {
    self.init(logIn: { name, password in try await accounts.logIn(name, password) })
  }
}
