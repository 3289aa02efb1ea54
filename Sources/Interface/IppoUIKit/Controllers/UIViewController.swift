public import Foundation
import IppoRender
internal import IssueReporting

/// A controller of a view (`UIKit.UIViewController`): in a `UIViewControllerRepresentable`, in a window, or presented
/// over a window.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The window in which the controller was made; `nil` outside of windows.
  private weak var display = WindowDisplay.current

  /// The changes of the controller's title, items and children, for the view that shows the controller.
  package let changes = ViewChanges()

  /// A controller whose view ``loadView()`` makes. The names have no effect, because Ippo reads views only from code.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) { super.init() }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  private var loadedView: UIView?

  /// The view. The first read makes the view and calls ``viewDidLoad()``.
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

  /// Makes the view, unless it exists, for a controller that is shown by other content than its view.
  package func viewDidLoadOnce() { _ = view }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }

  /// Called once after the view was made. Does nothing.
  open func viewDidLoad() {}
  /// Called when the view is about to appear, right before `viewIsAppearing(_:)` and without an animation. Does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``. Does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared. Does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear, right before ``viewDidDisappear(_:)``. Does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared. Does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  // Final: see `endPresentation`.
  final var transition = ControllerTransition()

  /// Whether the view comes into sight because the controller was added to its parent: pushed, for example. It is `true`
  /// within ``viewWillAppear(_:)``, `viewIsAppearing(_:)` and ``viewDidAppear(_:)`` alone.
  open var isMovingToParent: Bool { transition.phase == .appearance && transition.isNewInParent }
  /// Whether the view goes because the controller was removed from its parent: popped, for example. It is `true` within
  /// ``viewWillDisappear(_:)`` and ``viewDidDisappear(_:)`` alone.
  open var isMovingFromParent: Bool { transition.phase == .disappearance && transition.isRemovedFromParent }
  /// Whether the view comes into sight because the controller was presented. It is `true` within
  /// ``viewWillAppear(_:)``, `viewIsAppearing(_:)` and ``viewDidAppear(_:)`` alone.
  open var isBeingPresented: Bool { transition.phase == .appearance && transition.isNewlyPresented }
  /// Whether the view goes because the presentation of the controller has ended. It is `true` within
  /// ``viewWillDisappear(_:)`` and ``viewDidDisappear(_:)`` alone.
  open var isBeingDismissed: Bool { transition.phase == .disappearance && transition.isNewlyDismissed }

  /// Is never called: renderers lay out what is shown.
  open func viewWillLayoutSubviews() {}
  /// Never called: renderers lay out the views.
  open func viewDidLayoutSubviews() {}

  /// The title of the controller's page, or of its tab.
  open var title: String? { didSet { changes.note() } }
  /// The style of the controller's presentation: `fullScreen`, `overFullScreen`, `currentContext`, `overCurrentContext`
  /// and `custom` cover the window, and all others are sheets.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the controller's presentation. The value is stored: renderers have one animation for each kind of
  /// presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the controller.
  open var isModalInPresentation = false { didSet { changes.note() } }
  /// Light or dark for the controller's view. See `UIView.overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  /// The surroundings of the window.
  open var traitCollection: UITraitCollection { .current }
  /// The preferred size of the controller, in points. The value is stored, but renderers ignore it.
  open var preferredContentSize = CGSize.zero
  /// The allowed orientations of the device: all of them. An override has no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the content turns with the device: `true`. An override has no effect.
  open var shouldAutorotate: Bool { true }
  /// Whether the status bar is hidden. Windows lack a status bar: an override has no effect.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the status bar. Windows lack a status bar: an override has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the home indicator is hidden. Windows lack a home indicator: an override has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the content can be edited. The value is stored, and not passed on.
  open var isEditing = false
  /// The edges of the window that the view reaches. The value is stored: windows lie within the safe area.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view reaches below opaque bars. The value is stored: pages end at their bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Insets that are added to the safe area, in points. The values are stored, but renderers ignore them.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the tab bar is hidden while the controller is on top. The value is stored, but renderers ignore it.
  open var hidesBottomBarWhenPushed = false
  /// Whether what is presented covers this controller alone. It is kept: presentations cover the window.
  open var definesPresentationContext = false

  /// Does nothing, because windows lack a status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing, because only a user can turn the device of a client.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing, because windows lack a home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Stores whether the content can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Makes the view, unless it exists.
  open func loadViewIfNeeded() { _ = view }
  /// Never called, because memory shortages of clients are unknown.
  open func didReceiveMemoryWarning() {}
  /// Never called: renderers ask views for their size when they draw them.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called: read the traits at the place of their use.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Bars

  /// The title and the buttons of the controller's page in a navigation.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: "")
    item.onChange = { [weak self] in self?.changes.note() }
    return item
  }()

  /// The items of the bar below the page in a navigation; `nil` for none. The bar is shown where the navigation's
  /// `isToolbarHidden` is `false`.
  open var toolbarItems: [UIBarButtonItem]? { didSet { changes.note() } }

  /// Sets the items of the bar below the page, without an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// The controller's tab.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// The title of the controller's page: the title of its item, or else its own.
  package var pageTitle: String {
    _ = changes.version
    return navigationItem.title.flatMap { $0.isEmpty ? nil : $0 } ?? title ?? ""
  }

  // MARK: Other controllers

  /// The child controllers, in the order in which they were added.
  open private(set) var children: [UIViewController] = []

  /// The controller that contains this one; `nil` for none.
  open private(set) weak var parent: UIViewController?

  /// Takes a controller in, and out of the one it was in. Its view is the caller's to put on this one's. Calls
  /// ``willMove(toParent:)`` of the controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
    childController.transition.isAddedToParent()
  }

  /// Takes the controller out of the one it is in. Its view stays where it is. Calls ``didMove(toParent:)``.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    transition.leavesParent()
    didMove(toParent: nil)
    exitsOnceOutOfSight()
  }

  /// The controller is about to change its parent. Is called by ``addChild(_:)`` and by navigations and tabs, and by the
  /// app before ``removeFromParent()``; does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller has changed its parent. Is called by ``removeFromParent()`` and by navigations and tabs, and by the
  /// app after ``addChild(_:)``; does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces the pages of a navigation or of tabs: those that are new are added, and those that are not among them are
  /// removed.
  final func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    for page in old where !new.contains(page) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  /// The nearest controller of a kind that this one is in.
  private func container<C: UIViewController>(of type: C.Type) -> C? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? C }.first { _ in true }
  }

  /// The navigation that contains the controller; `nil` for none. A `NavigationStack` of SwiftUI does not count.
  open var navigationController: UINavigationController? { container(of: UINavigationController.self) }

  /// The tab controller that contains the controller; `nil` for none. A `TabView` of SwiftUI does not count.
  open var tabBarController: UITabBarController? { container(of: UITabBarController.self) }

  // MARK: Presenting

  /// The controller that this controller, or one of its ancestors, presents; `nil` for none.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents this controller, or one of its ancestors; `nil` if neither is presented.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  // Final: in a vtable of a preconcurrency class, Swift 6.3 looks for an isolated closure under a name that it does not
  // define.
  /// Ends the presentation of SwiftUI that shows the controller.
  final package var endPresentation: (@MainActor () -> Void)?
  /// Is called once when the controller was popped or dismissed, by whomever, and is out of sight.
  final package var onExit: (@MainActor () -> Void)?

  /// The heights of the controller as a sheet.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(of: self)

  /// The source of the controller as a popover. The popover is shown as a sheet.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(of: self)

  /// The presentation of the controller: the same object as ``sheetPresentationController``.
  open var presentationController: UIPresentationController? { sheetPresentationController }

  /// The stage of the window in which the controller was made, or else of the window of the running code.
  private var stage: ControllerStage? { (display ?? WindowDisplay.current).map(ControllerStage.of) }

  /// Presents a controller over the window.
  ///
  /// An alert is shown as an alert, and an action sheet as a choice of actions. All other controllers are sheets, or
  /// cover the window if ``modalPresentationStyle`` says so.
  ///
  /// Outside of windows, and if the controller presents another one already, an issue is reported.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller, which is notified when it appears and disappears.
  ///   - flag: Has no effect: renderers decide on animations.
  ///   - completion: Called when the controller is shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presented == nil, viewControllerToPresent.presenter == nil else {
      reportIssue(
        """
        \(type(of: viewControllerToPresent)) was to be presented by \(type(of: self)), and is not.

        A controller presents one other at a time, and is presented once. Dismiss what is presented first, or present from \
        the controller on top.
        """)
      return
    }
    guard let stage else {
      reportIssue(
        """
        \(type(of: viewControllerToPresent)) was to be presented outside of a window, and cannot be.

        Present from what runs in a window: actions, effects, and the tasks they start. Callbacks of queues do not know \
        which person's window is meant; use 'Task { @MainActor in … }' in their place.
        """)
      return
    }
    presented = viewControllerToPresent
    viewControllerToPresent.presenter = self
    viewControllerToPresent.transition.isPresented()
    viewControllerToPresent.display = display ?? WindowDisplay.current
    viewControllerToPresent.loadViewIfNeeded()
    stage.present(viewControllerToPresent, by: self)
    completion?()
  }

  /// Removes the controller that this controller presents. If it presents none, removes this controller itself from its
  /// presenter, or from the surrounding sheet of SwiftUI.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.isGone()
    } else if let presenting = presentingViewController {
      return presenting.dismiss(animated: flag, completion: completion)
    } else {
      endOuterPresentation()
    }
    completion?()
  }

  /// Ends the sheet of SwiftUI that shows the controller or one of its ancestors.
  private func endOuterPresentation() {
    sequence(first: self) { $0.parent }.first { $0.endPresentation != nil }?.endPresentation?()
  }

  /// Whether the controller is presented by another.
  package var isPresented: Bool { presenter != nil }

  /// Ends the presentation of the controller, and the presentations over it.
  package func isGone() {
    presented?.isGone()
    stage?.remove(self)
    guard presenter != nil else { return }
    transition.isDismissed()
    presenter?.presented = nil
    presenter = nil
    exitsOnceOutOfSight()
  }

  /// Ends the presentation that the user has dismissed.
  package func isDismissedByPerson() {
    isGone()
    sheetPresentationController?.isDismissedByPerson()
  }

  /// Shows a controller: on top of the surrounding navigation, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of this one: it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
}

/// The style of a presentation (`UIKit.UIModalPresentationStyle`).
public enum UIModalPresentationStyle: Int, Sendable {
  /// A way in which a controller is presented. See `UIViewController.modalPresentationStyle`.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  /// The style stays as it is.
  case none = -1
  /// The system's choice.
  case automatic = -2
}

/// The animation of a presentation (`UIKit.UIModalTransitionStyle`).
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
