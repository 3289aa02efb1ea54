#if UI
  import Dependencies
  public import IppoUI

  extension View {
    /// Says which segments of the window's address stand for the pages of a navigation stack, and puts the pages onto it
    /// that an address names.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { … }
    ///   .address(path: $store.scope(state: \.path, action: \.path))
    /// ```
    ///
    /// With `recipe(Recipe.State(id: 7))` and `timer(Timer.State())` on the stack the page is at `/recipe/7/timer`; links
    /// with a state (`NavigationLink(state:)`) lead to the addresses of their pages. ``StateAddress`` tells how states are
    /// written; the address ends before a page that has none. For what addresses do, and when, see
    /// `View.address(path:)` of SwiftUI's values.
    ///
    /// An opened address sends the actions of the stack: `popFrom` for the first page that the address lacks, and
    /// `push` for each new page.
    ///
    /// - Parameters:
    ///   - path: The stack's store: `$store.scope(state: \.path, action: \.path)`.
    ///   - address: How its elements are written.
    @MainActor
    public func address<State, Action>(
      path: Binding<Store<StackState<State>, StackAction<State, Action>>>, as address: StateAddress<State> = .automatic
    ) -> some View {
      self.address(
        .path, of: { $0.elements() }, in: path,
        texts: { $0.prefix(while: { $0.isSegmented(address) }).flatMap { address.segments(of: $0.element) ?? [] } },
        take: { path.wrappedValue.show($0, address) })
    }

    /// Says which segments of the window's address stand for what a feature presents, and presents what an address names.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { … }
    /// .address(path: $store.destination.sending(\.destinationChanged))
    /// ```
    ///
    /// With `.edit(Edit.State(id: 7))` as the destination the page is at `/edit/7`. ``StateAddress`` tells how states
    /// are written; a state without an address, such as an alert, has no segment. For what addresses do, and when, see
    /// `View.address(path:)` of SwiftUI's values.
    ///
    /// - Parameters:
    ///   - value: What is presented. An address that is opened writes it, which sends an action: that of `sending(_:)`, or
    ///     `binding` where the feature has a `BindingReducer` (`$store.destination`).
    ///   - address: How it is written.
    public func address<State: ObservableState>(
      path value: Binding<State?>, as address: StateAddress<State> = .automatic
    ) -> some View {
      self.address(.path, of: value) {
        $0.map { address.segments(of: $0) } ?? []
      } take: { segments in
        var rest = segments[...]
        let new = address.state(from: &rest)
        let isOther =
          new.flatMap { address.segments(of: $0) } != value.wrappedValue.flatMap { address.segments(of: $0) }
        if isOther { value.wrappedValue = new }
      }
    }

    /// Says which item of the query of the window's address stands for what a feature presents, and presents what an
    /// address names.
    ///
    /// With `.edit(Edit.State(id: 7))` as the destination, and the name `sheet`, the page is at `/?sheet=edit/7`. See
    /// `address(path:as:)` for how it is written and what an address that is opened does. An unreadable value changes
    /// nothing.
    ///
    /// - Parameters:
    ///   - name: The name of the item, which is absent where nothing is presented that has an address.
    ///   - value: What is presented.
    ///   - address: How it is written.
    public func address<State: ObservableState>(
      _ name: String, _ value: Binding<State?>, as address: StateAddress<State> = .automatic
    ) -> some View {
      self.address(.item(name), of: value) {
        $0.map { address.text(of: $0).map { [$0] } } ?? []
      } take: { texts in
        guard let text = texts.first else {
          value.wrappedValue = nil
          return
        }
        if let new = address.state(text: text) { value.wrappedValue = new }
      }
    }
  }

  extension StackState.Component {
    /// Whether there are segments that stand for the element.
    fileprivate func isSegmented(_ address: StateAddress<Element>) -> Bool {
      address.segments(of: element)?.isEmpty == false
    }
  }

  extension Store {
    /// The elements of a stack.
    fileprivate func elements<Element, ElementAction>() -> StackState<Element>.PathView
    where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
      core.read { $0.pointee.path }
    }

    /// Pops the elements of a stack that segments do not name, and pushes those that they name besides.
    fileprivate func show<Element, ElementAction>(_ segments: [String], _ address: StateAddress<Element>)
    where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
      var rest = segments[...]
      var wanted: [Element] = []
      while let next = address.state(from: &rest) {
        // What takes no segment would be there forever.
        guard address.segments(of: next)?.isEmpty == false else { break }
        wanted.append(next)
      }
      let elements = elements()
      let common = zip(elements, wanted)
        .prefix { address.segments(of: $0.element) == address.segments(of: $1) }.count
      if common < elements.count { send(.popFrom(id: elements[common].id)) }
      for element in wanted.dropFirst(common) {
        send(.push(id: DependencyValues._current.stackElementID.next(), state: element))
      }
    }
  }
#endif
