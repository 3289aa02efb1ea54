public import Foundation

/// The names and components of UIKit's colours, so that `Color(.systemRed)` and `Color(.label)` mean what they do on
/// Apple systems (`UIKit.UIColor`). A value; only what can be carried over to ``Color`` is here.
public struct UIColor: Hashable, Sendable {
  let render: RenderColor

  private init(_ name: RenderColor.Name, opacity: Double = 1) { render = RenderColor(.named(name), opacity: opacity) }

  /// The colour of `color`.
  public init(_ color: Color) { render = color.render }

  /// sRGB components in 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    render =
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)).render
  }

  /// A grey: 0 is black, 1 white.
  public init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Components in 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    render =
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)
      ).render
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = Color(render: render)
    color.render.opacity = Double(alpha)
    return UIColor(color)
  }
}

extension UIColor {
  // MARK: Text and lines

  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.tertiary)
  public static let quaternaryLabel = UIColor(.quaternary)
  public static let placeholderText = UIColor(.placeholder)
  public static let link = UIColor(.link)
  public static let separator = UIColor(.separator)
  public static let opaqueSeparator = UIColor(.gray3)
  public static let tintColor = UIColor(.accent)

  // MARK: Backgrounds and fills

  public static let systemBackground = UIColor(.background)
  public static let secondarySystemBackground = UIColor(.secondaryBackground)
  public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
  public static let systemGroupedBackground = UIColor(.secondaryBackground)
  public static let secondarySystemGroupedBackground = UIColor(.tertiaryBackground)
  public static let tertiarySystemGroupedBackground = UIColor(.secondaryBackground)
  public static let systemFill = UIColor(.gray, opacity: 0.2)
  public static let secondarySystemFill = UIColor(.gray, opacity: 0.16)
  public static let tertiarySystemFill = UIColor(.gray, opacity: 0.12)
  public static let quaternarySystemFill = UIColor(.gray, opacity: 0.08)

  // MARK: Adaptable colours

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(.gray2)
  public static let systemGray3 = UIColor(.gray3)
  public static let systemGray4 = UIColor(.gray4)
  public static let systemGray5 = UIColor(.gray5)
  public static let systemGray6 = UIColor(.gray6)

  // MARK: Fixed colours

  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
  /// The colour of a UIKit colour: `Color(.systemRed)`.
  public init(_ color: UIColor) { render = color.render }

  /// The colour of a UIKit colour.
  public init(uiColor: UIColor) { render = uiColor.render }
}
