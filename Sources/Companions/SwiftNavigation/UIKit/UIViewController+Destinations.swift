#if UI
  public import IppoUI

  // The semantics are those of the methods of the same names in UIKitNavigation. Call them once, in `viewDidLoad`.

  extension UIViewController {
    private func show<Item>(_ destination: UIDestination<Item>) -> ObserveToken {
      observe { [weak self] in
        if let self { destination.update(in: self) }
      }
    }

    private func show<Item>(
      _ place: UIDestination<Item>.Place, _ item: UIBinding<Item?>, _ id: @escaping (Item) -> AnyHashable?,
      _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> UIViewController
    ) -> ObserveToken {
      show(
        UIDestination(
          place, item: { item.wrappedValue }, clear: { item.wrappedValue = nil }, id: id, onDismiss: onDismiss,
          content: content))
    }

    private func show(
      _ place: UIDestination<Bool>.Place, _ isShown: UIBinding<Bool>, _ onDismiss: (() -> Void)?,
      _ content: @escaping () -> UIViewController
    ) -> ObserveToken {
      show(
        UIDestination(
          place, item: { isShown.wrappedValue ? true : nil }, clear: { isShown.wrappedValue = false }, id: { _ in nil },
          onDismiss: onDismiss, content: { _ in content() }))
    }

    /// A binding to the value of an optional binding that has one.
    private func bound<Item>(
      _ item: UIBinding<Item?>, _ content: @escaping (UIBinding<Item>) -> UIViewController
    ) -> (Item) -> UIViewController {
      { value in content(UIBinding(item) ?? .constant(value)) }
    }

    // MARK: Presenting

    /// Presents a controller while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: Becomes `false` when a person dismisses the controller.
    ///   - onDismiss: Is called after the controller is gone.
    ///   - content: Makes the controller.
    /// - Returns: A token, with which the observation can be ended early.
    @discardableResult
    public func present(
      isPresented: UIBinding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> UIViewController
    ) -> ObserveToken { show(.presentation, isPresented, onDismiss, content) }

    /// Presents a controller while a binding has a value.
    ///
    /// - Parameters:
    ///   - item: Becomes `nil` when a person dismisses the controller. A value with another identity replaces the
    ///     controller.
    ///   - onDismiss: Is called after the controller is gone.
    ///   - content: Makes the controller of a value.
    /// - Returns: A token, with which the observation can be ended early.
    @discardableResult
    public func present<Item: Identifiable>(
      item: UIBinding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> UIViewController
    ) -> ObserveToken { present(item: item, id: \.id, onDismiss: onDismiss, content: content) }

    /// Presents a controller while a binding has a value. The controller is made with a binding to the value.
    ///
    /// - Parameters:
    ///   - item: Becomes `nil` when a person dismisses the controller. A value with another identity replaces the
    ///     controller.
    ///   - onDismiss: Is called after the controller is gone.
    ///   - content: Makes the controller.
    /// - Returns: A token, with which the observation can be ended early.
    @_disfavoredOverload
    @discardableResult
    public func present<Item: Identifiable>(
      item: UIBinding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (UIBinding<Item>) -> UIViewController
    ) -> ObserveToken { present(item: item, id: \.id, onDismiss: onDismiss, content: content) }

    /// Presents a controller while a binding has a value.
    ///
    /// - Parameters:
    ///   - item: Becomes `nil` when a person dismisses the controller. A value with another identity replaces the
    ///     controller.
    ///   - id: The identity of a value.
    ///   - onDismiss: Is called after the controller is gone.
    ///   - content: Makes the controller of a value.
    /// - Returns: A token, with which the observation can be ended early.
    @discardableResult
    public func present<Item, ID: Hashable>(
      item: UIBinding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
      content: @escaping (Item) -> UIViewController
    ) -> ObserveToken { show(.presentation, item, { AnyHashable($0[keyPath: id]) }, onDismiss, content) }

    /// Presents a controller while a binding has a value. The controller is made with a binding to the value.
    ///
    /// - Parameters:
    ///   - item: Becomes `nil` when a person dismisses the controller. A value with another identity replaces the
    ///     controller.
    ///   - id: The identity of a value.
    ///   - onDismiss: Is called after the controller is gone.
    ///   - content: Makes the controller.
    /// - Returns: A token, with which the observation can be ended early.
    @_disfavoredOverload
    @discardableResult
    public func present<Item, ID: Hashable>(
      item: UIBinding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
      content: @escaping (UIBinding<Item>) -> UIViewController
    ) -> ObserveToken {
      show(.presentation, item, { AnyHashable($0[keyPath: id]) }, onDismiss, bound(item, content))
    }

    // MARK: Pushing

    /// Pushes a controller while a binding is `true`. An issue is reported where this controller is in no navigation.
    ///
    /// - Parameters:
    ///   - isPresented: Becomes `false` when a person goes back.
    ///   - content: Makes the controller.
    /// - Returns: A token, with which the observation can be ended early.
    @discardableResult
    public func navigationDestination(
      isPresented: UIBinding<Bool>, content: @escaping () -> UIViewController
    ) -> ObserveToken { show(.page, isPresented, nil, content) }

    /// Pushes a controller while a binding has a value. An issue is reported where this controller is in no navigation.
    ///
    /// A new value leaves the controller in place; `nil` in between makes another one.
    ///
    /// - Parameters:
    ///   - item: Becomes `nil` when a person goes back.
    ///   - content: Makes the controller of a value.
    /// - Returns: A token, with which the observation can be ended early.
    @discardableResult
    public func navigationDestination<Item>(
      item: UIBinding<Item?>, content: @escaping (Item) -> UIViewController
    ) -> ObserveToken { show(.page, item, { _ in nil }, nil, content) }

    /// Pushes a controller while a binding has a value. The controller is made with a binding to the value.
    ///
    /// - Parameters:
    ///   - item: Becomes `nil` when a person goes back.
    ///   - content: Makes the controller.
    /// - Returns: A token, with which the observation can be ended early.
    @_disfavoredOverload
    @discardableResult
    public func navigationDestination<Item>(
      item: UIBinding<Item?>, content: @escaping (UIBinding<Item>) -> UIViewController
    ) -> ObserveToken { show(.page, item, { _ in nil }, nil, bound(item, content)) }
  }
#endif
