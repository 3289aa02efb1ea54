public import Foundation

extension Font {
  /// The context in which a font is used (`SwiftUI.Font.Context`): the environment's `fontResolutionContext`.
  public struct Context: Hashable, Sendable {
    let dynamicTypeSize: DynamicTypeSize
    /// The font of the environment, if it has one.
    let font: Font?
  }

  /// A font in its context (`SwiftUI.Font.Resolved`). Sizes of text styles are those of iOS; browsers and terminals set
  /// texts by themselves.
  public struct Resolved: Hashable, Sendable {
    /// The size of letters, in points.
    public let pointSize: CGFloat
    /// The thickness of the strokes.
    public let weight: Weight
    /// The height of the lines.
    public let leading: Leading
    /// Strokes are thick.
    public let isBold: Bool
    /// Letters are slanted.
    public let isItalic: Bool
    /// Whether all characters are equally wide.
    public let isMonospaced: Bool
    /// Whether small letters are drawn as small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Capitals are drawn as small capitals.
    public let isUppercaseSmallCaps: Bool
  }

  /// The font as it is used in some place.
  public func resolve(in context: Context) -> Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = context.dynamicTypeSize
    let font = within(context.font).render(in: environment)
    let weight = font.weight ?? (font.style == .headline ? Weight.semibold.value : Weight.regular.value)
    return Resolved(
      pointSize: TextMeasure.Font(font).pointSize, weight: Weight(value: weight),
      leading: font.lineHeight.map { $0 < 1.2 ? .tight : .loose } ?? .standard,
      isBold: weight >= Weight.semibold.value, isItalic: font.isItalic, isMonospaced: font.design == .monospaced,
      isLowercaseSmallCaps: font.smallCapitals == .all || font.smallCapitals == .lowercase,
      isUppercaseSmallCaps: font.smallCapitals == .all || font.smallCapitals == .uppercase)
  }
}

extension EnvironmentValues {
  /// The context by which fonts are resolved here: the environment's font and the size of text that the user prefers.
  public var fontResolutionContext: Font.Context { Font.Context(dynamicTypeSize: dynamicTypeSize, font: font) }
}
