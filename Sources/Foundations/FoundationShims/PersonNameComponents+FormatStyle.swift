#if canImport(FoundationNetworking)
  public import Foundation

  extension PersonNameComponents {
    /// Writes a name, which Foundation does on Apple's platforms only (`PersonNameComponents.FormatStyle`).
    ///
    /// ```swift
    /// PersonNameComponents(givenName: "Ada", familyName: "Lovelace").formatted(.name(style: .abbreviated))  // AL
    /// ```
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of a name is written (`PersonNameComponents.FormatStyle.Style`).
      public enum Style: Int, Codable, Hashable, Sendable {
        /// The nickname, or else the given name.
        case short
        /// Given name and family name.
        case medium
        /// All parts, titles and suffixes too.
        case long
        /// The initials.
        case abbreviated
      }

      /// How much of the name is written.
      public var style: Style
      /// The locale whose order of names applies where the letters of the name leave it open.
      public var locale: Locale

      /// A style.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      /// Writes a name.
      public func format(_ value: PersonNameComponents) -> String { WrittenName(value, in: locale).text(style) }

      /// The style for another locale.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }

      /// Reads names as they are written in ``Style/long``.
      public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// Takes a written name apart (`PersonNameComponents.ParseStrategy`).
    ///
    /// Usual titles before the first name become the prefix, and usual suffixes after the last name become the suffix.
    /// The last of the other words is the family name, the first one the given name. Names in Chinese and Japanese
    /// letters, and all where a comma follows the first word, begin with the family name.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
      /// A strategy.
      public init() {}

      /// Takes a name apart.
      ///
      /// - Throws: `CocoaError(.formatting)` where there is no name in the text.
      public func parse(_ value: String) throws -> PersonNameComponents {
        guard let name = WrittenName.components(of: value) else {
          throw CocoaError(
            .formatting, userInfo: [NSDebugDescriptionErrorKey: "There is no name in \(String(reflecting: value))."])
        }
        return name
      }
    }

    /// The name in its given and its family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    /// Takes a written name apart. See ``ParseStrategy``.
    ///
    /// - Throws: `CocoaError(.formatting)` where there is no name in the text.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Takes a written name apart.
    ///
    /// - Throws: What the strategy throws.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
    where T.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
  }

  extension PersonNameComponents.FormatStyle: ParseableFormatStyle {}

  extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes a name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
  }

  extension Foundation.ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Takes a name apart.
    public static var name: Self { Self() }
  }

  /// A name, and the order in which it is written.
  struct WrittenName {
    private let name: PersonNameComponents
    private let beginsWithFamily: Bool
    /// Names in Chinese and Japanese letters are written without a space between.
    private let separator: String

    init(_ name: PersonNameComponents, in locale: Locale) {
      self.name = name
      let letters = (name.givenName ?? "") + (name.familyName ?? "")
      let isEastern = Self.isEastern(letters)
      let isHangul = !letters.isEmpty && letters.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
      let language = locale.language.languageCode?.identifier
      beginsWithFamily =
        isEastern || isHangul || language == "hu" || letters.isEmpty && ["ja", "ko", "zh"].contains(language)
      separator = isEastern || isHangul ? "" : " "
    }

    func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
      let personal = beginsWithFamily ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
      switch style {
      case .short: return Self.filled([name.nickname, name.givenName, name.familyName]).first ?? ""
      case .medium: return Self.filled(personal).joined(separator: separator)
      case .abbreviated:
        // One letter says little where each is a word: the family name stands for the whole.
        if separator.isEmpty { return Self.filled([name.familyName, name.givenName]).first ?? "" }
        return Self.filled(personal).compactMap(\.first).map { String($0).uppercased() }.joined()
      case .long:
        let all =
          beginsWithFamily
          ? [name.namePrefix, name.familyName, name.middleName, name.givenName, name.nameSuffix]
          : [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        return Self.filled(all).joined(separator: separator)
      }
    }

    private static func filled(_ parts: [String?]) -> [String] { parts.compactMap { $0 }.filter { !$0.isEmpty } }

    /// Whether all letters are Chinese ones or Hiragana: a name in Katakana alone is a foreign one.
    private static func isEastern(_ text: String) -> Bool {
      !text.isEmpty
        && text.unicodeScalars.allSatisfy {
          (0x4E00...0x9FFF).contains($0.value) || (0x3041...0x309F).contains($0.value)
        }
    }

    private static let prefixes: Set<String> = [
      "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "madam", "dame", "lord", "lady", "rev", "fr",
      "hon", "herr", "frau",
    ]
    private static let suffixes: Set<String> = [
      "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "jd", "mba", "cpa",
    ]

    static func components(of text: String) -> PersonNameComponents? {
      func isOne(of known: Set<String>, _ word: Substring) -> Bool {
        known.contains(word.lowercased().replacing(".", with: "").replacing(",", with: ""))
      }
      func bare(_ word: Substring) -> String { word.trimmingCharacters(in: CharacterSet(charactersIn: ", ")) }
      var words = text.split(whereSeparator: \.isWhitespace)
      var name = PersonNameComponents()
      if words.count > 1, let first = words.first, isOne(of: prefixes, first) {
        name.namePrefix = bare(words.removeFirst())
      }
      if words.count > 1, let last = words.last, isOne(of: suffixes, last) {
        name.nameSuffix = bare(words.removeLast())
      }
      guard let first = words.first, !bare(first).isEmpty else { return nil }
      if words.count > 1, first.hasSuffix(",") {
        name.familyName = bare(words.removeFirst())
        name.givenName = bare(words.removeFirst())
        if !words.isEmpty { name.middleName = words.map(bare).joined(separator: " ") }
        return name
      }
      if words.count == 2, isEastern(text.filter { !$0.isWhitespace }) {
        (name.familyName, name.givenName) = (bare(words[0]), bare(words[1]))
        return name
      }
      name.givenName = bare(words.removeFirst())
      if let last = words.popLast() { name.familyName = bare(last) }
      if !words.isEmpty { name.middleName = words.map(bare).joined(separator: " ") }
      return name
    }
  }
#endif
