public import Foundation
public import IppoCoreGraphics
internal import IssueReporting

/// A picture (`UIKit.UIImage`): a file's bytes, a picture among the app's resources, or a symbol.
///
/// Bytes are kept as they are: a picture is not taken apart, so it can be written in the format it has, and in no
/// other.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {  // nothing in it changes
  /// Whether a picture is drawn in its own colours or as a stencil.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// How the picture is turned; those in `Mirrored` show its mirror image.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What is shown.
  package enum Source {
    case nothing
    case symbol(String)
    case bytes(Data, PictureHeader)
  }

  package let source: Source
  /// Pixels in a point.
  public let scale: CGFloat
  /// Whether the picture is drawn in its own colours or as a stencil.
  public let renderingMode: RenderingMode
  /// What a stencil is filled with.
  package let tint: UIColor?

  private init(_ source: Source, scale: CGFloat, _ mode: RenderingMode = .automatic, tint: UIColor? = nil) {
    self.source = source
    self.scale = scale > 0 ? scale : 1
    renderingMode = mode
    self.tint = tint
  }

  /// A picture of nothing, without a size.
  public required override convenience init() { self.init(.nothing, scale: 1) }

  /// A picture by the bytes of its file: PNG, JPEG, GIF, WebP, BMP or SVG; `nil` for others.
  public required convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture by the bytes of its file: PNG, JPEG, GIF, WebP, BMP or SVG; `nil` for others.
  ///
  /// - Parameter scale: pixels in a point.
  public required convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    self.init(.bytes(data, header), scale: scale)
  }

  /// A picture in a file; `nil` where there is none.
  public required convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: PictureFile.scale(of: path))
  }

  /// A picture among the app's resources; `nil` where there is none.
  public required convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture among the resources of a bundle: a file, or a set of an asset catalogue that was copied into it; `nil`
  /// where there is none.
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

  /// A picture among the resources of a bundle; `nil` where there is none. The configuration has no effect: renderers
  /// decide how a picture is drawn.
  public required convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// A symbol, by its SF Symbols name.
  public required convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol, by its SF Symbols name. Its size is that of the text it stands in.
  public required convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name), scale: 2)
  }

  /// A symbol, by its SF Symbols name, in the traits of whoever shows it: `traitCollection` has no effect.
  public required convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// A picture in memory.
  public required convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture in memory, upright: turns have no effect.
  ///
  /// - Parameter scale: pixels in a point.
  public required convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(PictureHeader(cgImage.data).map { .bytes(cgImage.data, $0) } ?? .nothing, scale: scale)
  }

  /// A picture that Xcode shows in the source: `#imageLiteral(resourceName:)`. One that is not there is a picture of
  /// nothing.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(found?.source ?? .nothing, scale: found?.scale ?? 1)
  }

  // MARK: What there is

  /// In points. A symbol is as large as the text around it: 20 by 20, about.
  open var size: CGSize {
    switch source {
    case .nothing: .zero
    case .symbol: CGSize(width: 20, height: 20)
    case .bytes(_, let header):
      CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    }
  }

  /// The picture in memory, as it is stored. `nil` for a symbol.
  open var cgImage: CGImage? {
    guard case .bytes(let data, let header) = source else { return nil }
    return CGImage(width: header.width, height: header.height, data: data, mediaType: header.format.rawValue)
  }

  /// Upright: the turn that a file's metadata asks for is not read.
  open var imageOrientation: Orientation { .up }

  /// Whether the picture is a symbol by name.
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The bytes of a picture that is a PNG; `nil` for one that is not, which is not made into one here.
  open func pngData() -> Data? {
    guard case .bytes(let data, let header) = source, header.format == .png else { return nil }
    return data
  }

  /// The bytes of a picture that is a JPEG, whatever the quality; `nil` for one that is not, which is not made into one
  /// here.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .bytes(let data, let header) = source, header.format == .jpeg else { return nil }
    return data
  }

  // MARK: Drawing

  /// Draws the picture into the one that is made, stretched to a rectangle. A symbol draws nothing, which is reported as an
  /// issue.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture into the one that is made, in its own size; see ``draw(in:)``.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the one that is made, stretched to a rectangle; see ``draw(in:)``. The mode has no effect.
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

  /// The format of a picture with as many pixels in a point.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The picture for a smaller size, in points: a drawing of it.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard case .bytes = source else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// The picture, as it is: pictures are not taken apart here.
  open func preparingForDisplay() -> UIImage? { self }

  /// The picture upright: as it is.
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

  /// Symbols take the size and weight of the text around them.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Symbols take the size and weight of the text around them.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The picture, whose edges are stretched like the rest.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// How a picture is drawn (`UIKit.UIImage.Configuration`): renderers decide.
  open class Configuration: NSObject, @unchecked Sendable {}  // it has no state

  /// How a symbol is drawn (`UIKit.UIImage.SymbolConfiguration`): as the text around it.
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

  /// How large a symbol is beside its text (`UIKit.UIImage.SymbolScale`).
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }

  /// How heavy the strokes of a symbol are (`UIKit.UIImage.SymbolWeight`).
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// Puts a picture into the person's library, which no program reaches: an issue says so. Give it to the person by a
/// `ShareLink` or `fileExporter`.
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
