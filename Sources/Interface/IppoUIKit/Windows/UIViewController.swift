public import Foundation
internal import IssueReporting

/// What holds a view (`UIKit.UIViewController`), as far as `UIViewControllerRepresentable` can show it: its view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// A controller whose view is made by ``loadView()``. There are no archives of views here: the names have no effect.
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

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }

  /// Is called once, when the view was made; does nothing.
  open func viewDidLoad() {}
  /// The view is about to come into sight. Is called by what shows the controller, right before ``viewDidAppear(_:)``
  /// and without an animation; does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has come into sight; does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go. Is called by what shows the controller, right before ``viewDidDisappear(_:)``; does
  /// nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone; does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Is never called: renderers lay out what is shown.
  open func viewWillLayoutSubviews() {}
  /// Is never called: renderers lay out what is shown.
  open func viewDidLayoutSubviews() {}

  /// The name of what the controller shows. It is kept, and not shown: use `navigationTitle(_:)`.
  open var title: String?
  /// How the controller is shown over others. It is kept: controllers are not presented here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes. It is kept: controllers are not presented here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether people cannot dismiss the controller. It is kept: controllers are not presented here.
  open var isModalInPresentation = false
  /// Light or dark for the controller's view. See `UIView.overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  /// The surroundings of the window.
  open var traitCollection: UITraitCollection { .current }
  /// The size the controller would like, in points. It is kept, and does not change what is shown.
  open var preferredContentSize = CGSize.zero
  /// How the device may be held: every way. An override has no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the bar with the time goes. There is none: an override has no effect.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the system's bar at the lower edge goes. There is none: an override has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  // MARK: Other controllers

  /// The controllers in this one, in the order in which they were added.
  open private(set) var children: [UIViewController] = []

  /// The controller that this one is in; `nil` for none.
  open private(set) weak var parent: UIViewController?

  /// Takes a controller in, and out of the one it was in. Its view is the caller's to put on this one's.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of the one it is in. Its view stays where it is.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Is called by the app; does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Is called by the app; does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation that the controller is in: `nil`, also for one that was pushed.
  open var navigationController: UINavigationController? { nil }

  /// What is presented by the controller: `nil`, as nothing is.
  open var presentedViewController: UIViewController? { nil }

  /// What presents the controller: `nil`, as nothing does.
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
  /// A way in which a controller is presented. It is kept: controllers are not presented here.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  /// It is not adapted.
  case none = -1
  /// The system's choice.
  case automatic = -2
}

/// How a controller comes and goes (`UIKit.UIModalTransitionStyle`).
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Pages on top of each other (`UIKit.UINavigationController`): shows the topmost controller.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The pages, from the first to the topmost.
  open var viewControllers: [UIViewController]

  /// A navigation with one page.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The page that is shown; `nil` where there is none.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The page that is shown; `nil` where there is none.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// The bar over the pages, for what apps say of its appearance. It is not shown.
  open private(set) lazy var navigationBar = UINavigationBar()

  /// Whether the bar is away. It is kept: the bar is not shown.
  open var isNavigationBarHidden = false

  /// Keeps whether the bar is away, without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Shows a page over the others, without an animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    view.changes.note()
  }

  /// Removes the topmost page, without an animation; the first stays.
  ///
  /// - Returns: The page; `nil` where there was one page alone.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    view.changes.note()
    return viewControllers.removeLast()
  }

  /// Removes all pages but the first, without an animation.
  ///
  /// - Returns: The pages that were removed, from the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers.removeLast(popped.count)
    view.changes.note()
    return popped
  }
}
