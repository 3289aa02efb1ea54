/// Pages behind tabs (`UIKit.UITabBarController`), shown as a `TabView`. The title and the picture of each tab come
/// from the page's `tabBarItem`.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// Receives the selected page.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar, for apps that set its appearance.
  open private(set) lazy var tabBar = UITabBar()

  private var pages: [UIViewController] = []

  /// The pages; `nil` sets no pages.
  open var viewControllers: [UIViewController]? {
    get { pages }
    set {
      let old = pages
      pages = newValue ?? []
      exchange(old, for: pages)
      selectedIndex = min(selectedIndex, max(pages.count - 1, 0))
      changes.note()
    }
  }

  /// Replaces the pages, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the visible page, from 0. Setting it does not call the delegate.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changes.note() } } }

  /// The visible page; `nil` for a controller without pages. Setting a page that is elsewhere has no effect.
  open var selectedViewController: UIViewController? {
    get { pages.indices.contains(selectedIndex) ? pages[selectedIndex] : nil }
    set { if let index = newValue.flatMap(pages.firstIndex) { selectedIndex = index } }
  }

  /// Selects the tab that the user has chosen.
  package func select(_ index: Int) {
    guard pages.indices.contains(index), delegate?.tabBarController(self, shouldSelect: pages[index]) != false else {
      return changes.note()
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: pages[index])
  }
}

/// A delegate that receives the selected page (`UIKit.UITabBarControllerDelegate`).
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the controller shows the page that the user has chosen.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// A page was chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
