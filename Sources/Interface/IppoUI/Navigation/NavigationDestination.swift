/// Declares the view that shows values of a type (`navigationDestination(for:destination:)`).
private struct DestinationModifier<D: Hashable, Destination: View>: ViewModifier {
  @Environment(\.navigation) private var navigation
  @Environment(\.pathBelow) private var below
  let destination: (D) -> Destination

  func body(content: Content) -> some View {
    let destination = destination
    navigation?.register(D.self, at: below.count) { value in
      (value.base as? D).map { value in AnyView(Lazily { destination(value) }) }
    }
    return content
  }
}

/// A page that is open while a binding is set.
struct BoundPage<Content: View>: View {
  @State private var model = PageModel()
  @Environment(\.page) private var page
  @Binding var isActive: Bool
  let content: () -> Content

  var body: some View {
    if isActive {
      PageView(model: model, previous: page, pop: { [$isActive] in $isActive.wrappedValue = false }) {
        Lazily(content)
      }
    }
  }
}

/// A page that is open while there is an item.
private struct ItemPage<Item: Hashable, Content: View>: View {
  @State private var model = PageModel()
  @Environment(\.page) private var page
  @Binding var item: Item?
  let content: (Item) -> Content

  var body: some View {
    if let item {
      PageView(model: model, previous: page, pop: { [$item] in $item.wrappedValue = nil }) {
        Lazily { content(item) }
      }
      .id(item)
    }
  }
}

extension View {
  /// Shows values of type `D` in pages of the navigation around as `destination`.
  ///
  /// Of several declarations for a type in one stack, the one on the page closest to the root is used.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(DestinationModifier(destination: destination)) }

  /// Opens a page while `isPresented`; going back writes `false`.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PageAttachment(slot: BoundPage(isActive: isPresented, content: destination)))
  }

  /// Opens a page while there is an item; going back writes `nil`.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(PageAttachment(slot: ItemPage(item: item, content: destination))) }
}
