#if UI
  public import Foundation
  public import IppoUI
#endif

/// Text as a value: what `Text` is to views, `TextState` is to state.
///
/// It is equatable and can be held, compared and tested; a view turns it into `Text`.
///
/// ```swift
/// TextState("Hello, ") + TextState(name).bold()
/// ```
///
/// Where Ippo is built without views (the trait `UI`) a text is characters alone: styles and string tables are for who shows
/// it. The semantics are those of `TextState` in swift-navigation.
public struct TextState: Equatable, Hashable, Sendable {
  let storage: TextStorage
  #if UI
    var modifiers: [Modifier] = []
  #endif

  init(storage: TextStorage) {
    self.storage = storage
  }

  /// Text that is shown as it is.
  ///
  /// - Parameter content: The characters.
  public init(verbatim content: String) {
    self.init(storage: .verbatim(content))
  }

  /// Text of a string that is not a literal, shown as it is.
  ///
  /// - Parameter content: The characters.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  #if UI
    /// Text to look up in a string table. String literals are read this way.
    ///
    /// - Parameters:
    ///   - key: What to look up, with its values.
    ///   - tableName: The table; `nil` for `Localizable`.
    ///   - bundle: The bundle of the table; `nil` for the app's.
    ///   - comment: For translators; it is not shown.
    public init(
      _ key: LocalizedStringKey,
      tableName: String? = nil,
      bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self.init(storage: .localized(LocalizedText(key: key, tableName: tableName, bundle: bundle, comment: comment)))
    }

    /// Text to look up where a resource says.
    ///
    /// - Parameter resource: What to look up, and where.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      let bundle: Bundle? =
        switch resource.bundle {
        case .main: nil
        case .atURL(let url): Bundle(url: url)
        }
      self.init(LocalizedStringKey(resource), tableName: resource.table, bundle: bundle)
    }
  #endif

  /// Both texts, one after the other, each with its own styles.
  public static func + (lhs: Self, rhs: Self) -> Self {
    joined(lhs, rhs)
  }

  /// One text after another.
  package static func joined(_ lhs: Self, _ rhs: Self) -> Self {
    Self(storage: .concatenated(lhs, rhs))
  }

  #if UI
    func modified(_ modifier: Modifier) -> Self {
      var copy = self
      copy.modifiers.append(modifier)
      return copy
    }
  #endif
}
