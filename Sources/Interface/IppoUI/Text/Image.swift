public import Foundation

/// A symbol by its SF Symbols name, or an image among the app's resources (`SwiftUI.Image`).
public struct Image: Equatable, Sendable {
  /// Whether an image is drawn in its own colours or as a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A stencil that is filled with the foreground style.
    case template
    /// An image in its own colours.
    case original
  }

  /// The size of a symbol next to text.
  public enum Scale: Hashable, Sendable {
    /// A size below that of text.
    case small
    /// The size of text; the default.
    case medium
    /// A size above that of text.
    case large
  }

  /// The way in which an image is stretched.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is scaled.
    case stretch
  }

  /// The way in which pixels are blended when an image is scaled. Renderers do this in their own way.
  public enum Interpolation: Hashable, Sendable {
    /// No blending.
    case none
    /// Fast, and not smooth.
    case low
    /// A quality between both.
    case medium
    /// Smooth, and slow.
    case high
  }

  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    case url(URL)
    /// A drawing by the program itself.
    case drawing(ImageDrawing)
  }

  let source: Source
  var label: Text?
  var isDecorative = false
  var isResizable = false
  /// Whether a resizable picture is repeated, and not scaled; known of drawings alone.
  var isTiled = false
  var templateMode: TemplateRenderingMode?
  var interpolation: Interpolation?
  /// Pixels to a point, of a picture that is loaded.
  var scale = 1.0
  /// The object that is notified when the picture fails to load.
  var loading: PictureLoading?
  /// The filled part of a symbol that shows a value, 0...1.
  var variableValue: Double?

  init(_ source: Source) { self.source = source }

  /// A symbol, by its SF Symbols name.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol that shows a value in 0...1.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    self.variableValue = variableValue
  }

  /// An image among the app's resources, read aloud by its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  /// An image among the app's resources, read aloud by `label`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name))
    self.label = label
  }

  /// An image among the app's resources that is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
    isDecorative = true
  }

  /// Lets the image take the size it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    copy.isTiled = resizingMode == .tile
    return copy
  }

  /// Draws the image in its own colours or as a stencil; `nil` leaves it to the surroundings.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  /// The blending of pixels. Browsers show those of an enlarged picture as squares for ``Interpolation/none``, and
  /// blend in their own way for all others.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Whether edges are smoothed. Has no effect in browsers and terminals: they smooth in their own way.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
