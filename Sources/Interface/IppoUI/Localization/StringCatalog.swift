import Foundation

/// A string catalogue (`.xcstrings`): the texts of all languages in one file.
struct StringCatalog: Sendable {
  /// The language of keys.
  let sourceLanguage: String
  /// The tables by language.
  let tables: [String: StringTable]

  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage
    var tables: [String: StringTable] = [file.sourceLanguage: StringTable()]
    for (key, string) in file.strings {
      for (language, localization) in string.localizations ?? [:] {
        guard let entry = localization.entry else { continue }
        tables[language, default: StringTable()].entries[key] = entry
      }
    }
    self.tables = tables
  }

  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Item]
  }

  private struct Item: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?

    var forms: StringTable.Forms? {
      guard let plural else { return nil }
      var texts: [PluralCategory: String] = [:]
      for (name, form) in plural {
        if let category = PluralCategory(rawValue: name) { texts[category] = form.stringUnit?.value }
      }
      return texts.isEmpty ? nil : StringTable.Forms(texts: texts)
    }

    /// The text for devices that have none of their own.
    var otherDevice: Localization? { device?["other"] ?? device?["iphone"] ?? device?["mac"] }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private final class Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: StringTable.Entry? {
      var parts: [String: StringTable.Forms] = [:]
      for (name, substitution) in substitutions ?? [:] {
        guard var forms = substitution.variations?.forms else { continue }
        forms.argument = substitution.argNum.map { $0 - 1 }
        // The value itself stands as %arg in the forms.
        let specifier = "%" + (forms.argument.map { "\($0 + 1)$" } ?? "") + (substitution.formatSpecifier ?? "lld")
        forms.texts = forms.texts.mapValues { $0.replacingOccurrences(of: "%arg", with: specifier) }
        parts[name] = forms
      }
      if let text = stringUnit?.value { return parts.isEmpty ? .text(text) : .parts(text, parts) }
      if let forms = variations?.forms { return .forms(forms) }
      return variations?.otherDevice?.entry
    }
  }
}
