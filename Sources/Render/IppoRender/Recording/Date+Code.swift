package import Foundation

extension Date {
  /// The date as an expression of Swift that gives it exactly.
  ///
  /// A date counts from 2001. The count from 1970 is the one that people know, but may lack the last bit.
  package var code: String {
    Date(timeIntervalSince1970: timeIntervalSince1970) == self
      ? "Date(timeIntervalSince1970: \(timeIntervalSince1970))"
      : "Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate))"
  }
}
