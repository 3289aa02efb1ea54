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
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// Kept, and not drawn: renderers draw no ground behind a part of a text.
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own on Apple's platforms.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points added between characters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// Points added after every character.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// Points the text is raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
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
  /// Takes over what a stretch of an attributed text says of its looks.
  mutating func apply(_ run: AttributedString.Runs.Run, in environment: EnvironmentValues) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    if let font = run[Attributes.FontAttribute.self] { apply(.font(font), in: environment) }
    apply(Markdown.Style(run[InlinePresentationIntentAttribute.self] ?? [], link: run.link?.absoluteString))
    if let color = run[Attributes.ForegroundColorAttribute.self] {
      apply(.foreground(color._storage), in: environment)
    }
    if run[Attributes.UnderlineStyleAttribute.self] != nil { isUnderlined = true }
    if run[Attributes.StrikethroughStyleAttribute.self] != nil { isStruckThrough = true }
    if let points = run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self] {
      letterSpacing = Double(points)
    }
    if let points = run[Attributes.BaselineOffsetAttribute.self] { baselineOffset = Double(points) }
  }
}
