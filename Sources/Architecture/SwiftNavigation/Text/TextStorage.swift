import Foundation
import IppoUI

/// The characters of a ``TextState``.
///
/// Localized text equals text that reads the same, however it was put together, so that tests can state either.
indirect enum TextStorage: Equatable, Hashable, Sendable {
  case concatenated(TextState, TextState)
  case localized(LocalizedText)
  case verbatim(String)

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.concatenated(let l1, let l2), .concatenated(let r1, let r2)): l1 == r1 && l2 == r2
    case (.localized(let lhs), .localized(let rhs)): lhs.string() == rhs.string()
    case (.verbatim(let lhs), .verbatim(let rhs)): lhs == rhs
    case (.localized(let text), .verbatim(let string)), (.verbatim(let string), .localized(let text)):
      text.string() == string
    case (.concatenated, _), (_, .concatenated): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .concatenated(let first, let second):
      hasher.combine(first)
      hasher.combine(second)
    case .localized(let text): hasher.combine(text.string())
    case .verbatim(let string): hasher.combine(string)
    }
  }
}

/// Text that is looked up in a string table.
struct LocalizedText: @unchecked Sendable {
  let key: LocalizedStringKey
  let tableName: String?
  // Bundles do not change, and may be used from any thread.
  let bundle: Bundle?
  let comment: StaticString?

  func string(locale: Locale? = nil) -> String {
    self.key._string(table: self.tableName, bundle: self.bundle, locale: locale ?? .current)
  }
}
