internal import Foundation

/// The failure of a function of the keychain.
struct KeychainError: Error {
  let status: OSStatus
  init(_ status: OSStatus) { self.status = status }
}

/// An item of the keychain.
struct KeychainItem: Codable, Equatable {
  /// The persistent reference.
  var id: Data
  var attributes: [String: KeychainValue]
  var secret: Data?

  /// The attributes that tell the items of a class apart.
  private static func primaryKeys(of kind: String) -> [String] {
    let both = [kSecAttrAccessGroup, kSecAttrSynchronizable]
    switch kind {
    case kSecClassGenericPassword: return both + [kSecAttrAccount, kSecAttrService]
    case kSecClassInternetPassword:
      return both + [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath,
      ]
    default:
      return both + [
        kSecAttrKeyClass, kSecAttrKeyType, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeySizeInBits,
      ]
    }
  }

  var kind: String { if case .text(let kind)? = attributes[kSecClass] { kind } else { "" } }

  var isSynchronizable: Bool { attributes[kSecAttrSynchronizable]?.isTrue == true }

  func isDuplicate(of other: KeychainItem) -> Bool {
    kind == other.kind && Self.primaryKeys(of: kind).allSatisfy { attributes[$0] == other.attributes[$0] }
  }
}

/// The value of an attribute.
enum KeychainValue: Codable, Equatable {
  case text(String)
  case data(Data)
  case number(Double)
  case date(Date)

  /// - Returns: `nil` for a value that attributes do not have.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as Int: self = .number(Double(number))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let date as Date: self = .date(date)
    default: return nil
    }
  }

  var isTrue: Bool { self == .number(1) }

  var value: Any {
    switch self {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): Int(exactly: number) ?? number
    case .date(let date): date
    }
  }
}
