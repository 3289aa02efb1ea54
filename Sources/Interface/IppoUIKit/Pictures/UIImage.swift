public import Foundation
public import IppoCoreGraphics
internal import IssueReporting

/// A picture (`UIKit.UIImage`): a file's bytes, a picture among the app's resources, or a symbol.
///
/// The bytes stay as they are, because Ippo does not decode pictures. A picture can be written only in its own format.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {  // nothing in it changes
  /// The drawing of a picture: in its own colours, or as a stencil.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The rotation of a picture.
  public enum Orientation: Int, Sendable {
    /// The rotation of the picture; those in `Mirrored` show its mirror image.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The content of a picture.
  package enum Source {
    case nothing
    case symbol(String)
    case bytes(Data, PictureHeader)
  }

  package let source: Source
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The drawing of the picture: in its own colours, or as a stencil.
  public let renderingMode: RenderingMode
  /// The colour of a stencil.
  package let tint: UIColor?

  private init(_ source: Source, scale: CGFloat, _ mode: RenderingMode = .automatic, tint: UIColor? = nil) {
    self.source = source
    self.scale = scale > 0 ? scale : 1
    renderingMode = mode
    self.tint = tint
  }

  /// An empty picture, without a size.
  public required override convenience init() { self.init(.nothing, scale: 1) }

  /// A picture from the bytes of its file: PNG, JPEG, GIF, WebP, BMP or SVG; `nil` for others.
  public required convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from the bytes of its file: PNG, JPEG, GIF, WebP, BMP or SVG; `nil` for others.
  ///
  /// - Parameter scale: The number of pixels per point.
  public required convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    self.init(.bytes(data, header), scale: scale)
  }

  /// A picture in a file; `nil` if there is none.
  public required convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: PictureFile.scale(of: path))
  }

  /// A picture among the app's resources; `nil` if there is none.
  public required convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture among the resources of a bundle; `nil` if there is none. The picture is a file, or a set of an asset
  /// catalogue that was copied into the bundle.
  public required convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let style = traitCollection?.userInterfaceStyle ?? .unspecified
    let isDark = style == .unspecified ? WindowMetrics.current.isDark : style == .dark
    guard let picture = PictureFile.find(name, in: bundle ?? .main, isDark: isDark),
      let data = try? Data(contentsOf: picture.file)
    else { return nil }
    self.init(data: data, scale: picture.scale)
  }

  /// A picture among the resources of a bundle; `nil` if there is none. The configuration has no effect: renderers
  /// decide how to draw a picture.
  public required convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// A symbol, by its SF Symbols name.
  public required convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol, by its SF Symbols name. The symbol has the size of the surrounding text.
  public required convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name), scale: 2)
  }

  /// A symbol, by its SF Symbols name. `traitCollection` has no effect: the symbol has the traits of the view that
  /// shows it.
  public required convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// A picture in memory.
  public required convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture in memory, upright: the orientation has no effect.
  ///
  /// - Parameter scale: The number of pixels per point.
  public required convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(PictureHeader(cgImage.data).map { .bytes(cgImage.data, $0) } ?? .nothing, scale: scale)
  }

  /// A picture that Xcode shows in the source: `#imageLiteral(resourceName:)`. A missing picture is empty.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(found?.source ?? .nothing, scale: found?.scale ?? 1)
  }

  // MARK: What there is

  /// The size, in points. A symbol has about the size of the surrounding text, 20 by 20.
  open var size: CGSize {
    switch source {
    case .nothing: .zero
    case .symbol: CGSize(width: 20, height: 20)
    case .bytes(_, let header):
      CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    }
  }

  /// The picture in memory, in its own format; `nil` for a symbol.
  open var cgImage: CGImage? {
    guard case .bytes(let data, let header) = source else { return nil }
    return CGImage(width: header.width, height: header.height, data: data, mediaType: header.format.rawValue)
  }

  /// The orientation, which is always upright: Ippo does not read it from a file's metadata.
  open var imageOrientation: Orientation { .up }

  /// Whether the picture is a symbol by name.
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The bytes of a PNG; `nil` for other formats, because Ippo does not convert pictures.
  open func pngData() -> Data? {
    guard case .bytes(let data, let header) = source, header.format == .png else { return nil }
    return data
  }

  /// The bytes of a JPEG, whatever the quality; `nil` for other formats, because Ippo does not convert pictures.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .bytes(let data, let header) = source, header.format == .jpeg else { return nil }
    return data
  }

  // MARK: Drawing

  /// Draws the picture into the current drawing, stretched to a rectangle. A symbol draws nothing, and reports an
  /// issue.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture into the current drawing, in its own size; see ``draw(in:)``.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the current drawing, stretched to a rectangle; see ``draw(in:)``. The mode has no effect.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    switch source {
    case .nothing: return
    case .symbol(let name):
      reportIssue(
        """
        The symbol "\(name)" was drawn into a picture, and cannot be.

        Symbols are drawn by the browser or the terminal. Show it by 'Image(systemName:)' over the picture.
        """)
    case .bytes:
      guard let cgImage else { return }
      UIGraphicsGetCurrentContext()?.drawUpright(cgImage, in: rect, opacity: alpha)
    }
  }

  /// The format of a picture with the same number of pixels per point.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// A drawing of the picture in a smaller size, in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard case .bytes = source else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// Returns the picture itself, because Ippo does not decode pictures.
  open func preparingForDisplay() -> UIImage? { self }

  /// Returns the picture itself, in one direction.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  // MARK: Variants

  /// The same picture, in its own colours or as a stencil.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, scale: scale, renderingMode, tint: tint)
  }

  /// The picture as a stencil that is filled with a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(source, scale: scale, renderingMode, tint: color) }

  /// The picture as a stencil that is filled with a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, scale: scale, renderingMode, tint: color)
  }

  /// Returns the symbol itself: symbols take the size and weight of the surrounding text.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the symbol itself: symbols take the size and weight of the surrounding text.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Returns the picture itself, whose edges are stretched like the rest.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The configuration of a picture (`UIKit.UIImage.Configuration`), which has no effect: renderers decide.
  open class Configuration: NSObject, @unchecked Sendable {}  // it has no state

  /// The configuration of a symbol (`UIKit.UIImage.SymbolConfiguration`), which has no effect: symbols follow the
  /// surrounding text.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {  // nothing in it changes
    /// Has no effect in browsers and terminals: a symbol is as large as the text around it.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Has no effect in browsers and terminals: a symbol has the size and weight of the text around it.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    /// Has no effect in browsers and terminals: a symbol has the size and weight of the text around it.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
    }
    /// Has no effect in browsers and terminals: a symbol is as heavy as the text around it.
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    /// Has no effect in browsers and terminals: a symbol is as large as the text around it.
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    /// Has no effect in browsers and terminals: a symbol has the style of the text around it.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// Has no effect in browsers and terminals: a symbol has the font of the text around it.
    public convenience init(font: UIFont) { self.init() }
  }

  /// The size of a symbol beside its text (`UIKit.UIImage.SymbolScale`).
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }

  /// The weight of the strokes of a symbol (`UIKit.UIImage.SymbolWeight`).
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// Would put a picture into the user's photo library, which programs cannot reach, and reports an issue. Give the
/// picture to the user by a `ShareLink` or `fileExporter`.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  reportIssue(
    """
    A picture was to be put into the library of photos, and is not.

    There is no such library here. Give the picture to the person by a 'ShareLink', 'fileExporter' or a \
    'UIActivityViewController'.
    """)
}

/// The type of `#imageLiteral(resourceName:)` where nothing else says it.
public typealias _ImageLiteralType = UIImage
