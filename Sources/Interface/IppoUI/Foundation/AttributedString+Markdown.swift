public import Foundation

extension AttributedString {
  /// Reads Markdown, which Foundation does on Apple's platforms only: emphasis, strikethrough, code and links.
  ///
  /// Paragraphs are the only known blocks: the marks of headings and lists stay as they are written.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The parts of Markdown to read.
  ///   - baseURL: The URL to which relative links refer.
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

  /// The parts of Markdown to read (`AttributedString.MarkdownParsingOptions`).
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is understood.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of Markdown. Of blocks, only paragraphs are known here.
      case full
      /// Emphasis, strikethrough, code and links; white space is made one space.
      case inlineOnly
      /// Emphasis, strikethrough, code and links; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// The reaction to a text that is not Markdown. Every text is.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// The readable part is kept.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of an app's own are read. It is kept: they are not.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is read. In ``InterpretedSyntax/inlineOnlyPreservingWhitespace`` line ends stay as they are;
    /// else the lines of a paragraph are one.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to a text that is not Markdown. The value is kept: every text is Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text. It is kept, and has no effect.
    public var languageCode: String?

    /// Options, of which only the syntax has an effect.
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

/// The meaning of a stretch of text (`Foundation.InlinePresentationIntent`).
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// A bit for each meaning, as in Foundation.
  public let rawValue: UInt

  /// Meanings by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text that is no longer valid: a line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// The key of ``InlinePresentationIntent`` in a text.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
  /// The meaning of a stretch of text.
  public typealias Value = InlinePresentationIntent
  /// The name in Foundation.
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
