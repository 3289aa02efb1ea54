import UIKit

extension UIColor {
  /// A colour from its hexadecimal notation, as apps write it: an instance of the class of the call.
  public static func hex(_ hex: UInt) -> Self {
    Self(
      red: CGFloat((hex & 0xff0000) >> 16) / 255, green: CGFloat((hex & 0x00ff00) >> 8) / 255,
      blue: CGFloat(hex & 0x0000ff) / 255, alpha: 1)
  }

  /// A grey.
  public static func gray(_ white: CGFloat) -> Self { Self(white: white, alpha: 1) }

  /// Black on white, and white on black.
  public static var adaptive: Self { Self { $0.userInterfaceStyle == .dark ? .white : .black } }
}

extension UIFont {
  /// A large font.
  public static func large(_ descriptor: UIFontDescriptor) -> Self { Self(descriptor: descriptor, size: 40) }
}

extension UIImage {
  /// A picture by the name of a symbol.
  public static func symbol(_ name: String) -> Self? { Self(systemName: name) }
}

extension UIBezierPath {
  /// A square with a corner at the origin.
  public static func square(_ side: CGFloat) -> Self { Self(rect: CGRect(x: 0, y: 0, width: side, height: side)) }
}
