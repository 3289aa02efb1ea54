public import Foundation

/// The error of a service of maps (`MapKit.MKError`). There is no such service here: every request ends with
/// ``Code/serverFailure``.
public struct MKError: LocalizedError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: UInt, Sendable {
    /// Unknown.
    case unknown = 1
    /// The service cannot be reached.
    case serverFailure
    /// There were too many requests.
    case loadingThrottled
    /// The place was not found.
    case placemarkNotFound
    /// No way was found.
    case directionsNotFound
    /// The answer cannot be read.
    case decodingFailed
  }

  /// The name of the errors' domain.
  public static let errorDomain = "MKErrorDomain"
  /// The kind.
  public let code: Code

  /// An error.
  public init(_ code: Code) { self.code = code }

  /// The description.
  public var errorDescription: String? {
    switch code {
    case .serverFailure:
      "Maps are drawn without a service that finds places and ways. Put a service of yours in its place."
    case .unknown, .loadingThrottled, .placemarkNotFound, .directionsNotFound, .decodingFailed:
      "Map error \(code.rawValue)."
    }
  }
}
