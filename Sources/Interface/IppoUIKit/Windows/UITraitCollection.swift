public import Foundation
package import IppoRender

/// Light or dark (`UIKit.UIUserInterfaceStyle`).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark

  package var render: RenderColorScheme { self == .dark ? .dark : .light }
}

/// What kind of device a window is laid out for (`UIKit.UIUserInterfaceIdiom`).
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// A phone: a window narrower than 700 points.
  case phone
  /// A tablet: a window of 700 points and more.
  case pad
  /// A television. No window here.
  case tv
  /// A car. No window here.
  case carPlay
  /// A Mac. No window here.
  case mac = 5
  /// A headset. No window here.
  case vision
}

/// Whether the surroundings are cramped or roomy along an axis (`UIKit.UIUserInterfaceSizeClass`).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// How strong differences between colours are (`UIKit.UIAccessibilityContrast`).
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As usual.
  case normal
  /// Stronger than usual.
  case high
}

/// The direction in which text runs (`UIKit.UITraitEnvironmentLayoutDirection`).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The surroundings of a view (`UIKit.UITraitCollection`).
open class UITraitCollection: NSObject, @unchecked Sendable {  // nothing in it changes
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device the window is laid out for.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether there is little or much room sideways.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is little or much room upwards.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels in a point; 0 where it is not said.
  public let displayScale: CGFloat

  /// As with the original, nothing is said.
  public convenience override init() { self.init(style: .unspecified) }

  /// Says whether it is light or dark, and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

  /// Says the kind of device, and nothing else.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(style: .unspecified, idiom: userInterfaceIdiom)
  }

  /// Says how much room there is sideways, and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, horizontal: horizontalSizeClass)
  }

  /// Says how much room there is upwards, and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, vertical: verticalSizeClass)
  }

  /// What the collections say; of several that say something about a trait, the last.
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

  /// Those of the window in which it is asked for; of a phone in light surroundings outside of windows. A view that
  /// asks in its body is evaluated again when they change.
  public static var current: UITraitCollection {
    let window = WindowMetrics.current
    return UITraitCollection(
      style: window.isDark ? .dark : .light, idiom: window.idiom, horizontal: window.isWide ? .regular : .compact,
      vertical: window.isLow ? .compact : .regular, scale: window.scale)
  }

  /// Normal: clients' wishes for more contrast are the renderers' to follow.
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// From left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// `large`: clients do not tell theirs.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Runs something with these traits as the current ones: their style is that of colours made meanwhile.
  open func performAsCurrent(_ actions: () -> Void) {
    let display = WindowDisplay()
    let bounds = WindowMetrics.current.bounds
    display.adapt(
      to: ClientEnvironment(
        isDark: userInterfaceStyle == .dark, width: Double(bounds.width), height: Double(bounds.height)))
    WindowDisplay.$current.withValue(display) { actions() }
  }

  /// Whether colours differ between two surroundings.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// These traits with another style.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}

/// The size of text a person prefers (`UIKit.UIContentSizeCategory`).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size, as in UIKit.
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size is said.
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
  /// Three steps larger than `large`: the largest one that is not meant for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size that is meant for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size that is meant for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size that is meant for accessibility.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size that is meant for accessibility.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the size is one that is meant for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The size has changed. It is not posted: clients do not tell theirs.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
