public import IppoUI

extension View {
  /// Opens a page while there is an item, with a binding to it. Going back sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - destination: The page.
  public func navigationDestination<D, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (Binding<D>) -> C
  ) -> some View {
    self.navigationDestination(isPresented: Binding(item)) {
      Binding(unwrapping: item).map(destination)
    }
  }

  /// Opens a page while there is an item, which need not be hashable. Going back sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - destination: The page.
  @_disfavoredOverload
  public func navigationDestination<D, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self.navigationDestination(isPresented: Binding(item)) {
      item.wrappedValue.map(destination)
    }
  }
}

extension NavigationLink {
  /// A link to a page that is open while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item. Going back sets it to `nil`.
  ///   - onNavigate: Called with `true` when the link is followed, and with `false` on going back.
  ///   - destination: The page.
  ///   - label: What the link shows.
  @available(*, deprecated, message: "Use 'navigationDestination(item:)' instead.")
  public init<Item, Page: View>(
    item: Binding<Item?>,
    onNavigate: @escaping (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Item>) -> Page,
    @ViewBuilder label: () -> Label
  ) where Destination == Page? {
    self.init(
      isActive: Binding<Bool>(
        get: { item.wrappedValue != nil },
        set: { isActive in
          onNavigate(isActive)
          if !isActive { item.wrappedValue = nil }
        }
      ),
      destination: { Binding(unwrapping: item).map(destination) },
      label: label
    )
  }
}
