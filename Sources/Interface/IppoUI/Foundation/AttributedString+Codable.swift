public import Foundation

/// Writes attributed text as JSON and the like, as Foundation of Apple's systems does.
///
/// An array has each part's characters and then its attributes by their names. The attributes are those of Foundation with texts
/// and numbers: links, inline intents of Markdown, languages, and descriptions of pictures. Fonts and colours of views are left
/// out.
extension AttributedString: @retroactive Codable {
  /// Reads attributed text.
  ///
  /// - Throws: `DecodingError` for another form. Unknown attributes are left out.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      var part = AttributedString(try container.decode(String.self))
      try container.decode(CodedAttributes.self).apply(to: &part)
      append(part)
    }
  }

  /// Writes attributed text.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(String(self[run.range].characters))
      try container.encode(CodedAttributes(run))
    }
  }
}

/// The attributes of a part, by the names that Foundation gives them.
private struct CodedAttributes: Codable {
  var link: URL?
  var intent: InlinePresentationIntent?
  var language: String?
  var description: String?

  enum CodingKeys: String, CodingKey {
    case link = "NSLink"
    case intent = "NSInlinePresentationIntent"
    case language = "NSLanguage"
    case description = "NSAlternateDescription"
  }

  init(_ run: AttributedString.Runs.Run) {
    link = run.link
    intent = run[InlinePresentationIntentAttribute.self]
    language = run.languageIdentifier
    description = run.alternateDescription
  }

  func apply(to part: inout AttributedString) {
    if let link { part.link = link }
    if let intent { part[InlinePresentationIntentAttribute.self] = intent }
    if let language { part.languageIdentifier = language }
    if let description { part.alternateDescription = description }
  }
}
