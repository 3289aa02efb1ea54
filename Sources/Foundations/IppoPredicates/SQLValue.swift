package import Foundation

/// A value of SQLite, as columns hold and placeholders bind it.
package enum SQLValue: Hashable, Codable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

extension SQLValue: Comparable {
  /// An order of values of one kind, by which equal predicates have equal SQL.
  package static func < (left: SQLValue, right: SQLValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.real(let left), .real(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.blob(let left), .blob(let right)): left.lexicographicallyPrecedes(right)
    default: left.kind < right.kind
    }
  }

  private var kind: Int {
    switch self {
    case .null: 0
    case .integer: 1
    case .real: 2
    case .text: 3
    case .blob: 4
    }
  }

  /// A JSON array of values of one kind: doubles as integers with their bits, blobs as hexadecimal digits.
  static func jsonArray(_ values: [SQLValue]) -> SQLValue {
    var array = "["
    for value in values {
      if array.utf8.count > 1 { array += "," }
      switch value {
      case .null: array += "null"
      case .integer(let integer): array += String(integer)
      case .real(let double): array += String(Int64(bitPattern: double.canonicalBits))
      case .text(let text): array += text.jsonLiteral
      case .blob(let data): array += "\"" + data.hexadecimal + "\""
      }
    }
    return .text(array + "]")
  }
}

extension Data {
  /// The bytes as SQLite's function `hex` writes them.
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789ABCDEF".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension Double {
  /// The bits, equal for equal numbers: zero has one sign.
  var canonicalBits: UInt64 { self == 0 ? 0 : bitPattern }
}

extension String {
  /// The text as a string of JSON.
  fileprivate var jsonLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}": result += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
