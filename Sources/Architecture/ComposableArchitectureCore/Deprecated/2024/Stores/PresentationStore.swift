#if UI
  public import IppoUI
  public import SwiftNavigation
  import SwiftUINavigation

  /// Shows something while a presented state is there.
  @MainActor
  struct PresentationStore<State, Action, DestinationState, DestinationAction, Content: View, Presented: View>: View {
    typealias Destination = Store<DestinationState, DestinationAction>

    let content: Content
    let store: Store<PresentationState<State>, PresentationAction<Action>>
    let toState: (State) -> DestinationState?
    let fromAction: (DestinationAction) -> Action
    let present: (Content, Binding<Destination?>) -> Presented
    @IppoUI.State private var current = Current()

    /// The destination that is there, kept for as long as it is the same.
    @MainActor
    final class Current {
      var id: ChildIdentity?
      var store: Destination?
    }

    var body: some View {
      WithViewStore(store, observe: { destinationID($0) }, removeDuplicates: { $0 == $1 }) { _ in
        present(content, binding)
      }
    }

    private func destinationID(_ state: PresentationState<State>) -> ChildIdentity? {
      state.wrappedValue.flatMap(toState).map { ChildIdentity(of: $0) }
    }

    private var binding: Binding<Destination?> {
      let destination = MainActorBound(destination)
      let store = store
      return Binding(
        get: { destination.value },
        set: { newValue in
          if newValue != nil { return }
          let box = MainActorBound(store)
          MainActor.assumeIsolated {
            if box.value.withState({ $0.isPresented }) { box.value.send(.dismiss) }
          }
        }
      )
    }

    private var destination: Destination? {
      let id = store.withState(destinationID)
      if id == nil { current.store = nil }
      if current.store == nil || current.id != id, let state = store.withState({ $0.wrappedValue.flatMap(toState) }) {
        let (toState, fromAction) = (toState, fromAction)
        let optional = ClosureCore<_, _, DestinationState?, DestinationAction>(
          base: store.core, isByFunctions: true, toState: { $0.wrappedValue.flatMap(toState) },
          embed: { .presented(fromAction($0)) }
        )
        current.store = Store(
          core: IfLetCore(base: optional, cached: Boxed { state }, path: StatePath(\.self), embed: { $0 })
        )
      }
      current.id = id
      return current.store
    }
  }

  extension View {
    /// Shows an alert while its state is there.
    @available(*, deprecated, message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))'.")
    @MainActor @preconcurrency
    public func alert<ButtonAction>(
      store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
    ) -> some View {
      PresentationStore(content: self, store: store, toState: { $0 }, fromAction: { $0 }) { $0.alert($1) }
    }

    /// Shows an alert, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'alert($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func alert<State, Action, ButtonAction>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
      action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
    ) -> some View {
      PresentationStore(
        content: self, store: store, toState: toDestinationState, fromAction: fromDestinationAction
      ) { $0.alert($1) }
    }

    /// Shows a dialog while its state is there.
    @available(*, deprecated, message: "Use 'confirmationDialog($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func confirmationDialog<ButtonAction>(
      store: Store<PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>>
    ) -> some View {
      PresentationStore(content: self, store: store, toState: { $0 }, fromAction: { $0 }) { $0.confirmationDialog($1) }
    }

    /// Shows a dialog, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'confirmationDialog($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func confirmationDialog<State, Action, ButtonAction>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
      action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
    ) -> some View {
      PresentationStore(
        content: self, store: store, toState: toDestinationState, fromAction: fromDestinationAction
      ) { $0.confirmationDialog($1) }
    }

    /// Shows a sheet while its state is there.
    @available(*, deprecated, message: "Use 'sheet(item: $store.scope(state: \\.child, action: \\.child))'.")
    @MainActor @preconcurrency
    public func sheet<State, Action, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
      PresentationStore(content: self, store: store, toState: { $0 }, fromAction: { $0 }) {
        $0.sheet(item: $1, onDismiss: onDismiss, content: content)
      }
    }

    /// Shows a sheet, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'sheet(item: $store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> DestinationState?,
      action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
      PresentationStore(
        content: self, store: store, toState: toDestinationState, fromAction: fromDestinationAction
      ) { $0.sheet(item: $1, onDismiss: onDismiss, content: content) }
    }

    /// Shows a cover while its state is there.
    @available(*, deprecated, message: "Use 'fullScreenCover(item: $store.scope(state: \\.child, action: \\.child))'.")
    @MainActor @preconcurrency
    public func fullScreenCover<State, Action, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
      PresentationStore(content: self, store: store, toState: { $0 }, fromAction: { $0 }) {
        $0.fullScreenCover(item: $1, onDismiss: onDismiss, content: content)
      }
    }

    /// Shows a cover, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'fullScreenCover(item: $store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> DestinationState?,
      action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
      PresentationStore(
        content: self, store: store, toState: toDestinationState, fromAction: fromDestinationAction
      ) { $0.fullScreenCover(item: $1, onDismiss: onDismiss, content: content) }
    }

    /// Shows a popover while its state is there.
    @available(*, deprecated, message: "Use 'popover(item: $store.scope(state: \\.child, action: \\.child))'.")
    @MainActor @preconcurrency
    public func popover<State, Action, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
      arrowEdge: Edge = .top,
      @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
      PresentationStore(content: self, store: store, toState: { $0 }, fromAction: { $0 }) {
        $0.popover(item: $1, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
      }
    }

    /// Shows a popover, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'popover(item: $store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> DestinationState?,
      action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
      attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
      arrowEdge: Edge = .top,
      @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
      PresentationStore(
        content: self, store: store, toState: toDestinationState, fromAction: fromDestinationAction
      ) { $0.popover(item: $1, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content) }
    }

    /// Opens a page while its state is there.
    @available(
      *, deprecated, message: "Use 'navigationDestination(item: $store.scope(state: \\.child, action: \\.child))'."
    )
    @MainActor @preconcurrency
    public func navigationDestination<State, Action, Destination: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
    ) -> some View {
      PresentationStore(content: self, store: store, toState: { $0 }, fromAction: { $0 }) {
        $0.navigationDestination(item: $1, destination: destination)
      }
    }

    /// Opens a page, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'navigationDestination(item: $store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func navigationDestination<State, Action, DestinationState, DestinationAction, Destination: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> DestinationState?,
      action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
      @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination
    ) -> some View {
      PresentationStore(
        content: self, store: store, toState: toDestinationState, fromAction: fromDestinationAction
      ) { $0.navigationDestination(item: $1, destination: destination) }
    }
  }
#endif
