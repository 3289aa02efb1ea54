#if UI
  internal import IppoWindow
#endif

/// The surroundings of running code that dependencies read, and that are task-local values of their own.
///
/// A closure that escapes by `withEscapedDependencies(_:)` runs in the surroundings of that call, as a task would that
/// was created there. The module of a task-local value declares the conformance of one of ``EscapedScopes``, and this
/// module looks the conformance up. A program without the module has no such surroundings.
package protocol EscapedScope {
  /// The surroundings of the running code.
  static func current() -> any EscapedSurroundings
}

/// Surroundings of code, to be restored elsewhere.
package protocol EscapedSurroundings: Sendable {
  /// Runs an operation in the surroundings.
  func run<R>(_ operation: () throws -> R) rethrows -> R

  /// Runs an asynchronous operation in the surroundings.
  func run<R>(isolation: isolated (any Actor)?, _ operation: () async throws -> R) async rethrows -> R
}

/// The scopes that travel with escaped dependencies.
package enum EscapedScopes {
  /// The effect that runs: its place among presented features, by which `dismiss` and cancellation find their target.
  package enum Effects {}

  /// The trackers that notice changes of shared values.
  package enum SharedChanges {}

  /// The window and its visitor.
  package enum Window {}

  private static let all: [Any.Type] = [Effects.self, SharedChanges.self, Window.self]

  /// The surroundings of the running code.
  static func capture() -> [any EscapedSurroundings] {
    all.compactMap { ($0 as? any EscapedScope.Type)?.current() }
  }

  /// Runs an operation in all of some surroundings.
  static func run<R>(
    _ operation: () throws -> R, in surroundings: ArraySlice<any EscapedSurroundings>
  ) rethrows -> R {
    guard let outer = surroundings.first else { return try operation() }
    return try outer.run { try run(operation, in: surroundings.dropFirst()) }
  }

  /// Runs an asynchronous operation in all of some surroundings.
  static func run<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R,
    in surroundings: ArraySlice<any EscapedSurroundings>
  ) async rethrows -> R {
    guard let outer = surroundings.first else { return try await operation() }
    return try await outer.run(isolation: isolation) {
      try await run(operation, in: surroundings.dropFirst())
    }
  }
}

#if UI
  extension EscapedScopes.Window: EscapedScope {
    /// Code outside of windows has nothing to carry, and leaves the window that its closures run in.
    private struct Surroundings: EscapedSurroundings {
      let scope = WindowScope.current
      let display = WindowDisplay.current

      func run<R>(_ operation: () throws -> R) rethrows -> R {
        try WindowScope.$current.withValue(scope ?? .current) {
          try WindowDisplay.$current.withValue(display ?? .current, operation: operation)
        }
      }

      func run<R>(isolation: isolated (any Actor)?, _ operation: () async throws -> R) async rethrows -> R {
        try await WindowScope.$current.withValue(scope ?? .current) {
          try await WindowDisplay.$current.withValue(display ?? .current, operation: operation)
        }
      }
    }

    package static func current() -> any EscapedSurroundings { Surroundings() }
  }
#endif
