public import Foundation
internal import IssueReporting

/// What holds a view (`UIKit.UIViewController`), as far as `UIViewControllerRepresentable` can show it: its view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) { super.init() }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  private var loadedView: UIView?

  /// The view; it is made, and ``viewDidLoad()`` called, when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  open var traitCollection: UITraitCollection { .current }
  open var preferredContentSize = CGSize.zero
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  // MARK: Other controllers

  open private(set) var children: [UIViewController] = []

  open private(set) weak var parent: UIViewController?

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? { nil }

  open var presentedViewController: UIViewController? { nil }

  open var presentingViewController: UIViewController? { nil }

  /// Shows a controller over the window: reports an issue, as only views do so here. Use `sheet`, `alert` or
  /// `fullScreenCover`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    reportIssue(
      """
      \(type(of: viewControllerToPresent)) was to be presented by a controller of UIKit, and cannot be.

      There is no UIKit here. Present a view by 'sheet', 'alert', 'confirmationDialog' or 'fullScreenCover'.
      """)
  }

  /// Nothing is presented by controllers: nothing happens.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How a controller is shown over others (`UIKit.UIModalPresentationStyle`).
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller comes and goes (`UIKit.UIModalTransitionStyle`).
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Pages on top of each other (`UIKit.UINavigationController`): shows the topmost controller.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController]

  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open var topViewController: UIViewController? { viewControllers.last }

  open var visibleViewController: UIViewController? { viewControllers.last }

  open private(set) lazy var navigationBar = UINavigationBar()

  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    view.changes.note()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    view.changes.note()
    return viewControllers.removeLast()
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers.removeLast(popped.count)
    view.changes.note()
    return popped
  }
}
