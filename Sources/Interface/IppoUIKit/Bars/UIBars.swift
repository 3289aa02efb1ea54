public import Foundation

// Bars, for what apps say of their appearance. SwiftUI's are used to show some.

/// How a bar is filled (`UIKit.UIBarStyle`).
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The bar over a page (`UIKit.UINavigationBar`).
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// What the topmost page has in the bar; `nil`: set the `navigationItem` of a controller.
  open var topItem: UINavigationItem? { nil }
  /// The bar at its usual height. It is kept, and does not change what is drawn.
  open var standardAppearance = UINavigationBarAppearance()
  /// The bar in a low window; `nil` for ``standardAppearance``. It is kept, and does not change what is drawn.
  open var compactAppearance: UINavigationBarAppearance?
  /// The bar while the page is at its top; `nil` for ``standardAppearance``. It is kept, and does not change what is
  /// drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar in a low window while the page is at its top; `nil` for the others. It is kept, and does not change what
  /// is drawn.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of the bar; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var barTintColor: UIColor?
  /// How the bar is filled. It is kept, and does not change what is drawn.
  open var barStyle = UIBarStyle.default
  /// Whether the page shines through the bar. It is kept, and does not change what is drawn.
  open var isTranslucent = true
  /// Whether titles are large. It is kept; `navigationBarTitleDisplayMode(_:)` decides.
  open var prefersLargeTitles = false
  /// A picture in place of the line at the bar's edge. It is kept, and does not change what is drawn.
  open var shadowImage: UIImage?
  /// The attributes of the title. They are kept, and do not change what is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title. They are kept, and do not change what is drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the way back. It is kept, and does not change what is drawn.
  open var backIndicatorImage: UIImage?
  /// The stencil of the picture of the way back. It is kept, and does not change what is drawn.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Keeps a picture for the ground of the bar; what is drawn stays as it is. `nil` removes the picture.
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

/// The bar of tabs (`UIKit.UITabBar`). Of its appearance, renderers follow `isHidden`.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// How tabs are placed in the bar. Renderers decide.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  /// How tabs are placed in the bar. It is kept, and does not change what is drawn.
  open var itemPositioning = ItemPositioning.automatic
  /// The room between tabs, in points. It is kept, and does not change what is drawn.
  open var itemSpacing: CGFloat = 0
  /// How wide tabs are, in points. It is kept, and does not change what is drawn.
  open var itemWidth: CGFloat = 0
  /// A picture that marks the selected tab. It is kept, and does not change what is drawn.
  open var selectionIndicatorImage: UIImage?
  /// The tabs; `nil`: set the `tabBarItem` of controllers.
  open var items: [UITabBarItem]?
  /// The selected tab; `nil`: ask the controller of the tabs.
  open var selectedItem: UITabBarItem?
  /// The bar at its usual place. It is kept, and does not change what is drawn.
  open var standardAppearance = UITabBarAppearance()
  /// The bar while the page is at its end; `nil` for ``standardAppearance``. It is kept, and does not change what is
  /// drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the bar; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; `nil` for that of the platform. It is kept, and does not change what is
  /// drawn.
  open var unselectedItemTintColor: UIColor?
  /// How the bar is filled. It is kept, and does not change what is drawn.
  open var barStyle = UIBarStyle.default
  /// Whether the page shines through the bar. It is kept, and does not change what is drawn.
  open var isTranslucent = true
  /// A picture behind the bar. It is kept, and does not change what is drawn.
  open var backgroundImage: UIImage?
  /// A picture in place of the line at the bar's edge. It is kept, and does not change what is drawn.
  open var shadowImage: UIImage?

  open override class func appearance() -> UITabBar { Appearances.proxy { UITabBar() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITabBar {
    appearance()
  }

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
  /// The buttons. They are kept, and not shown: use `toolbar(content:)`.
  open var items: [UIBarButtonItem]?

  /// Keeps the buttons: they are not shown.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// A picture behind the bar. It is kept, and does not change what is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
  private var backgroundImage: UIImage?

  /// The bar at its usual height. It is kept, and does not change what is drawn.
  open var standardAppearance = UIToolbarAppearance()
  /// The bar in a low window; `nil` for ``standardAppearance``. It is kept, and does not change what is drawn.
  open var compactAppearance: UIToolbarAppearance?
  /// The bar while the page is at its end; `nil` for ``standardAppearance``. It is kept, and does not change what is
  /// drawn.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of the bar; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var barTintColor: UIColor?
  /// How the bar is filled. It is kept, and does not change what is drawn.
  open var barStyle = UIBarStyle.default
  /// Whether the page shines through the bar. It is kept, and does not change what is drawn.
  open var isTranslucent = true

  open override class func appearance() -> UIToolbar { Appearances.proxy { UIToolbar() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIToolbar {
    appearance()
  }
}

/// Where a bar lies (`UIKit.UIBarPosition`).
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
