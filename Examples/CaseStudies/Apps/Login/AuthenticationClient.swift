import ComposableArchitecture

/// Knows who may come in.
@DependencyClient
struct AuthenticationClient: Sendable {
  struct Response: Equatable, Sendable {
    var token: String
    var isCodeRequired = false
  }

  enum Failure: Error, Equatable, CustomStringConvertible {
    case wrongCode
    case wrongPassword

    var description: String {
      switch self {
      case .wrongCode: "That is not the code. (It is 1234.)"
      case .wrongPassword: "That is not the password. (It is sesame.)"
      }
    }
  }

  var login: @Sendable (_ name: String, _ password: String) async throws -> Response
  var confirm: @Sendable (_ code: String, _ token: String) async throws -> Response
}

extension AuthenticationClient: DependencyKey {
  /// Lets everyone in with the password "sesame"; names with a "2" in them need the code "1234" as well.
  static let liveValue = AuthenticationClient(
    login: { name, password in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
      guard password == "sesame" else { throw Failure.wrongPassword }
      return Response(token: name, isCodeRequired: name.contains("2"))
    },
    confirm: { code, token in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
      guard code == "1234" else { throw Failure.wrongCode }
      return Response(token: token)
    }
  )
  static let testValue = AuthenticationClient()
}

extension DependencyValues {
  var authentication: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}
