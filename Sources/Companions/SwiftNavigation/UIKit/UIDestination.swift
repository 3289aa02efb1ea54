#if UI
  import IppoUI
  import IssueReporting

  /// A controller that is presented or pushed while an optional has a value.
  @MainActor
  final class UIDestination<Item> {
    /// The place at which the controller is shown.
    enum Place { case presentation, page }

    private let place: Place
    private let item: @MainActor () -> Item?
    private let clear: @MainActor () -> Void
    private let id: (Item) -> AnyHashable?
    private let onDismiss: (() -> Void)?
    private let content: (Item) -> UIViewController
    private var shown: (controller: UIViewController, id: AnyHashable?)?

    /// Creates a destination that is not shown.
    ///
    /// - Parameters:
    ///   - place: The place at which the controller is shown.
    ///   - item: Reads the optional.
    ///   - clear: Sets the optional to `nil`, after a person has dismissed or popped the controller.
    ///   - id: The identity of a value. A value with another identity has a controller of its own.
    ///   - onDismiss: Is called after the controller is gone.
    ///   - content: Makes the controller of a value.
    init(
      _ place: Place, item: @escaping @MainActor () -> Item?, clear: @escaping @MainActor () -> Void,
      id: @escaping (Item) -> AnyHashable?, onDismiss: (() -> Void)?, content: @escaping (Item) -> UIViewController
    ) {
      self.place = place
      self.item = item
      self.clear = clear
      self.id = id
      self.onDismiss = onDismiss
      self.content = content
    }

    /// Shows the controller of the present value, and removes that of an earlier one.
    func update(in owner: UIViewController) {
      guard let item = item() else { return hide() }
      let id = id(item)
      if let shown, shown.id == id { return }
      hide()
      show(content(item), id, in: owner)
    }

    private func show(_ controller: UIViewController, _ id: AnyHashable?, in owner: UIViewController) {
      switch place {
      case .presentation:
        if owner.presentedViewController?.presentingViewController === owner { owner.dismiss(animated: true) }
        owner.present(controller, animated: true)
      case .page:
        guard let navigation = owner as? UINavigationController ?? owner.navigationController else {
          reportIssue(
            """
            \(type(of: controller)) was to be pushed by \(type(of: owner)), which is in no navigation.

            Put \(type(of: owner)) in a UINavigationController before its view is loaded.
            """)
          return
        }
        navigation.pushViewController(controller, animated: true)
      }
      shown = (controller, id)
      controller.onExit = { [weak self, unowned controller] in self?.isGone(controller) }
    }

    /// The controller was dismissed or popped, and not by this destination.
    private func isGone(_ controller: UIViewController) {
      guard let shown, shown.controller === controller else { return }
      self.shown = nil
      // Another value may have come in the meantime.
      if let item = item(), id(item) == shown.id { clear() }
      onDismiss?()
    }

    private func hide() {
      guard let controller = shown?.controller else { return }
      shown = nil
      controller.onExit = nil
      switch place {
      case .presentation: controller.presentingViewController?.dismiss(animated: true)
      case .page:
        if let navigation = controller.navigationController,
          let index = navigation.viewControllers.firstIndex(of: controller)
        {
          navigation.setViewControllers(Array(navigation.viewControllers.prefix(index)), animated: true)
        }
      }
      onDismiss?()
    }
  }
#endif
