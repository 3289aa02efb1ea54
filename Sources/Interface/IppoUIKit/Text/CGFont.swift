public import IppoCoreGraphics
import IppoRender

/// A font of a file or of bytes in memory (`CoreGraphics.CGFont`). Register it by
/// ``CTFontManagerRegisterGraphicsFont(_:_:)`` to use it by its names.
public final class CGFont: Sendable {
  let font: FontRegistry.Font

  /// A font of TrueType, OpenType, WOFF or WOFF2 format. Compressed formats have the name of their file.
  ///
  /// - Parameter provider: The bytes.
  /// - Returns: `nil` where the bytes are no font, or a font without a name.
  public init?(_ provider: CGDataProvider) {
    guard let source = provider.url.map(FontRegistry.Source.file) ?? provider.data.map(FontRegistry.Source.data),
      let font = FontRegistry.font(in: source)
    else { return nil }
    self.font = font
  }

  /// The name by which the font is asked for: "Roboto-Bold".
  public var postScriptName: CFString? { font.postScriptName }

  /// The name that people read: the family, and the style where the font's own name says it.
  public var fullName: CFString? {
    let style = font.postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first
    return style.map { "\(font.family) \($0)" } ?? font.family
  }
}
