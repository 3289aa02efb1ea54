/// The page of a link that is no element of a path.
struct LinkedPage<Destination: View> {
  /// The source of whether the page is open.
  enum Opening {
    case link
    case binding(Binding<Bool>)
    case selection(AnySelection, tag: AnyHashable)
  }

  let destination: () -> Destination
  var opening = Opening.link
}

/// A link that opens a page of its own.
struct PageLink<Label: View, Destination: View>: View {
  let page: LinkedPage<Destination>
  let label: Label
  @Environment(\.navigation) private var navigation
  @State private var isActive = false
  @State private var activatedTag: AnyHashable?
  private var scope = NodeProperty()

  init(_ page: LinkedPage<Destination>, label: Label) {
    self.page = page
    self.label = label
  }

  var body: some View {
    switch page.opening {
    case .link:
      if let navigation, let besides = navigation.besides {
        let open = { [page, scope] in
          besides.value = .view(LinkedView(of: scope.node?.address, content: page.destination))
        }
        let _ = navigation.reopen(scope.node, open)
        button { open() }
      } else {
        link($isActive)
      }
    case .binding(let isActive): link(isActive)
    case .selection(let selection, let tag): link(selection.isSelected(tag, activated: $activatedTag))
    }
  }

  private func button(action: @escaping @MainActor () -> Void) -> some View {
    linkButton(isReachable: navigation != nil, action: action) { label }
  }

  private func link(_ isActive: Binding<Bool>) -> some View {
    button { isActive.wrappedValue = true }
      .modifier(PageAttachment(slot: BoundPage(isActive: isActive, content: page.destination)))
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
