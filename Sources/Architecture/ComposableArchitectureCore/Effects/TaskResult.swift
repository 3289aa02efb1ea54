public import CasePaths
import CustomDump
import IssueReporting

/// The outcome of a throwing task, comparable as far as its error is.
@available(*, deprecated, message: "Use 'Result' instead: 'Result { try await … }'.")
public enum TaskResult<Success: Sendable>: Sendable {
  /// The task returned.
  case success(Success)
  /// The task threw.
  case failure(any Error)

  /// Runs a function and keeps what it returns or throws.
  ///
  /// - Parameter body: The function.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The same outcome.
  ///
  /// - Parameter result: An outcome.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value that the task returned; throws the error that the task threw.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// The outcome with another value.
  ///
  /// - Parameter transform: Makes the value.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// The outcome of a further step.
  ///
  /// - Parameter transform: The step.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

@available(*, deprecated)
extension TaskResult: CasePathable {
  /// The case paths of the enum.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of the enum.
  public struct AllCasePaths: Sendable {
    /// The value.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        }
      )
    }

    /// The error.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }
  }
}

@available(*, deprecated)
extension TaskResult: Equatable where Success: Equatable {
  /// Whether the values are equal, or the errors are of one type and equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): areEqual(lhs, rhs)
    default: false
    }
  }
}

@available(*, deprecated)
extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value, or the error if it can be.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = (error as Any) as? AnyHashable {
        hasher.combine(error)
      } else {
        reportMissingConformance(of: type(of: error), to: "Hashable", use: "hashed")
      }
    }
  }
}

private func reportMissingConformance(of type: any Error.Type, to protocolName: String, use: String) {
  #if DEBUG
    let name = typeName(type)
    reportIssue(
      """
      A failed "TaskResult" was \(use), and its error cannot be: "\(name)" does not conform to "\(protocolName)".

      Add "extension \(name): \(protocolName) {}".
      """
    )
  #endif
}

extension Result where Success: Sendable, Failure == any Error {
  /// The same outcome.
  ///
  /// - Parameter result: An outcome.
  @available(*, deprecated, message: "Hold a 'Result' in the action from the start: 'Result { try await … }'.")
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

private func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
  func open(_ lhs: any Error) -> Bool {
    guard let lhs = (lhs as Any) as? any Equatable else {
      if type(of: lhs) == type(of: rhs) {
        reportMissingConformance(of: type(of: rhs), to: "Equatable", use: "compared")
      }
      return false
    }
    return isEqual(lhs, rhs)
  }
  return open(lhs)
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  rhs as? T == lhs
}
