import ConcurrencyExtras
import Dependencies
import Foundation
import OpenCombine
import Sharing
import Synchronization
import TestServers
import TestSignals
import Testing

@testable import IppoShared

/// A place for values, and those who go to it: each store is what a process has of it.
struct StoreKind: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () async throws -> @Sendable () throws -> SharedStore

  static var all: [StoreKind] {
    var kinds = [
      StoreKind(testDescription: "memory") {
        let backend = MemoryBackend()
        return { SharedStore(backend) }
      }
    ]
    #if Postgres
      kinds.append(
        StoreKind(testDescription: "PostgreSQL") {
          let url = try await TestPostgres.shared.value.newDatabase()
          return { try .postgres(url: url) }
        })
    #endif
    #if Redis
      kinds.append(
        StoreKind(testDescription: "Redis") {
          let url = try await TestRedis.shared.value.newDatabase()
          return { try .redis(url: url) }
        })
    #endif
    return kinds
  }
}

extension SharedStore {
  func shared<Value: Codable & Sendable>(_ name: String, _ value: Value) -> Shared<Value> {
    Shared(wrappedValue: value, .sharedStore(name, store: self))
  }
}

extension Shared where Value: Sendable {
  /// Waits until the value is as it is to be.
  @discardableResult
  func value(
    file: StaticString = #fileID, line: UInt = #line, where condition: @escaping @Sendable (Value) -> Bool
  ) async throws -> Value {
    try await SharedReader(self).value(file: file, line: line, where: condition)
  }
}

extension SharedReader where Value: Sendable {
  /// Waits until the value is as it is to be.
  @discardableResult
  func value(
    file: StaticString = #fileID, line: UInt = #line, where condition: @escaping @Sendable (Value) -> Bool
  ) async throws -> Value {
    let published = Watched(wrappedValue)
    let subscription = publisher.sink { published.value = $0 }
    defer { subscription.cancel() }
    return try await published.wait(for: "a shared value", file: file, line: line, until: condition)
  }
}

/// Hands calls on when it is told to, and notices never while it holds them.
final class HeldBackend: SharedBackend {
  private struct State {
    var isHolding = false
    var held: [@Sendable () -> Void] = []
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let base: any SharedBackend
  private let state = Mutex(State())

  init(_ base: any SharedBackend) { self.base = base }

  var description: String { base.description }

  func hold() { state.withLock { $0.isHolding = true } }

  func release() {
    let held = state.withLock { state in
      state.isHolding = false
      defer { state.held = [] }
      return state.held
    }
    for call in held { call() }
  }

  private func pass(_ call: @escaping @Sendable () -> Void) {
    let isHeld = state.withLock { state in
      if state.isHolding { state.held.append(call) }
      return state.isHolding
    }
    if !isHeld { call() }
  }

  func schedule(_ work: @escaping @Sendable () -> Void) { base.schedule(work) }

  func fetch(_ name: String, completion: @escaping @Sendable (Result<StoredValue?, SharedStoreError>) -> Void) {
    pass { [base] in base.fetch(name, completion: completion) }
  }

  func swap(
    _ name: String, _ bytes: [UInt8], expecting version: Int, token: UInt64,
    completion: @escaping @Sendable (Result<StoredSwap, SharedStoreError>) -> Void
  ) {
    pass { [base] in base.swap(name, bytes, expecting: version, token: token, completion: completion) }
  }

  func follow(_ name: String, _ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription {
    base.follow(name) { [self] found in
      if !state.withLock({ $0.isHolding }) { notice(found) }
    }
  }

  func close() async { await base.close() }
}
