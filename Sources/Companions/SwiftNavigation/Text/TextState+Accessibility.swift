#if UI
  public import Foundation
  public import IppoUI

  extension TextState {
    /// The kind of text, for assistive technologies.
    public enum AccessibilityTextContentType: String, Equatable, Hashable, Sendable {
      case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
    }

    /// The level of a heading, for assistive technologies.
    public enum AccessibilityHeadingLevel: String, Equatable, Hashable, Sendable {
      case h1, h2, h3, h4, h5, h6, unspecified
    }

    /// Makes the text a heading.
    public func accessibilityHeading(_ headingLevel: AccessibilityHeadingLevel) -> Self {
      self.modified(.accessibilityHeading(headingLevel))
    }

    /// Sets the text that assistive technologies say in place of this text.
    public func accessibilityLabel(_ label: Self) -> Self {
      self.modified(.accessibilityLabel(label))
    }

    /// Sets the text that assistive technologies say in place of this text.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: String) -> Self {
      self.modified(.accessibilityLabel(TextState(verbatim: label)))
    }

    /// Sets the text that assistive technologies say in place of this text.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> Self {
      self.modified(.accessibilityLabel(TextState(label)))
    }

    /// Sets the text that assistive technologies say in place of this text, looked up in a string table.
    ///
    /// - Parameters:
    ///   - key: What to look up, with its values.
    ///   - tableName: The table; `nil` for `Localizable`.
    ///   - bundle: The bundle of the table; `nil` for the app's.
    ///   - comment: For translators; it is not shown.
    public func accessibilityLabel(
      _ key: LocalizedStringKey,
      tableName: String? = nil,
      bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) -> Self {
      self.modified(
        .accessibilityLabel(TextState(key, tableName: tableName, bundle: bundle, comment: comment))
      )
    }

    /// The text that assistive technologies say in place of this text: the last label.
    public var accessibilityLabel: TextState? {
      for case .accessibilityLabel(let label) in self.modifiers.reversed() { return label }
      return nil
    }

    /// Sets the kind of text, for assistive technologies.
    public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
      self.modified(.accessibilityTextContentType(type))
    }

    /// How much higher (above 0) or lower the text is spoken, -1...1.
    public func speechAdjustedPitch(_ value: Double) -> Self { self.modified(.speechAdjustedPitch(value)) }

    /// Whether punctuation is always spoken.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
      self.modified(.speechAlwaysIncludesPunctuation(value))
    }

    /// Whether the text waits for what is being spoken.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Self {
      self.modified(.speechAnnouncementsQueued(value))
    }

    /// Whether the text is spoken letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Self {
      self.modified(.speechSpellsOutCharacters(value))
    }
  }
#endif
