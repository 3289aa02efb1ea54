import ComposableArchitecture
import Foundation
import Synchronization

/// A client of secrets. None of the structs has a name of its own for them but in its fields.
@DependencyClient
struct VaultClient: Sendable {
  struct Card: Codable, Equatable, Sendable {
    var holder: String
    var cvv: Int
  }

  struct Account: Codable, Equatable, PrivateFields, Sendable {
    static var privateFields: [PartialKeyPath<Self>] { [\.hint] }

    var number: Int
    var password: String
    var hint: String
  }

  struct Key: Codable, Equatable, Sendable {
    var name: String
    var password: Data
  }

  /// A code under another name in JSON.
  struct Door: Codable, Equatable, Sendable {
    enum CodingKeys: String, CodingKey { case code = "pin" }

    var code: Int
  }

  struct Place: Codable, Equatable, Sendable {
    var name: String
  }

  /// A function under the name of a type.
  typealias Report = @Sendable (String) -> Void

  var card: @Sendable () throws -> Card
  var accounts: @Sendable () throws -> [Account]
  var key: @Sendable () throws -> Key
  var door: @Sendable () throws -> Door
  var place: @Sendable () throws -> Place
  var token: @Sendable () throws -> String
  var password: @Sendable (_ of: String) throws -> Int
  var isPasswordRight: @Sendable (_ entry: String) throws -> Bool
  var open: @Sendable (_ report: (String) -> Void) throws -> Int
  var close: @Sendable (_ report: Report) throws -> Int
  var lock: @Sendable (_ report: Report?) throws -> Int
  var area: @Sendable () async throws -> String
  var size: @Sendable () throws -> Int
}

extension VaultClient: DependencyKey {
  static let liveValue = VaultClient()
  static let testValue = VaultClient()

  static func accounts(_ count: Int) -> [Account] {
    (0..<count).map { Account(number: $0, password: "pass-\(1_000 + $0)", hint: "hint-\(1_000 + $0)") }
  }

  static let filled = VaultClient(
    card: { Card(holder: "Blob", cvv: 123) },
    accounts: { accounts(150) },
    key: { Key(name: "front", password: Data("opensesame".utf8)) },
    door: { Door(code: 4_711) },
    place: { Place(name: "cellar") },
    token: { "abracadabra" },
    password: { _ in 987_654 },
    isPasswordRight: { $0 == "alakazam" },
    open: {
      $0("opened")
      return 1
    },
    close: {
      $0("closed")
      return 2
    },
    lock: {
      $0?("locked")
      return 3
    },
    area: { "12" },
    size: { 12 })
}

/// The calls of a button of ``VaultView``.
typealias VaultUse = @MainActor (VaultClient) async throws -> String

@Reducer
struct Vault {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action {
    case used
    case answered(String)
  }

  let use: VaultUse
  @Dependency(VaultClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .used: return .run { send in await send(.answered(try await use(client))) }
      case .answered(let text):
        state.text = text
        return .none
      }
    }
  }
}
