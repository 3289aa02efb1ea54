public import Foundation

/// Pages on top of each other (`UIKit.UINavigationController`), shown as a `NavigationStack`: the title and the buttons of
/// each come from its `navigationItem`.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Is told of pages that come and go.
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

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The page that is shown; `nil` where there is none.
  open var topViewController: UIViewController? { pages.last }

  /// What is presented over the pages, or else the page that is shown; `nil` where there is none.
  open var visibleViewController: UIViewController? { presentedViewController ?? pages.last }

  /// The bar over the pages, for what apps say of its appearance.
  open private(set) lazy var navigationBar = UINavigationBar()

  /// The bar below the pages, for what apps say of its appearance. It shows the `toolbarItems` of the page.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  /// Whether the bar below the pages is away.
  open var isToolbarHidden = true { didSet { changes.note() } }

  /// Sets whether the bar below the pages is away, without an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether the bar over the pages is away.
  open var isNavigationBarHidden = false { didSet { changes.note() } }

  /// Whether the bar goes while a page is scrolled. It is kept: the bar stays.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes and comes when a page is tapped. It is kept: the bar stays.
  open var hidesBarsOnTap = false

  /// What goes back by a swipe, for apps that are its delegate. Renderers decide which swipes go back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Says whether the bar is away, without an animation.
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
  /// - Returns: The page; `nil` where there was one page alone.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pages.count > 1 ? keep(pages.count - 1, animated).first : nil
  }

  /// Removes all pages but the first.
  ///
  /// - Returns: The pages that were removed, from the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { keep(1, animated) }

  /// Removes the pages above one.
  ///
  /// - Returns: The pages that were removed, from the lowest; `nil` where the page is not here.
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

  /// The person has gone back to where there are fewer pages.
  package func returned(to count: Int) {
    if count >= 1, count < pages.count { _ = keep(count, true) }
  }
}

/// Is told of the pages of a navigation (`UIKit.UINavigationControllerDelegate`).
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
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// How the way back is named.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  var onChange: () -> Void = {}

  /// The title; `nil` for that of the page's controller.
  open var title: String? { didSet { onChange() } }
  /// A line above the title. It is kept, and not shown.
  open var prompt: String?
  /// What stands in place of the title; `nil` for none.
  open var titleView: UIView? { didSet { onChange() } }
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange() } }
  /// The button by which a page above goes back here, as it is called. It is kept: renderers name it.
  open var backBarButtonItem: UIBarButtonItem?
  /// How the way back here is called. It is kept: renderers name it.
  open var backButtonTitle: String?
  /// How the way back is named. It is kept: renderers name it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no button to go back.
  open var hidesBackButton = false { didSet { onChange() } }
  /// The buttons where lines begin.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }
  /// The buttons where lines end, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange() } }
  /// A field for a search; it is kept, and not shown: use `searchable(text:)`.
  open var searchController: UISearchController?
  /// Whether the field for a search goes while the page is scrolled. It is kept.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar over this page. It is kept, and does not change what is drawn.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar while this page is at its top. It is kept, and does not change what is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar in a low window. It is kept, and does not change what is drawn.
  open var compactAppearance: UINavigationBarAppearance?

  /// An item with a title.
  public init(title: String) { self.title = title }

  /// The first button where lines begin.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the edge where lines end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button where lines end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the button where lines begin.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets whether there is no button to go back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// A search over a page (`UIKit.UISearchController`). It is kept, and not shown: use `searchable(text:)`.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The field of the search.
  open private(set) lazy var searchBar = UISearchBar()
  /// Is told of changes of the search. It is not: the field is not shown.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether what is searched is dimmed. It is kept.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes during a search. It is kept.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search is under way.
  open var isActive = false

  /// A search whose results another controller shows; `nil` for the one that is searched.
  public init(searchResultsController: UIViewController?) { super.init() }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of changes of a search (`UIKit.UISearchResultsUpdating`).
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The search has changed.
  func updateSearchResults(for searchController: UISearchController)
}
