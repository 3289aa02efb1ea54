public import Foundation
public import IppoCoreGraphics
package import IppoRender

/// A colour by meaning, by components, or by what surrounds it (`UIKit.UIColor`).
///
/// ```swift
/// let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1) }
/// ```
///
/// The initializers are required, so that extensions can call them on `Self`, as with UIKit in Objective-C. The same
/// applies to `UIFont`, `UIImage` and `UIBezierPath`.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {  // nothing in it changes
  /// The colour that renderers draw.
  package let render: RenderColor
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  package init(render: RenderColor) {
    self.render = render
    provider = nil
  }

  /// A colour by its sRGB components in 0...1. A component outside of this range is moved to the nearest bound.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clipped(_ component: CGFloat) -> Double { min(max(Double(component), 0), 1) }
    render = RenderColor(
      .rgb(red: clipped(red), green: clipped(green), blue: clipped(blue)), opacity: clipped(alpha))
    provider = nil
  }

  /// A colour that depends on its surroundings. The provider is called once for light and once for dark surroundings.
  ///
  /// The other traits are those of the window in which the colour is made.
  public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> RenderColor {
      dynamicProvider(UITraitCollection.current.with(style)).render
    }
    let (light, dark) = (color(.light), color(.dark))
    render = light == dark ? light : RenderColor(.adaptive(light: light, dark: dark))
    provider = dynamicProvider
  }

  /// A colour by its Display P3 components in 0...1. A colour outside of sRGB is moved to the nearest sRGB colour.
  public required convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = RGBConversion.fromDisplayP3(red: Double(red), green: Double(green), blue: Double(blue))
    self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
  }

  /// A grey: 0 is black, 1 white.
  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its components in 0...1.
  public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueComponents(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)).rgb
    self.init(red: CGFloat(rgb.red), green: CGFloat(rgb.green), blue: CGFloat(rgb.blue), alpha: alpha)
  }

  /// The components of a colour of Core Graphics; opacity 0 for one without components.
  public required convenience init(cgColor: CGColor) {
    let components = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// A colour set among the app's resources: `name.colorset` of an asset catalogue that was copied into the bundle;
  /// `nil` without one.
  public required convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour set among the resources of a bundle; `nil` without one.
  public required convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = ColorSet(name, in: bundle ?? .main)?.color else { return nil }
    let style = traitCollection?.userInterfaceStyle ?? .unspecified
    self.init(render: style == .unspecified ? color : color.resolved(style.render))
  }

  /// A colour that Xcode shows in the source: `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Components

  /// The components in sRGB, in the appearance of the window.
  private var components: (red: Double, green: Double, blue: Double, opacity: Double) {
    render.components(UITraitCollection.current.userInterfaceStyle.render)
  }

  /// Writes the components in sRGB. Always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  /// Writes hue, saturation, brightness and alpha. Always succeeds.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    let own = HueComponents(red: components.red, green: components.green, blue: components.blue)
    hue?.pointee = CGFloat(own.hue)
    saturation?.pointee = CGFloat(own.saturation)
    brightness?.pointee = CGFloat(own.brightness)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  /// Writes the lightness of the colour (Rec. 709), and alpha. Always succeeds.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = components
    white?.pointee = CGFloat(0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  /// The components in the appearance of the window.
  open var cgColor: CGColor {
    let components = components
    return CGColor(
      red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue),
      alpha: CGFloat(components.opacity))
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = render
    color.opacity = min(max(Double(alpha), 0), 1)
    return UIColor(render: color)
  }

  /// The colour in certain surroundings.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    return UIColor(render: render.resolved(traitCollection.userInterfaceStyle.render))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.render == render }

  open override var hash: Int { render.hashValue }

  open override var description: String { "UIColor(\(render))" }
}

extension RenderColor {
  /// The colour by its components in a scheme.
  fileprivate func resolved(_ scheme: RenderColorScheme) -> RenderColor {
    let components = components(scheme)
    return RenderColor(
      .rgb(red: components.red, green: components.green, blue: components.blue), opacity: components.opacity)
  }
}

/// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing else says it.
public typealias _ColorLiteralType = UIColor
