/// Pages beside each other (`UIKit.UITabBarController`), shown as a `TabView`: the title and the picture of each come from
/// its `tabBarItem`.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// Is told which page is selected.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar of tabs, for what apps say of its appearance.
  open private(set) lazy var tabBar = UITabBar()

  private var pages: [UIViewController] = []

  /// The pages; `nil` as none.
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

  /// Which page is shown, from 0. Setting it does not call the delegate.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changes.note() } } }

  /// The page that is shown; `nil` where there is none. One that is not here is not selected.
  open var selectedViewController: UIViewController? {
    get { pages.indices.contains(selectedIndex) ? pages[selectedIndex] : nil }
    set { if let index = newValue.flatMap(pages.firstIndex) { selectedIndex = index } }
  }

  /// The person has chosen a tab.
  package func select(_ index: Int) {
    guard pages.indices.contains(index), delegate?.tabBarController(self, shouldSelect: pages[index]) != false else {
      return changes.note()
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: pages[index])
  }
}

/// Is told which page is selected (`UIKit.UITabBarControllerDelegate`).
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a page is shown that was chosen.
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
