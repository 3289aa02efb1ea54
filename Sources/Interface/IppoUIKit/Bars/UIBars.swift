public import Foundation

// Bars, for apps that set their appearance. SwiftUI's bars display some of it.

/// The fill of a bar (`UIKit.UIBarStyle`).
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The bar over a page (`UIKit.UINavigationBar`).
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// The item of the topmost page, which is always `nil`: set the `navigationItem` of a controller instead.
  open var topItem: UINavigationItem? { nil }
  /// The bar at its usual height. The value is stored, but renderers ignore it.
  open var standardAppearance = UINavigationBarAppearance()
  /// The bar in a low window; `nil` for ``standardAppearance``. The value is stored, but renderers ignore it.
  open var compactAppearance: UINavigationBarAppearance?
  /// The bar while the page is at its top; `nil` for ``standardAppearance``. The value is stored, but renderers ignore
  /// it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar in a low window while the page is at its top; `nil` for the others. The value is stored, but renderers
  /// ignore it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of the bar; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var barTintColor: UIColor?
  /// The fill of the bar. The value is stored, but renderers ignore it.
  open var barStyle = UIBarStyle.default
  /// Whether the page is visible through the bar. The value is stored, but renderers ignore it.
  open var isTranslucent = true
  /// Whether titles are large. The value is stored, but `navigationBarTitleDisplayMode(_:)` decides.
  open var prefersLargeTitles = false
  /// A picture in place of the line at the bar's edge. The value is stored, but renderers ignore it.
  open var shadowImage: UIImage?
  /// The attributes of the title. The values are stored, but renderers ignore them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title. The values are stored, but renderers ignore them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the way back. The value is stored, but renderers ignore it.
  open var backIndicatorImage: UIImage?
  /// The stencil of the picture of the way back. The value is stored, but renderers ignore it.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Stores a picture for the background of the bar, without an effect on the drawing. `nil` removes the picture.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The picture that was set for these metrics; `nil` for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  open override class func appearance() -> UINavigationBar { Appearances.proxy { UINavigationBar() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UINavigationBar {
    appearance()
  }
}

/// The tab bar (`UIKit.UITabBar`). Renderers read only the property `isHidden` of its appearance.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// The placement of tabs in the bar, which renderers decide.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  /// The placement of tabs in the bar. The value is stored, but renderers ignore it.
  open var itemPositioning = ItemPositioning.automatic
  /// The space between tabs, in points. The value is stored, but renderers ignore it.
  open var itemSpacing: CGFloat = 0
  /// The width of tabs, in points. The value is stored, but renderers ignore it.
  open var itemWidth: CGFloat = 0
  /// A picture that marks the selected tab. The value is stored, but renderers ignore it.
  open var selectionIndicatorImage: UIImage?
  /// The tabs; `nil`: set the `tabBarItem` of controllers.
  open var items: [UITabBarItem]?
  /// The selected tab; `nil`: ask the controller of the tabs.
  open var selectedItem: UITabBarItem?
  /// The bar at its usual place. The value is stored, but renderers ignore it.
  open var standardAppearance = UITabBarAppearance()
  /// The bar while the page is at its end; `nil` for ``standardAppearance``. The value is stored, but renderers ignore
  /// it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the bar; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; `nil` for that of the platform. The value is stored, but renderers
  /// ignore it.
  open var unselectedItemTintColor: UIColor?
  /// The fill of the bar. The value is stored, but renderers ignore it.
  open var barStyle = UIBarStyle.default
  /// Whether the page is visible through the bar. The value is stored, but renderers ignore it.
  open var isTranslucent = true
  /// A picture behind the bar. The value is stored, but renderers ignore it.
  open var backgroundImage: UIImage?
  /// A picture in place of the line at the bar's edge. The value is stored, but renderers ignore it.
  open var shadowImage: UIImage?

  open override class func appearance() -> UITabBar { Appearances.proxy { UITabBar() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITabBar {
    appearance()
  }

  /// Whether the app hides tab bars, in this window or everywhere. Observation tracks each read.
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
  /// The buttons. They are stored, and not shown: use `toolbar(content:)`.
  open var items: [UIBarButtonItem]?

  /// Stores the buttons, which are not shown.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// A picture behind the bar. The value is stored, but renderers ignore it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
  private var backgroundImage: UIImage?

  /// The bar at its usual height. The value is stored, but renderers ignore it.
  open var standardAppearance = UIToolbarAppearance()
  /// The bar in a low window; `nil` for ``standardAppearance``. The value is stored, but renderers ignore it.
  open var compactAppearance: UIToolbarAppearance?
  /// The bar while the page is at its end; `nil` for ``standardAppearance``. The value is stored, but renderers ignore
  /// it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of the bar; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var barTintColor: UIColor?
  /// The fill of the bar. The value is stored, but renderers ignore it.
  open var barStyle = UIBarStyle.default
  /// Whether the page is visible through the bar. The value is stored, but renderers ignore it.
  open var isTranslucent = true

  open override class func appearance() -> UIToolbar { Appearances.proxy { UIToolbar() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIToolbar {
    appearance()
  }
}

/// The position of a bar (`UIKit.UIBarPosition`).
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
