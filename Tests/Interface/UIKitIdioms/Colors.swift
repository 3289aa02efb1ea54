import SwiftUI
import UIKit

extension UIColor {
  public convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }

  public convenience init?(hexString: String) {
    var text = hexString.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("#") { text.removeFirst() }
    guard text.count == 6, let value = UInt32(text, radix: 16) else { return nil }
    self.init(hex: value)
  }

  public static let ink = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0xEEEEEE) : UIColor(hex: 0x111111)
  }

  var isLight: Bool {
    var white: CGFloat = 0
    getWhite(&white, alpha: nil)
    return white > 0.5
  }

  public func lighter(by share: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(red: min(red + share, 1), green: min(green + share, 1), blue: min(blue + share, 1), alpha: alpha)
  }
}

extension Color {
  public static let ink = Color(UIColor.ink)
  static let card = Color(UIColor.secondarySystemBackground)
  static let line = Color(.separator)

  var components: [CGFloat]? { UIColor(self).cgColor.components }

  func uiColor(in style: UIUserInterfaceStyle) -> UIColor {
    UIColor(self).resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
  }
}
