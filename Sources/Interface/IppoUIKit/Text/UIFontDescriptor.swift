public import Foundation
package import IppoRender

/// What a font is to be like (`UIKit.UIFontDescriptor`).
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  package let render: RenderFont
  /// In points.
  public let pointSize: CGFloat

  package init(render: RenderFont, size: CGFloat) {
    self.render = render
    pointSize = size
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(render: RenderFont(size: Double(size), family: fontName), size: size)
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The family of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// Properties of fonts.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private func changing(_ change: (inout RenderFont) -> Void) -> UIFontDescriptor {
    var copy = render
    change(&copy)
    return UIFontDescriptor(render: copy, size: pointSize)
  }

  /// Never `nil`: all designs are there.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changing { $0.design = RenderFont.Design(rawValue: design.rawValue) ?? .default }
  }

  /// Never `nil`: all traits are there.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changing {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) { $0.weight = 700 }
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = render
    (copy.style, copy.size) = (nil, Double(newPointSize))
    return UIFontDescriptor(render: copy, size: newPointSize)
  }
}
