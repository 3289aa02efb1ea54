import Foundation

/// A format with places for values: those of `printf`, `%@`, and in braces who may read the value.
struct LogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The text with values in their places. A place without a value stays as it is written.
  func text(_ values: [Any]) -> String {
    var result = ""
    var values = values[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let place = rest.prefixMatch(of: /%(?:\{([^}]*)\})?([-+ #0-9.]*)(?:hh|h|ll|l|q|z|t|j)?([@a-zA-Z%])/) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let (whole, privacy, flags, conversion) = place.output
      rest = rest[whole.endIndex...]
      if conversion == "%" {
        result += "%"
      } else if let value = values.popFirst() {
        result += Self.privacy(privacy).text(
          Self.text(value, flags, conversion), isPublicByNature: conversion != "@" && conversion != "s")
      } else {
        result += whole
      }
    }
    return result + rest
  }

  private static func privacy(_ words: Substring?) -> OSLogPrivacy {
    let words = (words ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("public") { return .public }
    if words.contains("sensitive") { return .sensitive(mask: mask) }
    return words.contains("private") ? .private(mask: mask) : .auto(mask: mask)
  }

  private static func text(_ value: Any, _ flags: Substring, _ conversion: Substring) -> String {
    switch value {
    case let number as any BinaryFloatingPoint where "fFeEgGaA".contains(conversion):
      String(format: "%\(flags)\(conversion)", Double(number))
    case let number as any BinaryInteger where "diouxX".contains(conversion):
      String(format: "%\(flags)ll\(conversion)", Int64(truncatingIfNeeded: number))
    default: String(describing: value)
    }
  }
}
