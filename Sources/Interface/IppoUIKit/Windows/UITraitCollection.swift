public import Foundation
package import IppoRender

/// A light or dark appearance (`UIKit.UIUserInterfaceStyle`).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No value.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark

  package var render: RenderColorScheme { self == .dark ? .dark : .light }
}

/// The kind of device of a window's layout (`UIKit.UIUserInterfaceIdiom`).
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// A phone: a window narrower than 700 points.
  case phone
  /// A tablet: a window of at least 700 points in width.
  case pad
  /// A television. Windows never have this value.
  case tv
  /// A car. Windows never have this value.
  case carPlay
  /// A Mac. Windows never have this value.
  case mac = 5
  /// A headset. Windows never have this value.
  case vision
}

/// The amount of space along an axis (`UIKit.UIUserInterfaceSizeClass`).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No value.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The strength of differences between colours (`UIKit.UIAccessibilityContrast`).
public enum UIAccessibilityContrast: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// The usual strength.
  case normal
  /// Stronger than usual.
  case high
}

/// The direction of text (`UIKit.UITraitEnvironmentLayoutDirection`).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No value.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The surroundings of a view (`UIKit.UITraitCollection`).
open class UITraitCollection: NSObject, @unchecked Sendable {  // nothing in it changes
  /// The appearance, light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device of the window's layout.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The amount of horizontal space.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The amount of vertical space.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The number of pixels per point; 0 for no value.
  public let displayScale: CGFloat

  /// A collection without values, as in UIKit.
  public convenience override init() { self.init(style: .unspecified) }

  /// A collection with an appearance alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

  /// A collection with a kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(style: .unspecified, idiom: userInterfaceIdiom)
  }

  /// A collection with an amount of horizontal space alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, horizontal: horizontalSizeClass)
  }

  /// A collection with an amount of vertical space alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, vertical: verticalSizeClass)
  }

  /// The values of several collections. If several have a value for a trait, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<T: Equatable>(_ keyPath: KeyPath<UITraitCollection, T>, _ unspecified: T) -> T {
      traitCollections.map { $0[keyPath: keyPath] }.last { $0 != unspecified } ?? unspecified
    }
    self.init(
      style: last(\.userInterfaceStyle, .unspecified), idiom: last(\.userInterfaceIdiom, .unspecified),
      horizontal: last(\.horizontalSizeClass, .unspecified), vertical: last(\.verticalSizeClass, .unspecified),
      scale: last(\.displayScale, 0))
  }

  private init(
    style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    scale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
  }

  /// The traits of the window of the running code; outside of windows, those of a phone in light surroundings. A view
  /// that reads them in its body is evaluated again when they change.
  public static var current: UITraitCollection {
    let window = WindowMetrics.current
    return UITraitCollection(
      style: window.isDark ? .dark : .light, idiom: window.idiom, horizontal: window.isWide ? .regular : .compact,
      vertical: window.isLow ? .compact : .regular, scale: window.scale)
  }

  /// The contrast, which is always normal: renderers follow the clients' preferences for more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The direction of text, which is always from left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// The preferred size of text: `large`, because clients do not report theirs.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Runs a closure with these traits as the current ones. Colours that are made meanwhile have their appearance.
  open func performAsCurrent(_ actions: () -> Void) {
    let display = WindowDisplay()
    let window = WindowMetrics.current
    display.adapt(
      to: ClientEnvironment(
        isDark: userInterfaceStyle == .dark, width: Double(window.bounds.width), height: Double(window.bounds.height),
        reducesMotion: window.reducesMotion))
    WindowDisplay.$current.withValue(display) { actions() }
  }

  /// Whether colours differ between two surroundings.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// These traits with another appearance.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}

/// The user's preferred size of text (`UIKit.UIContentSizeCategory`).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size, as in UIKit.
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// One step larger than `extraSmall`.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step smaller than `large`.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The size that most people have.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step larger than `large`.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps larger than `large`.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps larger than `large`: the largest ordinary size.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The size has changed. Ippo never posts the notification, because the size is unknown.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
