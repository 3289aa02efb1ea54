public import Foundation

extension AttributedString {
  /// Reads Markdown, which Foundation does on Apple's platforms only: emphasis, strikethrough, code and links.
  ///
  /// Of blocks, only paragraphs are known: what marks a heading or a list stays as it is written.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: What of it is read.
  ///   - baseURL: What relative links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let text =
      options.interpretedSyntax == .inlineOnlyPreservingWhitespace ? markdown : Self.joiningLines(of: markdown)
    self = AttributedString()
    for span in Markdown.parse(text.map { .character($0) }) {
      append(AttributedString(span.text, span.style, baseURL: baseURL))
    }
  }

  /// A text of one style.
  init(_ text: String, _ style: Markdown.Style, baseURL: URL? = nil) {
    self.init(text)
    if let link = style.link { self.link = URL(string: link, relativeTo: baseURL) }
    let intent = style.intent
    if !intent.isEmpty { self[InlinePresentationIntentAttribute.self] = intent }
  }

  /// What of Markdown is read (`AttributedString.MarkdownParsingOptions`).
  public struct MarkdownParsingOptions: Sendable {
    /// Which syntax is known.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where the text is not Markdown. Every text is.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Lines of one paragraph are one line.
  private static func joiningLines(of text: String) -> String {
    text.split(separator: "\n\n", omittingEmptySubsequences: true)
      .map { $0.split(separator: "\n").joined(separator: " ") }
      .joined(separator: "\n")
  }
}

/// How a stretch of text is meant (`Foundation.InlinePresentationIntent`).
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// The key of ``InlinePresentationIntent`` in a text.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
  public typealias Value = InlinePresentationIntent
  public static let name = "NSInlinePresentationIntent"
}

extension Markdown.Style {
  var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isItalic { intent.insert(.emphasized) }
    if isBold { intent.insert(.stronglyEmphasized) }
    if isCode { intent.insert(.code) }
    if isStruckThrough { intent.insert(.strikethrough) }
    return intent
  }

  init(_ intent: InlinePresentationIntent, link: String?) {
    self.init(
      isBold: intent.contains(.stronglyEmphasized), isItalic: intent.contains(.emphasized),
      isStruckThrough: intent.contains(.strikethrough), isCode: intent.contains(.code), link: link)
  }
}

extension Markdown.Span {
  fileprivate var text: String {
    String(pieces.compactMap { if case .character(let character) = $0 { character } else { nil } })
  }
}
