public import Foundation
package import IppoRender

/// A font and its measures (`UIKit.UIFont`).
///
/// The measures are those of the system font of Apple's platforms in its text sizes; renderers draw fonts of their own, and
/// keep size, weight, slant and design.
open class UIFont: NSObject, @unchecked Sendable {
  /// What renderers draw.
  package let render: RenderFont
  /// In points.
  public let pointSize: CGFloat

  package init(render: RenderFont, size: CGFloat) {
    self.render = render
    pointSize = size
  }

  /// A font by its name: one that was registered, or a family that browsers may have. `nil` for an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(render: RenderFont(size: Double(fontSize), family: fontName), size: fontSize)
  }

  /// - Parameter pointSize: 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    var render = descriptor.render
    if pointSize > 0 { (render.style, render.size) = (nil, Double(size)) }
    self.init(render: render, size: size)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), weight: weight.css), size: fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), isItalic: true), size: fontSize)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), weight: weight.css, design: .monospaced), size: fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), weight: weight.css, hasMonospacedDigits: true), size: fontSize)
  }

  /// The system font in a text style, in the size that most people have.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(render: RenderFont(style: style.render), size: style.pointSize)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var render = render
    (render.style, render.size) = (nil, Double(fontSize))
    return UIFont(render: render, size: fontSize)
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(render: render, size: pointSize) }

  // MARK: Names

  /// Families of fonts that the app has registered.
  open class var familyNames: [String] { FontRegistry.shared.families }

  /// The fonts of a family that the app has registered.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontRegistry.shared.names(ofFamily: familyName)
  }

  open var familyName: String { render.family ?? ".AppleSystemUIFont" }

  open var fontName: String { render.family ?? ".SFUI-Regular" }

  // MARK: Measures

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  /// How far letters reach above the baseline, in points.
  open var ascender: CGFloat { pointSize * 0.952 }
  /// How far letters reach below the baseline, in points: negative.
  open var descender: CGFloat { pointSize * -0.241 }
  /// The height of a capital.
  open var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of an "x".
  open var xHeight: CGFloat { pointSize * 0.526 }
  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender }
  /// What is between lines besides their heights.
  open var leading: CGFloat { 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.render == render && other.pointSize == pointSize
  }

  open override var hash: Int { render.hashValue }

  /// How thick strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// -1...1, 0 for a regular font.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// 100...900: that of the nearest named weight.
    var css: Int {
      let named: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700),
        (.heavy, 800), (.black, 900),
      ]
      return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }
  }

  /// The named sizes of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style as renderers know it, and its size at the setting most people have (Human Interface Guidelines,
    /// Typography).
    private var known: (RenderFont.Style, CGFloat) {
      switch self {
      case .largeTitle: (.largeTitle, 34)
      case .title1: (.title, 28)
      case .title2: (.title2, 22)
      case .title3: (.title3, 20)
      case .headline: (.headline, 17)
      case .subheadline: (.subheadline, 15)
      case .callout: (.callout, 16)
      case .footnote: (.footnote, 13)
      case .caption1: (.caption, 12)
      case .caption2: (.caption2, 11)
      default: (.body, 17)
      }
    }

    var render: RenderFont.Style { known.0 }
    var pointSize: CGFloat { known.1 }
  }
}

/// How lengths grow with the size of text a person prefers (`UIKit.UIFontMetrics`). Clients do not tell it: lengths stay as
/// they are.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  open func scaledFont(for font: UIFont) -> UIFont { font }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
