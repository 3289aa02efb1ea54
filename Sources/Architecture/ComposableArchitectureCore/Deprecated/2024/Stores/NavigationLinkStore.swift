#if UI
  public import IppoUI

  /// A link that is open while a presented state is there. Use `navigationDestination(item:)` instead.
  @preconcurrency @MainActor
  public struct NavigationLinkStore<
    State, Action, DestinationState, DestinationAction, Destination: View, Label: View
  >: View {
    private let store: Store<PresentationState<State>, PresentationAction<Action>>
    private let toState: (State) -> DestinationState?
    private let fromAction: (DestinationAction) -> Action
    private let isSame: (State) -> Bool
    private let onTap: () -> Void
    private let destination: (Store<DestinationState, DestinationAction>) -> Destination
    private let label: Label

    private init(
      _ store: Store<PresentationState<State>, PresentationAction<Action>>,
      toState: @escaping (State) -> DestinationState?,
      fromAction: @escaping (DestinationAction) -> Action,
      isSame: @escaping (State) -> Bool,
      onTap: @escaping () -> Void,
      destination: @escaping (Store<DestinationState, DestinationAction>) -> Destination,
      label: Label
    ) {
      self.store = store
      self.toState = toState
      self.fromAction = fromAction
      self.isSame = isSame
      self.onTap = onTap
      self.destination = destination
      self.label = label
    }

    /// A link that is open while a presented state is there.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - onTap: Called when the link is chosen.
    ///   - destination: Makes the page.
    ///   - label: What the link looks like.
    public init(
      _ store: Store<PresentationState<State>, PresentationAction<Action>>,
      onTap: @escaping () -> Void,
      @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
      @ViewBuilder label: () -> Label
    ) where State == DestinationState, Action == DestinationAction {
      self.init(
        store, toState: { $0 }, fromAction: { $0 }, isSame: { _ in true }, onTap: onTap, destination: destination,
        label: label()
      )
    }

    /// A link that is open while a presented state, one of several, is there.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - toDestinationState: The destination's state.
    ///   - fromDestinationAction: Makes the presentation's action of the destination's.
    ///   - onTap: Called when the link is chosen.
    ///   - destination: Makes the page.
    ///   - label: What the link looks like.
    public init(
      _ store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> DestinationState?,
      action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
      onTap: @escaping () -> Void,
      @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
      @ViewBuilder label: () -> Label
    ) {
      self.init(
        store, toState: toDestinationState, fromAction: fromDestinationAction, isSame: { _ in true }, onTap: onTap,
        destination: destination, label: label()
      )
    }

    /// A link that is open while a presented state with an id is there.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - id: The id.
    ///   - onTap: Called when the link is chosen.
    ///   - destination: Makes the page.
    ///   - label: What the link looks like.
    public init(
      _ store: Store<PresentationState<State>, PresentationAction<Action>>,
      id: State.ID,
      onTap: @escaping () -> Void,
      @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
      @ViewBuilder label: () -> Label
    ) where State == DestinationState, Action == DestinationAction, State: Identifiable {
      self.init(
        store, toState: { $0 }, fromAction: { $0 }, isSame: { $0.id == id }, onTap: onTap, destination: destination,
        label: label()
      )
    }

    /// A link that is open while a presented state, one of several, with an id is there.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - toDestinationState: The destination's state.
    ///   - fromDestinationAction: Makes the presentation's action of the destination's.
    ///   - id: The id.
    ///   - onTap: Called when the link is chosen.
    ///   - destination: Makes the page.
    ///   - label: What the link looks like.
    public init(
      _ store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> DestinationState?,
      action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
      id: DestinationState.ID,
      onTap: @escaping () -> Void,
      @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
      @ViewBuilder label: () -> Label
    ) where DestinationState: Identifiable {
      self.init(
        store, toState: toDestinationState, fromAction: fromDestinationAction,
        isSame: { toDestinationState($0)?.id == id }, onTap: onTap, destination: destination, label: label()
      )
    }

    /// The link.
    public var body: some View {
      PresentationStore(
        content: EmptyView(), store: store, toState: { isSame($0) ? toState($0) : nil }, fromAction: fromAction
      ) { _, item in
        NavigationLink(isActive: activity(of: item)) {
          if let store = item.wrappedValue { destination(store) }
        } label: {
          label
        }
      }
    }

    /// Whether the link fills the detail of a split view: where it goes depends on the column it is in.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

    /// Whether the page is open. Opening it is up to the owner of the link.
    private func activity(of item: Binding<Store<DestinationState, DestinationAction>?>) -> Binding<Bool> {
      let item = MainActorBound(item)
      let onTap = MainActorBound(onTap)
      return Binding(
        get: { item.value.wrappedValue != nil },
        set: { newValue in
          if newValue { onTap.value() } else { item.value.wrappedValue = nil }
        }
      )
    }
  }
#endif
