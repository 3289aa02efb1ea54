public import Foundation

// Bars, for what apps say of their appearance. SwiftUI's are used to show some.

/// How a bar is filled (`UIKit.UIBarStyle`).
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The bar over a page (`UIKit.UINavigationBar`).
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  open override class func appearance() -> UINavigationBar { Appearances.proxy { UINavigationBar() } }
}

/// The bar of tabs (`UIKit.UITabBar`). Of its appearance, renderers follow `isHidden`.
@MainActor @preconcurrency
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  open override class func appearance() -> UITabBar { Appearances.proxy { UITabBar() } }

  /// Whether the app hides bars of tabs, in this window or everywhere. Reading it is observed.
  package static var isHiddenByAppearance: Bool {
    Appearances.all { UITabBar() }.reduce(false) { isHidden, bar in
      _ = bar.changes.version
      return isHidden || bar.isHidden
    }
  }
}

/// The bar below a page (`UIKit.UIToolbar`).
@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true

  open override class func appearance() -> UIToolbar { Appearances.proxy { UIToolbar() } }
}

/// A button in a bar (`UIKit.UIBarButtonItem`), for what apps say of its appearance.
@MainActor @preconcurrency
open class UIBarButtonItem: UIView {
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
  }

  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  open override class func appearance() -> UIBarButtonItem { Appearances.proxy { UIBarButtonItem() } }
}

/// A tab in a bar (`UIKit.UITabBarItem`), for what apps say of its appearance.
@MainActor @preconcurrency
open class UITabBarItem: UIView {
  open var badgeColor: UIColor?
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
  }

  open override class func appearance() -> UITabBarItem { Appearances.proxy { UITabBarItem() } }
}
