public import Foundation

extension AttributeScopes {
  /// The attributes that views draw, and Foundation's (`AttributeScopes.SwiftUIAttributes`).
  ///
  /// ```swift
  /// var greeting = AttributedString("Hello")
  /// greeting.font = .title.bold()
  /// greeting.foregroundColor = .red
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text: solid, in the text's colour, for every style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text: solid, in the text's colour, for every style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance in points that is added between characters.
    public let kern: KerningAttribute
    /// The distance in points that is added after every character; it goes before ``kern``.
    public let tracking: TrackingAttribute
    /// The distance in points by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own on Apple's platforms.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes, of which links are drawn and can be followed.
    public let foundation: FoundationAttributes

    /// The font of the text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name in SwiftUI.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name in SwiftUI.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name in SwiftUI.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The style of a line, which is drawn solid.
      public typealias Value = Text.LineStyle
      /// The name in SwiftUI.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The style of a line, which is drawn solid.
      public typealias Value = Text.LineStyle
      /// The name in SwiftUI.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The distance in points that is added between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points; negative to move characters together.
      public typealias Value = CGFloat
      /// The name in SwiftUI.
      public static let name = "SwiftUI.Kern"
    }

    /// The distance in points that is added after every character.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points; negative to move characters together.
      public typealias Value = CGFloat
      /// The name in SwiftUI.
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance in points by which the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points; negative for lowered.
      public typealias Value = CGFloat
      /// The name in SwiftUI.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that views draw.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that views draw, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextStyle {
  /// Takes over the look of a run of attributed text.
  mutating func apply(_ run: AttributedString.Runs.Run, in environment: EnvironmentValues) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    if let font = run[Attributes.FontAttribute.self] { apply(.font(font), in: environment) }
    apply(Markdown.Style(run[InlinePresentationIntentAttribute.self] ?? [], link: run.link?.absoluteString))
    if let color = run[Attributes.ForegroundColorAttribute.self] {
      apply(.foreground(color._storage), in: environment)
    }
    if let color = run[Attributes.BackgroundColorAttribute.self] {
      background = color._storage.paint(in: environment)?.color
    }
    if let line = run[Attributes.UnderlineStyleAttribute.self] { underline = line.render }
    if let line = run[Attributes.StrikethroughStyleAttribute.self] { strikethrough = line.render }
    if let points = run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self] {
      letterSpacing = Double(points)
    }
    if let points = run[Attributes.BaselineOffsetAttribute.self] { baselineOffset = Double(points) }
  }
}
