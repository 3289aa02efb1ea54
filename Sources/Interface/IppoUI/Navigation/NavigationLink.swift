/// A control that opens a page of the navigation around it (`SwiftUI.NavigationLink`).
///
/// Outside of a navigation it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case value(AnyHashable?)
    case page(() -> Destination)
    case bound(() -> Destination, Binding<Bool>)
    case selected(() -> Destination, tag: AnyHashable, AnySelection)
  }

  @Environment(\.navigation) private var navigation
  @Environment(\.rowSelection) private var rowSelection
  @Environment(\.addressDescriptions) private var descriptions
  @Environment(\.pathBelow) private var pathBelow
  @State private var isActive = false
  @State private var activatedTag: AnyHashable?
  private var scope = NodeProperty()
  private let target: Target
  private let label: Label

  /// A button in the style of those around, disabled where the link leads nowhere.
  public var body: some View {
    switch target {
    case .value(let value):
      button(leadsSomewhere: value != nil, isInSelection: rowSelection != nil, address: value.flatMap(address)) {
        [navigation, rowSelection] in
        // In a list whose selection is of this type, a link selects; where several can be selected, on a stack, in edit mode alone.
        guard let value else { return }
        if let navigation, navigation.besides == nil, rowSelection?.opensLinks() == true {
          return navigation.push(value)
        }
        if rowSelection?.chooseValue(value) != true { navigation?.push(value) }
      }
      .modifier(LinkedValue(value: value))
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

  /// Links look like the buttons around them.
  private func button(
    leadsSomewhere: Bool = true, isInSelection: Bool = false, address: String? = nil,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(
      page: ButtonPage(isReachable: leadsSomewhere && (navigation != nil || isInSelection), address: address),
      action: action
    ) { label }
    .trait(OpensPageTrait.self, true)
  }

  /// Where the link leads to, where views around it tell.
  private func address(of value: AnyHashable) -> String? {
    guard !descriptions.isEmpty else { return nil }
    if let rowSelection, rowSelection.takes(value) { return rowSelection.address(value, descriptions) }
    return navigation?.address(of: value, above: pathBelow, by: descriptions)
  }

  private func link(_ isActive: Binding<Bool>, _ destination: @escaping () -> Destination) -> some View {
    button { isActive.wrappedValue = true }
      .modifier(PageAttachment(slot: BoundPage(isActive: isActive, content: destination)))
  }

  // MARK: A page

  /// A link to a page of its own.
  ///
  /// - Parameters:
  ///   - destination: is evaluated when the page opens.
  ///   - label: what is pressed.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .page(destination)
    self.label = label()
  }

  /// A link to a page of its own, whose view is made with the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .page { destination }
    self.label = label()
  }

  // MARK: A page that is open while a binding says so

  /// Opening the page writes `true`, going back writes `false`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination, isActive)
    self.label = label()
  }

  /// Opening the page writes `true`, going back writes `false`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .bound({ destination }, isActive)
    self.label = label()
  }

  /// The page is open while the selection is the tag. Opening it writes the tag, going back writes `nil`.
  ///
  /// A link that was opened stays open for as long as the selection is the tag it was opened with, even if it has got
  /// another tag since.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .selected(destination, tag: AnyHashable(tag), AnySelection(selection))
    self.label = label()
  }

  /// The page is open while the selection is the tag. Opening it writes the tag, going back writes `nil`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title to look up, to a page of its own.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title, to a page of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title to look up, to a page that is made with the link.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title, to a page that is made with the link.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title to look up, whose page is open while the binding is `true`.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

  /// A link with a title, whose page is open while the binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// A link with a title to look up, whose page is open while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title, whose page is open while the binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link with a title to look up, whose page is open while the selection is the tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }

  /// A link with a title, whose page is open while the selection is the tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }

  /// A link with a title to look up, whose page is open while the selection is the tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

  /// A link with a title, whose page is open while the selection is the tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}

extension NavigationLink where Destination == Never {
  /// Appends a value to the path; `nil` disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Appends a value to the path; `nil` disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Appends a value to the path; `nil` disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

/// A selection whose type is erased.
private struct AnySelection {
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

/// What the row of a link stands for in the selection of its list, where nothing else is said.
private struct LinkedValue: TraitModifier {
  typealias Body = Never
  let value: AnyHashable?

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) {
    if traits[TagTrait.self] == nil, let value { traits[TagTrait.self] = value }
  }
}

extension NavigationLink {
  /// Whether the link fills the detail of a split view. Has no effect in browsers and terminals: that depends on
  /// the column of the link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
