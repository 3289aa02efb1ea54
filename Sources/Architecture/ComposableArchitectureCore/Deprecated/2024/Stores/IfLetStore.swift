#if UI
  import CasePaths
  public import IppoUI

  /// Shows one view while an optional state is there, and another while it is not. Views of observable state write
  /// `if let store = store.scope(state: \.child, action: \.child)` instead.
  @preconcurrency @MainActor
  public struct IfLetStore<State, Action, Content: View>: View {
    private let content: (ViewStore<State?, Action>) -> Content
    private let store: Store<State?, Action>

    /// Shows one of two views.
    ///
    /// - Parameters:
    ///   - store: The store of the optional state.
    ///   - ifContent: Makes the view while the state is there.
    ///   - elseContent: Makes the view while it is not.
    public init<IfContent, ElseContent>(
      _ store: Store<State?, Action>,
      @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
      @ViewBuilder else elseContent: () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
      self.store = store
      let elseContent = elseContent()
      content = { _ in
        if let child = store.presentChild() {
          return ViewBuilder.buildEither(first: ifContent(child))
        } else {
          return ViewBuilder.buildEither(second: elseContent)
        }
      }
    }

    /// Shows a view while the state is there.
    ///
    /// - Parameters:
    ///   - store: The store of the optional state.
    ///   - ifContent: Makes the view.
    public init<IfContent>(
      _ store: Store<State?, Action>,
      @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
      self.store = store
      content = { _ in store.presentChild().map(ifContent) }
    }

    /// Shows one of two views for a presented state.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - ifContent: Makes the view while the state is there.
    ///   - elseContent: Makes the view while it is not.
    public init<IfContent, ElseContent>(
      _ store: Store<PresentationState<State>, PresentationAction<Action>>,
      @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
      @ViewBuilder else elseContent: @escaping () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
      self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent, else: elseContent)
    }

    /// Shows a view while a presented state is there.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - ifContent: Makes the view.
    public init<IfContent>(
      _ store: Store<PresentationState<State>, PresentationAction<Action>>,
      @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
      self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent)
    }

    /// Shows one of two views for a destination of several.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - toState: The destination's state.
    ///   - fromAction: Makes the presentation's action of the destination's.
    ///   - ifContent: Makes the view while the state is there.
    ///   - elseContent: Makes the view while it is not.
    public init<DestinationState, DestinationAction, IfContent, ElseContent>(
      _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
      state toState: @escaping (_ destinationState: DestinationState) -> State?,
      action fromAction: @escaping (_ action: Action) -> DestinationAction,
      @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
      @ViewBuilder else elseContent: @escaping () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
      self.init(
        store.scope(
          computing: { $0.wrappedValue.flatMap(toState) }, embedding: { .presented(fromAction($0)) },
          isByFunctions: true
        ),
        then: ifContent,
        else: elseContent
      )
    }

    /// Shows a view for a destination of several.
    ///
    /// - Parameters:
    ///   - store: The store of the presentation.
    ///   - toState: The destination's state.
    ///   - fromAction: Makes the presentation's action of the destination's.
    ///   - ifContent: Makes the view.
    public init<DestinationState, DestinationAction, IfContent>(
      _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
      state toState: @escaping (_ destinationState: DestinationState) -> State?,
      action fromAction: @escaping (_ action: Action) -> DestinationAction,
      @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
      self.init(
        store.scope(
          computing: { $0.wrappedValue.flatMap(toState) }, embedding: { .presented(fromAction($0)) },
          isByFunctions: true
        ),
        then: ifContent
      )
    }

    /// The view.
    public var body: some View {
      WithViewStore(store, observe: { $0 }, removeDuplicates: { ($0 != nil) == ($1 != nil) }) { viewStore in
        content(viewStore)
      }
    }
  }
#endif
