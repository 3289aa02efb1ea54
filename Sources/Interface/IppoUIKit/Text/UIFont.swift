public import Foundation
package import IppoRender

/// A font and its measures (`UIKit.UIFont`).
///
/// The measures are those of the system font of Apple's platforms in its text sizes. Renderers draw fonts of their own,
/// with the size, weight, slant and design of the font.
open class UIFont: NSObject, @unchecked Sendable {  // nothing in it changes
  /// The font that renderers draw.
  package let render: RenderFont
  /// The size, in points.
  public let pointSize: CGFloat

  package init(render: RenderFont, size: CGFloat) {
    self.render = render
    pointSize = size
  }

  /// A font by its name: one that was registered, or a family that browsers may have. `nil` for an empty name.
  public required convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(render: RenderFont(size: Double(fontSize), family: fontName), size: fontSize)
  }

  /// A font with the properties of a descriptor.
  ///
  /// - Parameter pointSize: The size in points; 0 for the size of the descriptor.
  public required convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    var render = descriptor.render
    if pointSize > 0 { (render.style, render.size) = (nil, Double(size)) }
    self.init(render: render, size: size)
  }

  /// The system font in its regular weight, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in a weight, in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), weight: weight.css), size: fontSize)
  }

  /// The system font in bold, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system font in italics, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), isItalic: true), size: fontSize)
  }

  /// The system font with letters of equal width, in points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), weight: weight.css, design: .monospaced), size: fontSize)
  }

  /// The system font with digits of equal width, in points.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(render: RenderFont(size: Double(fontSize), weight: weight.css, hasMonospacedDigits: true), size: fontSize)
  }

  /// The system font in a text style, in the usual size of the style.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(render: RenderFont(style: style.render), size: style.pointSize)
  }

  /// The system font in a text style. The traits have no effect, because the preferred size of clients is unknown.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The same font in another size, in points. The new font has this size instead of a text style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var render = render
    (render.style, render.size) = (nil, Double(fontSize))
    return UIFont(render: render, size: fontSize)
  }

  /// The properties of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(render: render, size: pointSize) }

  // MARK: Names

  /// Families of fonts that the app has registered.
  open class var familyNames: [String] { FontRegistry.shared.families }

  /// The fonts of a family that the app has registered.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontRegistry.shared.names(ofFamily: familyName)
  }

  /// The family the font was made with; ".AppleSystemUIFont" for the system font.
  open var familyName: String { render.family ?? ".AppleSystemUIFont" }

  /// The name the font was made with; ".SFUI-Regular" for the system font, whatever its weight.
  open var fontName: String { render.family ?? ".SFUI-Regular" }

  // MARK: Measures

  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of titles of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size of text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The height of letters above the baseline, in points.
  open var ascender: CGFloat { pointSize * 0.952 }
  /// The height of letters below the baseline, in points: negative.
  open var descender: CGFloat { pointSize * -0.241 }
  /// The height of a capital.
  open var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of an "x".
  open var xHeight: CGFloat { pointSize * 0.526 }
  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender }
  /// The space between lines besides their heights.
  open var leading: CGFloat { 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.render == render && other.pointSize == pointSize
  }

  open override var hash: Int { render.hashValue }

  /// The thickness of strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight in -1...1; 0 for a regular font.
    public let rawValue: CGFloat

    /// A weight in -1...1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight in -1...1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight: 100 in CSS.
    public static let ultraLight = Weight(-0.8)
    /// A thin weight: 200 in CSS.
    public static let thin = Weight(-0.6)
    /// A light weight: 300 in CSS.
    public static let light = Weight(-0.4)
    /// The weight of running text: 400 in CSS.
    public static let regular = Weight(0)
    /// A weight between regular and semibold: 500 in CSS.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold: 600 in CSS.
    public static let semibold = Weight(0.3)
    /// The weight of bold text: 700 in CSS.
    public static let bold = Weight(0.4)
    /// A weight between bold and black: 800 in CSS.
    public static let heavy = Weight(0.56)
    /// The thickest weight: 900 in CSS.
    public static let black = Weight(0.62)

    /// The CSS weight, 100...900, of the nearest named weight.
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
    /// The name of the style, as in UIKit.
    public let rawValue: String

    /// A style by its name. An unknown style is drawn as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in running text: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that stands apart: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style of renderers, and its usual size (Human Interface Guidelines, Typography).
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

/// The growth of lengths with the user's preferred size of text (`UIKit.UIFontMetrics`). Clients do not report this
/// size, and lengths stay as they are.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // it has no state
  /// Lengths that grow as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Lengths that grow with text of a style. The style has no effect: lengths stay as they are.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, reduced to a maximum size in points. The result has a size instead of a text style.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// The length itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
