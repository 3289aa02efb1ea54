import Foundation

/// The reason for which a log cannot be read.
public struct LogError: Error, Equatable, CustomStringConvertible {
  let path: String
  let number: Int32

  /// An error of a call of the system, with its `errno`.
  public init(path: String, number: Int32) {
    self.path = path
    self.number = number
  }

  /// The name and the reason, as the system words it.
  public var description: String { "\(path): \(String(cString: strerror(number)))" }
}
