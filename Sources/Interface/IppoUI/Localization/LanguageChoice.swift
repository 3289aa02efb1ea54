import Foundation

/// Chooses among the languages of texts.
enum LanguageChoice {
  /// The language that suits a locale best: of the same language and script, then of the same region.
  ///
  /// - Parameter available: BCP 47 tags, also with underscores. `Base` is not a language.
  static func best(for locale: Locale, among available: some Sequence<String>) -> String? {
    let wanted = Parts(locale.language)
    var best: (tag: String, score: Int)?
    for tag in available.sorted() where tag != "Base" {
      let parts = Parts(Locale.Language(identifier: tag))
      guard parts.language == wanted.language, parts.script == wanted.script else { continue }
      let score =
        switch parts.region {
        case nil: 2
        case wanted.region: 3
        case parts.likelyRegion: 1
        default: 0
        }
      if score > best?.score ?? -1 { best = (tag, score) }
    }
    return best?.tag
  }

  /// The parts that distinguish a language from others.
  private struct Parts {
    var language: String
    var script: String?
    /// The region that was given.
    var region: String?
    /// The region of most people who write the language.
    var likelyRegion: String?

    init(_ language: Locale.Language) {
      let code = language.languageCode?.identifier(.alpha2) ?? language.languageCode?.identifier ?? ""
      self.language = Self.aliases[code] ?? code
      let likely = Locale.Language(identifier: language.maximalIdentifier)
      script = likely.script?.identifier
      region = language.region?.identifier
      likelyRegion = Locale.Language(identifier: Locale.Language(identifier: code).maximalIdentifier).region?.identifier
    }

    /// Codes that are written for others.
    private static let aliases = ["no": "nb", "iw": "he", "in": "id", "ji": "yi"]
  }
}
