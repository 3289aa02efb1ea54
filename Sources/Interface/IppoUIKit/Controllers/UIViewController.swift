public import Foundation
import IppoRender
internal import IssueReporting

/// What holds a view (`UIKit.UIViewController`): of a `UIViewControllerRepresentable`, of a window, or presented over one.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The window in which the controller was made; `nil` outside of windows.
  private weak var display = WindowDisplay.current

  /// Tells whoever shows the controller that its title, its items or what it contains has changed.
  package let changes = ViewChanges()

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

  /// Makes the view where there is none, for a controller whose view is not what is shown of it.
  package func viewDidLoadOnce() { _ = view }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }

  /// Is called once, when the view was made; does nothing.
  open func viewDidLoad() {}
  /// The view is about to come into sight. Is called by what shows the controller, right before ``viewDidAppear(_:)``
  /// and without an animation; does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view comes into sight. Is called between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``; does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has come into sight; does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go. Is called by what shows the controller, right before ``viewDidDisappear(_:)``; does
  /// nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone; does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  // Final: see `endPresentation`.
  final var transition = ControllerTransition()

  /// Whether the view comes into sight because the controller was added to its parent: pushed, for example. It is `true`
  /// within ``viewWillAppear(_:)``, ``viewIsAppearing(_:)`` and ``viewDidAppear(_:)`` alone.
  open var isMovingToParent: Bool { transition.phase == .appearance && transition.isNewInParent }
  /// Whether the view goes because the controller was removed from its parent: popped, for example. It is `true` within
  /// ``viewWillDisappear(_:)`` and ``viewDidDisappear(_:)`` alone.
  open var isMovingFromParent: Bool { transition.phase == .disappearance && transition.isRemovedFromParent }
  /// Whether the view comes into sight because the controller was presented. It is `true` within
  /// ``viewWillAppear(_:)``, ``viewIsAppearing(_:)`` and ``viewDidAppear(_:)`` alone.
  open var isBeingPresented: Bool { transition.phase == .appearance && transition.isNewlyPresented }
  /// Whether the view goes because the presentation of the controller has ended. It is `true` within
  /// ``viewWillDisappear(_:)`` and ``viewDidDisappear(_:)`` alone.
  open var isBeingDismissed: Bool { transition.phase == .disappearance && transition.isNewlyDismissed }

  /// Is never called: renderers lay out what is shown.
  open func viewWillLayoutSubviews() {}
  /// Is never called: renderers lay out what is shown.
  open func viewDidLayoutSubviews() {}

  /// The name of what the controller shows: the title of its page, or of its tab.
  open var title: String? { didSet { changes.note() } }
  /// How the controller is shown over others: `fullScreen`, `overFullScreen`, `currentContext`, `overCurrentContext` and
  /// `custom` cover the window, and all others are sheets.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes. It is kept: renderers have one way for each kind of presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether people cannot dismiss the controller.
  open var isModalInPresentation = false { didSet { changes.note() } }
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
  /// Whether what is shown turns with the device: it does. An override has no effect.
  open var shouldAutorotate: Bool { true }
  /// Whether the bar with the time goes. There is none: an override has no effect.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the bar with the time. There is none: an override has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the system's bar at the lower edge goes. There is none: an override has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether what is shown can be edited. It is kept, and passed to nobody.
  open var isEditing = false
  /// Which edges of the window the view reaches. It is kept: windows lie within the safe area.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view reaches below bars that nothing shines through. It is kept: pages end at their bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Insets that are added to the safe area, in points. They are kept, and do not change what is shown.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether a bar of tabs goes while the controller is on top. It is kept, and does not change what is shown.
  open var hidesBottomBarWhenPushed = false
  /// Whether what is presented covers this controller alone. It is kept: presentations cover the window.
  open var definesPresentationContext = false

  /// Does nothing: there is no bar with the time.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: the device of a client cannot be turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: there is no system's bar at the lower edge.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Keeps whether what is shown can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Makes the view, where there is none.
  open func loadViewIfNeeded() { _ = view }
  /// Is never called: clients report no shortage of memory.
  open func didReceiveMemoryWarning() {}
  /// Is never called: views are asked for their size when they are drawn.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Is never called: read the traits where they are needed.
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

  /// The title of the controller's page: that of its item, or else its own.
  package var pageTitle: String {
    _ = changes.version
    return navigationItem.title.flatMap { $0.isEmpty ? nil : $0 } ?? title ?? ""
  }

  // MARK: Other controllers

  /// The controllers in this one, in the order in which they were added.
  open private(set) var children: [UIViewController] = []

  /// The controller that this one is in; `nil` for none.
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

  /// The navigation that the controller is in; `nil` for none. Those of SwiftUI are none.
  open var navigationController: UINavigationController? { container(of: UINavigationController.self) }

  /// The tabs that the controller is in; `nil` for none. Those of SwiftUI are none.
  open var tabBarController: UITabBarController? { container(of: UITabBarController.self) }

  // MARK: Presenting

  /// What is presented by the controller, or by one that it is in; `nil` for nothing.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

  /// What presents the controller, or one that it is in; `nil` where it is not presented.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  // Final: in a vtable of a preconcurrency class, Swift 6.3 looks for an isolated closure under a name that it does not define.
  /// Ends the presentation of SwiftUI that shows the controller.
  final package var endPresentation: (@MainActor () -> Void)?
  /// Is called once when the controller was popped or dismissed, by whomever, and is out of sight.
  final package var onExit: (@MainActor () -> Void)?

  /// How a controller that is a sheet rests in the window.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(of: self)

  /// What a controller comes out of where it is a popover. It is shown as a sheet.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(of: self)

  /// How the controller is presented: the same object as ``sheetPresentationController``.
  open var presentationController: UIPresentationController? { sheetPresentationController }

  /// The stage of the window in which the controller was made, or else of that in which something runs.
  private var stage: ControllerStage? { (display ?? WindowDisplay.current).map(ControllerStage.of) }

  /// Shows a controller over the window: an alert as an alert, an action sheet as a choice of actions, and all others as
  /// sheets, or over the whole window where ``modalPresentationStyle`` says so.
  ///
  /// An issue is reported outside of windows, and where something is presented already.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: is told when it comes into sight, and when it goes.
  ///   - flag: has no effect: renderers decide on animations.
  ///   - completion: is called when it is shown.
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

  /// Removes what the controller presents; where it presents nothing, the controller itself, from what presents it or
  /// from the sheet of SwiftUI that it is shown in.
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

  /// Ends the sheet of SwiftUI in which the controller, or one that it is in, is shown.
  private func endOuterPresentation() {
    sequence(first: self) { $0.parent }.first { $0.endPresentation != nil }?.endPresentation?()
  }

  /// Whether the controller is presented by another.
  package var isPresented: Bool { presenter != nil }

  /// The controller is presented no more, and with it what it presents.
  package func isGone() {
    presented?.isGone()
    stage?.remove(self)
    guard presenter != nil else { return }
    transition.isDismissed()
    presenter?.presented = nil
    presenter = nil
    exitsOnceOutOfSight()
  }

  /// A person has dismissed the controller.
  package func isDismissedByPerson() {
    isGone()
    sheetPresentationController?.isDismissedByPerson()
  }

  /// Shows a controller: on top of the navigation that this one is in, or else presented.
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

/// How a controller is shown over others (`UIKit.UIModalPresentationStyle`).
public enum UIModalPresentationStyle: Int, Sendable {
  /// A way in which a controller is presented. See `UIViewController.modalPresentationStyle`.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  /// It is not adapted.
  case none = -1
  /// The system's choice.
  case automatic = -2
}

/// How a controller comes and goes (`UIKit.UIModalTransitionStyle`).
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
