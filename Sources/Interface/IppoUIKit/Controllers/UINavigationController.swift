public import Foundation

/// A stack of pages (`UIKit.UINavigationController`), shown as a `NavigationStack`. The title and the buttons of each
/// page come from its `navigationItem`.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Receives the pages that come and go.
  open weak var delegate: (any UINavigationControllerDelegate)?

  private var pages: [UIViewController] = []

  /// The pages, from the first to the topmost.
  open var viewControllers: [UIViewController] {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// A navigation with one page.
  public init(rootViewController: UIViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// A navigation without a page.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// The visible page; `nil` for a navigation without pages.
  open var topViewController: UIViewController? { pages.last }

  /// The controller that is presented over the pages, or else the visible page; `nil` for none.
  open var visibleViewController: UIViewController? { presentedViewController ?? pages.last }

  /// The bar over the pages, for apps that set its appearance.
  open private(set) lazy var navigationBar = UINavigationBar()

  /// The bar below the pages, for what apps say of its appearance. It shows the `toolbarItems` of the page.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  /// Whether the bar below the pages is away.
  open var isToolbarHidden = true { didSet { changes.note() } }

  /// Sets whether the bar below the pages is away, without an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether the bar over the pages is hidden.
  open var isNavigationBarHidden = false { didSet { changes.note() } }

  /// Whether a swipe on a page hides the bar. The value is stored: the bar stays.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes and comes when a page is tapped. It is kept: the bar stays.
  open var hidesBarsOnTap = false

  /// The gesture that goes back, for apps that are its delegate. Renderers decide which swipes go back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Hides or shows the bar, without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Replaces the pages, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = pages
    pages = viewControllers
    exchange(old, for: viewControllers)
    changes.note()
  }

  /// Shows a page over the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: viewController, animated: animated)
    setViewControllers(pages + [viewController], animated: animated)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }

  /// Removes the topmost page; the first stays.
  ///
  /// - Returns: The removed page; `nil` if it was the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pages.count > 1 ? keep(pages.count - 1, animated).first : nil
  }

  /// Removes all pages but the first.
  ///
  /// - Returns: The removed pages, from the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { keep(1, animated) }

  /// Removes the pages above a page.
  ///
  /// - Returns: The removed pages, from the lowest; `nil` if the page is not in the navigation.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pages.firstIndex(of: viewController).map { keep($0 + 1, animated) }
  }

  private func keep(_ count: Int, _ isAnimated: Bool) -> [UIViewController] {
    let popped = Array(pages.dropFirst(count))
    let kept = Array(pages.prefix(count))
    if let top = kept.last { delegate?.navigationController(self, willShow: top, animated: isAnimated) }
    setViewControllers(kept, animated: isAnimated)
    if let top = kept.last { delegate?.navigationController(self, didShow: top, animated: isAnimated) }
    return popped
  }

  /// Removes the pages above a number of pages, after the user has gone back to them.
  package func returned(to count: Int) {
    if count >= 1, count < pages.count { _ = keep(count, true) }
  }
}

/// A delegate that receives the pages of a navigation (`UIKit.UINavigationControllerDelegate`).
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// A page is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A page is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// The title and the buttons of a page (`UIKit.UINavigationItem`).
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The pages with a large title.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The name of the back button.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  var onChange: () -> Void = {}

  /// The title; `nil` for the title of the page's controller.
  open var title: String? { didSet { onChange() } }
  /// A line above the title. The value is stored, but not shown.
  open var prompt: String?
  /// The view in place of the title; `nil` for none.
  open var titleView: UIView? { didSet { onChange() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange() } }
  /// The button by which the page above goes back to this page. The value is stored, but renderers name the button.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that goes back to this page. The value is stored, but renderers name the button.
  open var backButtonTitle: String?
  /// The name of the back button. The value is stored, but renderers name the button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the page has no back button.
  open var hidesBackButton = false { didSet { onChange() } }
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }
  /// The buttons at the trailing edge, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }
  /// The search of the page. The value is stored, and not shown: use `searchable(text:)`.
  open var searchController: UISearchController?
  /// Whether scrolling the page hides the search field. The value is stored.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar over this page. The value is stored, but renderers ignore it.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar while this page is at its top. The value is stored, but renderers ignore it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar in a low window. The value is stored, but renderers ignore it.
  open var compactAppearance: UINavigationBarAppearance?

  /// An item with a title.
  public init(title: String) { self.title = title }

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets whether the page has no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// A search over a page (`UIKit.UISearchController`). The search is stored, and not shown: use `searchable(text:)`.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The field of the search.
  open private(set) lazy var searchBar = UISearchBar()
  /// The receiver of changes of the search, which is never called: the field stays hidden.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether a search dims the searched content. The value is stored.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether a search hides the bar. The value is stored.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search is under way.
  open var isActive = false

  /// A search whose results another controller shows; `nil` for the searched one.
  public init(searchResultsController: UIViewController?) { super.init() }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }
}

/// A receiver of changes of a search (`UIKit.UISearchResultsUpdating`).
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The search has changed.
  func updateSearchResults(for searchController: UISearchController)
}
