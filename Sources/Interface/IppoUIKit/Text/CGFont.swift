public import IppoCoreGraphics
import IppoRender

/// A font of a file or of bytes in memory (`CoreGraphics.CGFont`). Register it by
/// ``CTFontManagerRegisterGraphicsFont(_:_:)`` to use it by its names.
public final class CGFont: Sendable {
  let font: FontRegistry.Font

  /// Creates a font from TrueType, OpenType or WOFF data. Fonts in compressed formats take the name of their file.
  ///
  /// - Parameter provider: The bytes.
  /// - Returns: `nil` for nameless fonts, and for bytes that are not a font.
  public init?(_ provider: CGDataProvider) {
    guard let source = provider.url.map(FontRegistry.Source.file) ?? provider.data.map(FontRegistry.Source.data),
      let font = FontRegistry.font(in: source)
    else { return nil }
    self.font = font
  }

  /// The PostScript name, which selects the font: "Roboto-Bold".
  public var postScriptName: CFString? { font.postScriptName }

  /// The display name: the family, and the style if the font's own name includes it.
  public var fullName: CFString? {
    let style = font.postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first
    return style.map { "\(font.family) \($0)" } ?? font.family
  }
}
