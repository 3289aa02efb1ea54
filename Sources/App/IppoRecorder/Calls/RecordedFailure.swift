public import Foundation

/// An error of a recorded dependency in a test, where the error itself has no code.
public struct RecordedFailure: LocalizedError, CustomStringConvertible, Equatable {
  /// The recorded error in words.
  public let description: String

  /// Makes an error.
  ///
  /// - Parameter description: The recorded error in words.
  public init(_ description: String) { self.description = description }

  /// The recorded error in words.
  public var errorDescription: String? { description }
}
