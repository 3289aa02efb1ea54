package import Foundation

/// Names of the IANA time zone database.
package enum ZoneName {
  /// The zone with a name; `nil` for names that are not in the database.
  ///
  /// Foundation knows links such as `Asia/Kolkata`, which it does not list. Foundation also reads offsets (`GMT+0123`),
  /// which are not names of the database. So a name that Foundation does not list must look like an area and a place.
  package static func zone(_ name: String) -> TimeZone? {
    if name == "UTC" || known.contains(name) { return TimeZone(identifier: name) }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.utf8.count <= 32, (2...3).contains(parts.count), parts.allSatisfy(isPart) else { return nil }
    return TimeZone(identifier: name)
  }

  private static let known = Set(TimeZone.knownTimeZoneIdentifiers)

  private static func isPart(_ part: Substring) -> Bool {
    part.first?.isLetter == true && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-".contains($0)) }
  }
}
