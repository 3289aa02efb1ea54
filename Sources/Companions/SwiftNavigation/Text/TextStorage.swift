import Foundation

#if UI
  import IppoUI
#endif

/// The characters of a ``TextState``.
///
/// Localized text equals text that reads the same, however it was put together, so that tests can state either.
indirect enum TextStorage: Equatable, Hashable, Sendable {
  case concatenated(TextState, TextState)
  #if UI
    case localized(LocalizedText)
  #endif
  case verbatim(String)

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.concatenated(let l1, let l2), .concatenated(let r1, let r2)): l1 == r1 && l2 == r2
    case (.concatenated, _), (_, .concatenated): false
    default: lhs.string == rhs.string
    }
  }

  func hash(into hasher: inout Hasher) {
    if case .concatenated(let first, let second) = self {
      hasher.combine(first)
      hasher.combine(second)
    } else {
      hasher.combine(string)
    }
  }

  /// The characters; `nil` of two texts that have styles of their own.
  private var string: String? {
    switch self {
    case .concatenated: nil
    #if UI
      case .localized(let text): text.string()
    #endif
    case .verbatim(let string): string
    }
  }
}

#if UI
  /// Text that is looked up in a string table.
  struct LocalizedText: Sendable {
    let key: LocalizedStringKey
    let tableName: String?
    // Bundles do not change, and may be used from any thread.
    let bundle: Bundle?
    let comment: StaticString?

    func string(locale: Locale? = nil) -> String {
      self.key._string(table: self.tableName, bundle: self.bundle, locale: locale ?? .current)
    }
  }
#endif
