public import Foundation

extension AttributeScopes {
  /// The attributes of texts for screen readers.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// Attributes of texts for screen readers (`Accessibility`'s). Browsers and terminals keep them and leave the way of speaking to the
  /// screen reader.
  public struct AccessibilityAttributes: AttributeScope {
    /// The urgency of an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether letters are said one by one.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// Whether punctuation is said.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pitch as a change of the usual one, from -1 to 1.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The urgency of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// An urgency.
      public enum AnnouncementPriority: Int, Codable, Hashable, Sendable {
        /// An announcement that waits for all others.
        case low
        /// An announcement that a later one may interrupt.
        case `default`
        /// An announcement that interrupts others.
        case high
      }
      /// An urgency.
      public typealias Value = AnnouncementPriority
      /// The name of the attribute.
      public static let name = "accessibilitySpeechAnnouncementPriority"
    }
    /// Whether letters are said one by one.
    public enum SpellOutAttribute: AttributedStringKey {
      /// A choice.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "accessibilitySpeechSpellsOutCharacters"
    }
    /// Whether punctuation is said.
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      /// A choice.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "accessibilitySpeechIncludesPunctuation"
    }
    /// The pitch as a change of the usual one.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      /// A change, from -1 to 1.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "accessibilitySpeechAdjustedPitch"
    }
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute for screen readers, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
