/// The items that `navigationBarItems(leading:trailing:)` puts into the bar of its page (the private key of SwiftUI).
public struct NavigationBarItemsKey: PreferenceKey {
  /// The views, type-erased. They cannot be compared: another evaluation is another value.
  public struct Value: Equatable {
    let leading: AnyView?
    let trailing: AnyView?
    private let identity: Identity?

    private final class Identity {}

    init(leading: AnyView?, trailing: AnyView?) {
      self.leading = leading
      self.trailing = trailing
      identity = leading == nil && trailing == nil ? nil : Identity()
    }

    /// Returns whether both come from the same evaluation, or neither has items.
    public static func == (lhs: Value, rhs: Value) -> Bool { lhs.identity === rhs.identity }
  }

  /// No items.
  public static var defaultValue: Value { Value(leading: nil, trailing: nil) }

  /// The items of the last view that has some, for each edge by itself.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    value = Value(leading: next.leading ?? value.leading, trailing: next.trailing ?? value.trailing)
  }
}

/// A view made for the environment it is in (the private type of SwiftUI that `navigationBarItems` returns).
public struct EnvironmentReaderView<Content: View>: View {
  @Environment(\.self) private var environment
  let content: (EnvironmentValues) -> Content

  /// The view that the closure makes from the environment.
  public var body: some View { content(environment) }
}

extension View {
  /// Items at the leading edge of the page's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View { barItems(AnyView(leading), nil) }

  /// Items at the trailing edge of the page's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View { barItems(nil, AnyView(trailing)) }

  /// Items at both edges of the page's bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    barItems(AnyView(leading), AnyView(trailing))
  }

  private func barItems(_ leading: AnyView?, _ trailing: AnyView?)
    -> EnvironmentReaderView<ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>>>
  {
    // The items use the environment of the view, not the environment of the page's bar.
    EnvironmentReaderView { environment in
      let values = environment.valuesOfPage
      let item = { (view: AnyView) in AnyView(view.transformEnvironment(\.self) { $0.set(values) }) }
      let value = NavigationBarItemsKey.Value(leading: leading.map(item), trailing: trailing.map(item))
      return preference(key: NavigationBarItemsKey.self, value: value)
    }
  }
}

/// The items a page was given by preference. They are read here alone, so that they do not evaluate the page again.
struct NavigationBarItems: View {
  let model: PageModel

  var body: some View {
    let items = model.barItems.value
    if let leading = items.leading { Unary(axis: .horizontal) { leading }.modifier(ToolbarItemElement(.leading)) }
    if let trailing = items.trailing { Unary(axis: .horizontal) { trailing }.modifier(ToolbarItemElement(.trailing)) }
  }
}
