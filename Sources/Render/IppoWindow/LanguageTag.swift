package import Foundation

/// A well-formed language tag (BCP 47; RFC 5646, 2.1), with the parts that select a locale.
package struct LanguageTag: Equatable {
  /// In lower case.
  package var language: String
  /// With a capital, as `Hant`.
  package var script: String?
  /// In upper case, or three digits.
  package var region: String?

  /// The length of the longest tag. RFC 5646, 4.4.1 derives it from the subtags that tags may need.
  static let maximumLength = 35

  /// - Returns: `nil` for an ill-formed tag, a tag longer than 35 characters, or a tag without a language. Tags for
  ///   private use alone, and irregular tags from before RFC 4646 (`i-klingon`), are without a language.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    var subtags = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) }) else {
      return nil
    }
    func take(_ isMeant: (Substring) -> Bool) -> String? {
      guard let first = subtags.first, isMeant(first) else { return nil }
      return String(subtags.removeFirst())
    }
    guard let language = take({ $0.utf8.count != 4 && $0.utf8.count > 1 && Self.isAlphabetic($0) }) else { return nil }
    self.language = language.lowercased()
    if language.utf8.count <= 3 {
      for _ in 0..<3 { _ = take { $0.utf8.count == 3 && Self.isAlphabetic($0) } }
    }
    script = take { $0.utf8.count == 4 && Self.isAlphabetic($0) }?.capitalized
    region =
      take { $0.utf8.count == 2 && Self.isAlphabetic($0) || $0.utf8.count == 3 && $0.utf8.allSatisfy(Self.isDigit) }?
      .uppercased()
    while take({ $0.utf8.count >= 5 || $0.utf8.count == 4 && $0.utf8.first.map(Self.isDigit) ?? false }) != nil {}
    // Extensions, then what is for private use: a letter or digit of its own, and what it is followed by.
    var singletons: Set<String> = []
    while let singleton = take({ $0.utf8.count == 1 })?.lowercased() {
      guard singletons.insert(singleton).inserted else { return nil }
      let isPrivate = singleton == "x"
      var count = 0
      while take({ isPrivate || $0.utf8.count > 1 }) != nil { count += 1 }
      guard count > 0 else { return nil }
    }
    guard subtags.isEmpty else { return nil }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }

  private static func isAlphabetic(_ text: Substring) -> Bool { text.utf8.allSatisfy(isLetter) }

  /// The closest locale with data in Foundation: with script and region, with one of them, or with neither.
  ///
  /// Foundation keeps every locale that it has ever been asked for. The search limits the locales that clients can make
  /// it keep.
  package var locale: Locale? {
    let language = Self.renamed[language] ?? language
    // Where a region writes in another script than others do: zh-TW.
    let likely = script ?? Self.likelyScript(of: language, in: region)
    let candidates = [[script, region], [likely, region], [nil, region], [likely, nil], [nil, nil]].map { parts in
      ([language] + parts.compactMap(\.self)).joined(separator: "_")
    }
    return candidates.first(where: Self.available.contains).map(Locale.init(identifier:))
  }

  private static func likelyScript(of language: String, in region: String?) -> String? {
    guard let region else { return nil }
    let full = Locale.Language(identifier: "\(language)-\(region)").maximalIdentifier
    return Locale.Language(identifier: full).script?.identifier
  }

  private static let available = Set(Locale.availableIdentifiers)

  /// Languages with a new code today (IANA language subtag registry, `Preferred-Value`), for clients that send the
  /// former code.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "cmn": "zh"]
}
