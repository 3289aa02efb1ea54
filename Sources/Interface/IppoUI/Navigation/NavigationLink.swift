/// A control that opens a page of the navigation around it (`SwiftUI.NavigationLink`).
///
/// Outside of a navigation it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    /// An element of a path; `nil` for none.
    case value(AnyHashable?)
    case page(LinkedPage<Destination>)
  }

  @EnvironmentReader private var environment
  private let target: Target
  private let label: Label

  /// A button in the surrounding style, disabled for a link without a destination.
  public var body: some View {
    switch target {
    case .value(let value):
      let (navigation, selection) = (environment.navigation, environment.rowSelection)
      linkButton(
        isReachable: value != nil && (navigation != nil || selection != nil),
        address: value.flatMap { address(of: $0, navigation, selection) }
      ) {
        // In a list whose selection is of this type, a link selects; where several can be selected, on a stack, in edit
        // mode alone.
        guard let value else { return }
        if let navigation, navigation.besides == nil, selection?.opensLinks() == true {
          return navigation.push(value)
        }
        if selection?.chooseValue(value) != true { navigation?.push(value) }
      } label: {
        label
      }
      .modifier(LinkedValue(value: value))
    case .page(let page): PageLink(page, label: label)
    }
  }

  /// The address of the link's destination, if views around it describe one.
  private func address(of value: AnyHashable, _ navigation: NavigationState?, _ selection: RowSelection?) -> String? {
    let descriptions = environment.addressDescriptions
    guard !descriptions.isEmpty else { return nil }
    if let selection, selection.takes(value) { return selection.address(value, descriptions) }
    return navigation?.address(of: value, above: environment.pathBelow, by: descriptions)
  }

  // MARK: A page

  /// A link to a page of its own.
  ///
  /// - Parameters:
  ///   - destination: The content of the page, evaluated when the page opens.
  ///   - label: The content of the link, which users press.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .page(LinkedPage(destination: destination))
    self.label = label()
  }

  /// A link to a page of its own, whose view is made with the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .page(LinkedPage(destination: { destination }))
    self.label = label()
  }

  // MARK: A page that is open while a binding says so

  /// Opening the page writes `true`, going back writes `false`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .page(LinkedPage(destination: destination, opening: .binding(isActive)))
    self.label = label()
  }

  /// Opening the page writes `true`, going back writes `false`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .page(LinkedPage(destination: { destination }, opening: .binding(isActive)))
    self.label = label()
  }

  /// The page is open while the selection is the tag. Opening it writes the tag, going back writes `nil`.
  ///
  /// A link that was opened stays open for as long as the selection is the tag that it was opened with. A later change
  /// of its tag does not close it.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .page(
      LinkedPage(destination: destination, opening: .selection(AnySelection(selection), tag: AnyHashable(tag))))
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

/// The value of a link's row in the selection of its list, unless the row has a tag.
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
