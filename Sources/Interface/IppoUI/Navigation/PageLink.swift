/// What a link opens.
enum LinkTarget<Destination: View> {
  /// An element of a path; `nil` for none.
  case value(AnyHashable?)
  case page(() -> Destination)
  case bound(() -> Destination, Binding<Bool>)
  case selected(() -> Destination, tag: AnyHashable, AnySelection)
}

/// A link that opens a page of its own, and no element of a path.
struct PageLink<Label: View, Destination: View>: View {
  let target: LinkTarget<Destination>
  let label: Label
  @Environment(\.navigation) private var navigation
  @State private var isActive = false
  @State private var activatedTag: AnyHashable?
  private var scope = NodeProperty()

  init(target: LinkTarget<Destination>, label: Label) {
    self.target = target
    self.label = label
  }

  var body: some View {
    switch target {
    case .value: EmptyView()
    case .page(let destination):
      if let navigation, let besides = navigation.besides {
        let open = { [scope] in besides.value = .view(LinkedView(of: scope.node?.address, content: destination)) }
        let _ = navigation.reopen(scope.node, open)
        button { open() }
      } else {
        link($isActive, destination)
      }
    case .bound(let destination, let isActive): link(isActive, destination)
    case .selected(let destination, let tag, let selection):
      link(selection.isSelected(tag, activated: $activatedTag), destination)
    }
  }

  private func button(action: @escaping @MainActor () -> Void) -> some View {
    linkButton(isReachable: navigation != nil, action: action) { label }
  }

  private func link(_ isActive: Binding<Bool>, _ destination: @escaping () -> Destination) -> some View {
    button { isActive.wrappedValue = true }
      .modifier(PageAttachment(slot: BoundPage(isActive: isActive, content: destination)))
  }
}

/// Links look like the buttons around them.
@MainActor
func linkButton<Label: View>(
  isReachable: Bool, address: String? = nil, action: @escaping @MainActor () -> Void,
  @ViewBuilder label: () -> Label
) -> some View {
  Button(page: ButtonPage(isReachable: isReachable, address: address), action: action, label: label)
    .trait(OpensPageTrait.self, true)
}

/// A selection whose type is erased.
struct AnySelection {
  private let get: () -> AnyHashable?
  private let set: (AnyHashable?) -> Void

  init<V: Hashable>(_ selection: Binding<V?>) {
    get = { selection.wrappedValue.map { AnyHashable($0) } }
    set = { selection.wrappedValue = $0?.base as? V }
  }

  /// Whether the link with a tag, or with the tag it was opened with, is selected.
  @MainActor
  func isSelected(_ tag: AnyHashable, activated: Binding<AnyHashable?>) -> Binding<Bool> {
    let isSelected = {
      guard let selected = get() else { return false }
      return selected == tag || selected == activated.wrappedValue
    }
    return Binding(
      get: isSelected,
      set: { isActive in
        if isActive {
          activated.wrappedValue = tag
          set(tag)
        } else if isSelected() {
          activated.wrappedValue = nil
          set(nil)
        }
      })
  }
}
