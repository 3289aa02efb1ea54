public import Foundation
package import IppoRender

/// The properties of a font (`UIKit.UIFontDescriptor`).
open class UIFontDescriptor: NSObject, @unchecked Sendable {  // nothing in it changes
  package let render: RenderFont
  /// The size, in points.
  public let pointSize: CGFloat

  package init(render: RenderFont, size: CGFloat) {
    self.render = render
    pointSize = size
  }

  /// A font by its name and its size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(render: RenderFont(size: Double(size), family: fontName), size: size)
  }

  /// The system font in a text style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The family of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design: "default", "rounded", "serif" or "monospaced".
    public let rawValue: String

    /// A design by its name. An unknown design is the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family of the platform.
    public static let `default` = SystemDesign(rawValue: "default")
    /// A family with round ends of strokes, if the platform has one.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// A family with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// A family with letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// Properties of fonts.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt32

    /// Properties by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters lean to the side.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Strokes are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters have equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private func changing(_ change: (inout RenderFont) -> Void) -> UIFontDescriptor {
    var copy = render
    change(&copy)
    return UIFontDescriptor(render: copy, size: pointSize)
  }

  /// The descriptor with a design; never `nil`.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changing { $0.design = RenderFont.Design(rawValue: design.rawValue) ?? .default }
  }

  /// The descriptor with these traits; never `nil`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changing {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) { $0.weight = 700 }
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  /// The descriptor with another size, in points, instead of a text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = render
    (copy.style, copy.size) = (nil, Double(newPointSize))
    return UIFontDescriptor(render: copy, size: newPointSize)
  }
}
