public import Foundation

extension Font {
  /// The width of letters (`SwiftUI.Font.Width`).
  public struct Width: Hashable, Sendable {
    /// The width, with 0 for the standard width. Browsers draw at 1 + 1.25 times the value, within a half and the
    /// double.
    public var value: CGFloat

    /// - Parameter value: Below 0 narrower, above 0 wider than the standard width.
    public init(_ value: CGFloat) { self.value = value }

    /// The width of much narrower letters: five eighths of the standard width.
    public static let compressed = Width(-0.3)
    /// Narrower letters: three quarters of the standard width.
    public static let condensed = Width(-0.2)
    /// The default width of fonts.
    public static let standard = Width(0)
    /// Wider letters: five quarters of the standard width.
    public static let expanded = Width(0.2)
  }

  /// Returns the font with letters of another width. Browsers follow where the font has several widths; terminals have
  /// one.
  public func width(_ width: Width) -> Font {
    var copy = self
    copy.render.width = width.render
    return copy
  }
}

extension Font.Width {
  /// The width of letters as a multiple of the standard one, as browsers take it; `nil` for the standard width.
  var render: Double? { value == 0 ? nil : min(max(1 + Double(value) * 1.25, 0.5), 2) }
}

extension Text {
  /// Sets the width of letters. Browsers follow where the font has several widths; terminals have one.
  public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

  /// The size of a text that stands beside another (`SwiftUI.Text.Scale`).
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The size of the text's own font.
    public static let `default` = Scale(name: "default")
    /// Smaller, as for units behind numbers. Has no effect in browsers and terminals: the font determines the size.
    public static let secondary = Scale(name: "secondary")
  }

  /// The size of a text that stands beside another. Has no effect in browsers and terminals: the font determines the
  /// size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// The language a text is set in, where that is not the locale's. Has no effect in browsers and terminals: the choice
  /// of glyphs is left to the fonts.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Sets the width of letters. Browsers follow where the font has several widths; terminals have one.
  public func fontWidth(_ width: Font.Width?) -> some View { text(.width(width)) }

  /// The size of texts that stand beside others. Has no effect in browsers and terminals: the font determines the size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// The language texts are set in, where that is not the locale's. Has no effect in browsers and terminals: the choice
  /// of glyphs is left to the fonts.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
