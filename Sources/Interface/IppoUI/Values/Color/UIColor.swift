public import Foundation

/// The names and components of UIKit's colours, so that `Color(.systemRed)` and `Color(.label)` mean what they do on
/// Apple systems (`UIKit.UIColor`). A value; only what can be carried over to ``Color`` is here.
public struct UIColor: Hashable, Sendable {
  let render: RenderColor

  private init(name: RenderColor.Name, opacity: Double = 1) { render = RenderColor(.named(name), opacity: opacity) }

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

  public static let label = UIColor(name: .primary)
  public static let secondaryLabel = UIColor(name: .secondary)
  public static let tertiaryLabel = UIColor(name: .tertiary)
  public static let quaternaryLabel = UIColor(name: .quaternary)
  public static let placeholderText = UIColor(name: .placeholder)
  public static let link = UIColor(name: .link)
  public static let separator = UIColor(name: .separator)
  public static let opaqueSeparator = UIColor(name: .gray3)
  public static let tintColor = UIColor(name: .accent)

  // MARK: Backgrounds and fills

  public static let systemBackground = UIColor(name: .background)
  public static let secondarySystemBackground = UIColor(name: .secondaryBackground)
  public static let tertiarySystemBackground = UIColor(name: .tertiaryBackground)
  public static let systemGroupedBackground = UIColor(name: .secondaryBackground)
  public static let secondarySystemGroupedBackground = UIColor(name: .tertiaryBackground)
  public static let tertiarySystemGroupedBackground = UIColor(name: .secondaryBackground)
  public static let systemFill = UIColor(name: .gray, opacity: 0.2)
  public static let secondarySystemFill = UIColor(name: .gray, opacity: 0.16)
  public static let tertiarySystemFill = UIColor(name: .gray, opacity: 0.12)
  public static let quaternarySystemFill = UIColor(name: .gray, opacity: 0.08)

  // MARK: Adaptable colours

  public static let systemRed = UIColor(name: .red)
  public static let systemOrange = UIColor(name: .orange)
  public static let systemYellow = UIColor(name: .yellow)
  public static let systemGreen = UIColor(name: .green)
  public static let systemMint = UIColor(name: .mint)
  public static let systemTeal = UIColor(name: .teal)
  public static let systemCyan = UIColor(name: .cyan)
  public static let systemBlue = UIColor(name: .blue)
  public static let systemIndigo = UIColor(name: .indigo)
  public static let systemPurple = UIColor(name: .purple)
  public static let systemPink = UIColor(name: .pink)
  public static let systemBrown = UIColor(name: .brown)
  public static let systemGray = UIColor(name: .gray)
  public static let systemGray2 = UIColor(name: .gray2)
  public static let systemGray3 = UIColor(name: .gray3)
  public static let systemGray4 = UIColor(name: .gray4)
  public static let systemGray5 = UIColor(name: .gray5)
  public static let systemGray6 = UIColor(name: .gray6)

  // MARK: Fixed colours

  public static let black = UIColor(name: .black)
  public static let white = UIColor(name: .white)
  public static let clear = UIColor(name: .clear)
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
