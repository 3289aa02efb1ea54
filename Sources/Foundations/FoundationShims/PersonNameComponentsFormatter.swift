#if canImport(FoundationNetworking)
  public import Foundation

  /// Writes names, and takes them apart, which Foundation does on Apple's platforms only
  /// (`Foundation.PersonNameComponentsFormatter`).
  ///
  /// ```swift
  /// let formatter = PersonNameComponentsFormatter()
  /// formatter.style = .abbreviated
  /// formatter.string(from: PersonNameComponents(givenName: "Ada", familyName: "Lovelace"))  // AL
  /// ```
  public final class PersonNameComponentsFormatter: Formatter,
    // Set up before it is used, as formatters are.
    @unchecked Sendable
  {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
      /// As ``medium``.
      case `default`
      /// The nickname, or else the given name.
      case short
      /// Given name and family name.
      case medium
      /// All parts, titles and suffixes too.
      case long
      /// The initials.
      case abbreviated
    }

    /// The written parts of a name.
    public struct Options: OptionSet, Sendable {
      /// A bit for each option.
      public let rawValue: UInt

      /// Options by their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// How the name is spoken.
      public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of the name is written.
    public var style = Style.default
    /// Whether names are written as they are spoken; those that do not say it, as they are.
    public var isPhonetic = false
    /// The locale whose order of names applies where the letters of a name leave it open.
    public var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    /// A formatter as ``init()`` makes it: nothing is read from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes a name in a style.
    public static func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      formatter.isPhonetic = nameOptions.contains(.phonetic)
      return formatter.string(from: components)
    }

    /// Writes a name.
    public func string(from components: PersonNameComponents) -> String {
      let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
      let style: PersonNameComponents.FormatStyle.Style =
        switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return shown.formatted(PersonNameComponents.FormatStyle(style: style, locale: locale ?? .autoupdatingCurrent))
    }

    /// Takes a written name apart; `nil` where there is none in the text.
    public func personNameComponents(from string: String) -> PersonNameComponents? { try? PersonNameComponents(string) }

    /// Writes a name.
    ///
    /// - Parameter obj: The name; there is no text for anything else.
    public override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
  }
#endif
