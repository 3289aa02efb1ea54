#if canImport(FoundationNetworking)
  public import Foundation

  /// Joins texts to an enumeration, which Foundation does on Apple's platforms only (`Foundation.ListFormatter`).
  ///
  /// ```swift
  /// ListFormatter.localizedString(byJoining: ["tea", "milk", "sugar"])  // tea, milk, and sugar
  /// ```
  public final class ListFormatter: Formatter, @unchecked Sendable {  // set up before it is used, as formatters are
    // Set up before it is used, as other formatters are; the class promises no more than theirs do.
    /// The locale of the words and marks that join the items.
    public var locale: Locale! = .autoupdatingCurrent
    /// Writes items that are no text; without it they are described.
    public var itemFormatter: Formatter?

    public override init() { super.init() }

    /// A formatter with the current locale and without a formatter of items: nothing is read from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins texts in the current locale.
    ///
    /// - Parameter strings: The items.
    /// - Returns: The enumeration.
    public static func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins items.
    ///
    /// - Parameter items: What is enumerated.
    /// - Returns: The enumeration.
    public func string(from items: [Any]) -> String? {
      items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        .formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the items of an array.
    ///
    /// - Parameter obj: The array; there is no text for anything else.
    /// - Returns: The enumeration.
    public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
  }
#endif
