import Dependencies
import Foundation
public import Sharing

extension SharedReaderKey {
  /// A value that all users of its name share, in all processes. The program's store (`defaultSharedStore`) keeps the
  /// value: PostgreSQL, Redis, or the memory of this process.
  ///
  /// ```swift
  /// @Shared(.sharedStore("board")) var board = Board()
  ///
  /// $board.withOptimisticLock { $0.move(card, to: column) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the value: any text.
  ///   - store: Where it is kept, if not there.
  public static func sharedStore<Value>(_ key: String, store: SharedStore? = nil) -> Self
  where Self == SharedStoreKey<Value> {
    SharedStoreKey(key, .sharedStore, store ?? DependencyValues._current.defaultSharedStore)
  }

  #if Postgres
    /// A value that all who say its name share, in whatever process they are, in a database of PostgreSQL
    /// (`defaultPostgres`).
    ///
    /// - Parameters:
    ///   - key: The name of the value: any text.
    ///   - store: Where it is kept, if not there.
    public static func postgres<Value>(_ key: String, store: SharedStore? = nil) -> Self
    where Self == SharedStoreKey<Value> {
      SharedStoreKey(key, .postgres, store ?? DependencyValues._current.defaultPostgres)
    }
  #endif

  #if Redis
    /// A value that all who say its name share, in whatever process they are, in Redis or Valkey
    /// (`defaultRedis`).
    ///
    /// - Parameters:
    ///   - key: The name of the value: any text.
    ///   - store: Where it is kept, if not there.
    public static func redis<Value>(_ key: String, store: SharedStore? = nil) -> Self
    where Self == SharedStoreKey<Value> {
      SharedStoreKey(key, .redis, store ?? DependencyValues._current.defaultRedis)
    }
  #endif
}

/// How a key is written in source.
enum SharedStoreKind: String, Sendable {
  case sharedStore, postgres, redis

  func spelling(of name: String) -> String { ".\(rawValue)(\(String(reflecting: name)))" }
}

/// Keeps a value, as JSON, where all processes find it. Create it with `postgres(_:)`, `redis(_:)` or `sharedStore(_:)`.
///
/// Each value has a version, and is written only in place of the version it was made from. A change may lose against an
/// earlier change of another process. The key then repeats a change of `withOptimisticLock` or `withTransaction` on the
/// other value; a change of `withLock` is lost, and `saveError` says so. Changes show at once, and are written in the
/// background. Changes that are made while the server is out of reach are written later. What others write shows here
/// within milliseconds.
///
/// Where the value of a key is no JSON of this type, it is left alone: `loadError` and `saveError` say so.
public struct SharedStoreKey<Value: Codable & Sendable>: SharedKey {
  private let name: String
  private let kind: SharedStoreKind
  private let store: SharedStore

  init(_ name: String, _ kind: SharedStoreKind, _ store: SharedStore) {
    self.name = name
    self.kind = kind
    self.store = store
  }

  /// The name and the store.
  public var id: SharedStoreKeyID { SharedStoreKeyID(name: name, store: store) }
}

extension SharedStoreKey: VersionedSharedKey {
  package func fetch(
    _ completion: @escaping @Sendable (Result<VersionedValue<Value>?, VersionedFailure>) -> Void
  ) {
    store.backend.fetch(name) { result in
      switch result {
      case .success(nil): completion(.success(nil))
      case .success(let stored?): completion(decode(stored).map { $0 })
      case .failure(let error): completion(.failure(failure(error)))
      }
    }
  }

  package func swap(
    _ value: Value, expecting version: Int, token: UInt64,
    completion: @escaping @Sendable (Result<VersionedSwap<Value>, VersionedFailure>) -> Void
  ) {
    store.backend.schedule {
      switch encode(value) {
      case .failure(let failure): completion(.failure(failure))
      case .success(let bytes):
        store.backend.swap(name, bytes, expecting: version, token: token) { result in
          switch result {
          case .failure(let error): completion(.failure(failure(error)))
          case .success(.kept(let version)): completion(.success(.kept(version: version)))
          case .success(.conflict(nil)): completion(.success(.conflict(newest: nil)))
          case .success(.conflict(let newest?)): completion(decode(newest).map { .conflict(newest: $0) })
          }
        }
      }
    }
  }

  package func follow(_ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription {
    store.backend.follow(name, notice)
  }

  private func failure(_ error: SharedStoreError) -> VersionedFailure {
    VersionedFailure(error, isTransient: error.isTransient)
  }

  private func decode(_ stored: StoredValue) -> Result<VersionedValue<Value>, VersionedFailure> {
    do {
      let value = try JSONDecoder().decode(Value.self, from: Data(stored.bytes))
      return .success(VersionedValue(value, version: stored.version, tokens: stored.tokens))
    } catch {
      return .failure(failure(.unreadable(key: description, reason: reason(error))))
    }
  }

  private func encode(_ value: Value) -> Result<[UInt8], VersionedFailure> {
    let encoder = JSONEncoder()
    // The same value has the same text.
    encoder.outputFormatting = .sortedKeys
    do {
      let bytes = [UInt8](try encoder.encode(value))
      guard bytes.count <= SharedStore.greatestValue else {
        return .failure(failure(.tooLarge(key: description, bytes: bytes.count)))
      }
      return .success(bytes)
    } catch {
      return .failure(failure(.unwritable(key: description, reason: reason(error))))
    }
  }

  /// The fault in JSON, and its place.
  private func reason(_ error: any Error) -> String {
    let context: (path: [any CodingKey], text: String)
    switch error {
    case DecodingError.dataCorrupted(let found), DecodingError.keyNotFound(_, let found),
      DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found):
      context = (found.codingPath, found.debugDescription)
    case EncodingError.invalidValue(_, let found): context = (found.codingPath, found.debugDescription)
    default: return "\(error)"
    }
    let path = context.path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    let text = context.text.hasSuffix(".") ? String(context.text.dropLast()) : context.text
    return path.isEmpty ? text : "\(text) (at \(path))"
  }
}

extension SharedStoreKey: CustomStringConvertible {
  /// The key as it is written in source.
  public var description: String { kind.spelling(of: name) }
}

/// Tells a value that processes share from others.
public struct SharedStoreKeyID: Hashable, Sendable {
  /// Names are told apart as a server does it: by their bytes, and not by what they look like.
  private let name: [UInt8]
  private let store: SharedStore

  init(name: String, store: SharedStore) {
    self.name = Array(name.utf8)
    self.store = store
  }
}
