public import Foundation

/// Pages that the user turns (`UIKit.UIPageViewController`), shown as a `TabView` of pages.
///
/// The controller asks the data source for all pages before and after the visible one, up to 100 of them.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages are turned. Renderers decide.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  /// Whether pages lie beside or below each other. Renderers show them beside each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// Keys of options of the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The position of the spine of a book.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The source of the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changes.note() } }
  /// Receives the turns of pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Whether pages lie beside or below each other.
  public let navigationOrientation: NavigationOrientation

  private var current: [UIViewController] = []

  /// A controller without pages. The options have no effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init()
  }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// The visible page; `nil` for a controller without pages.
  open var viewControllers: [UIViewController]? { current.isEmpty ? nil : current }

  /// Shows a page, without an animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    if new != current {
      current = new
      changes.note()
    }
    completion?(true)
  }

  /// All pages, and the index of the visible one.
  package var pages: (all: [UIViewController], index: Int) {
    _ = changes.version
    guard let shown = current.first else { return ([], 0) }
    guard let dataSource else { return ([shown], 0) }
    var all = [shown]
    while all.count < 100, let next = dataSource.pageViewController(self, viewControllerAfter: all[all.count - 1]),
      !all.contains(next)
    {
      all.append(next)
    }
    var index = 0
    while all.count < 100, let previous = dataSource.pageViewController(self, viewControllerBefore: all[0]),
      !all.contains(previous)
    {
      all.insert(previous, at: 0)
      index += 1
    }
    return (all, index)
  }

  /// Reports that the user has turned to a page.
  package func turn(to controller: UIViewController) {
    guard current.first !== controller else { return }
    let previous = current
    delegate?.pageViewController(self, willTransitionTo: [controller])
    current = [controller]
    changes.note()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
  }
}

/// A source of pages (`UIKit.UIPageViewControllerDataSource`).
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; `nil` before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; `nil` after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of pages of the indicator. The value has no effect: the indicator counts all pages.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The page that the indicator marks at first. The value has no effect.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default, 0, says nothing about the pages.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default, 0, says nothing about the page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that receives the turns of pages (`UIKit.UIPageViewControllerDelegate`).
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// The user turns to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// The user has turned to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
