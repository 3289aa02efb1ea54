#if UI
  public import IppoUI

  /// A navigation stack whose path is the state of a feature. Use
  /// `NavigationStack(path: $store.scope(state: \.path, action: \.path))` instead.
  @preconcurrency @MainActor
  public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
    private let root: Root
    private let destination: (Store<State, Action>) -> Destination
    private let store: Store<StackState<State>, StackAction<State, Action>>

    /// A navigation stack whose destinations are one view.
    ///
    /// - Parameters:
    ///   - store: The stack's store.
    ///   - root: The view at the bottom.
    ///   - destination: Makes the view of an element.
    public init(
      _ store: Store<StackState<State>, StackAction<State, Action>>,
      @ViewBuilder root: () -> Root,
      @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
    ) {
      self.root = root()
      self.destination = destination
      self.store = store
    }

    /// A navigation stack whose destinations depend on the element's state.
    ///
    /// - Parameters:
    ///   - store: The stack's store.
    ///   - root: The view at the bottom.
    ///   - destination: Makes the view of an element of a state: a `switch` with a ``CaseLet`` in each case.
    public init<D: View>(
      _ store: Store<StackState<State>, StackAction<State, Action>>,
      @ViewBuilder root: () -> Root,
      @ViewBuilder destination: @escaping (_ initialState: State) -> D
    ) where Destination == SwitchStore<State, Action, D> {
      self.root = root()
      self.destination = { SwitchStore($0, content: destination) }
      self.store = store
    }

    /// The stack.
    public var body: some View {
      WithViewStore(store, observe: { Array($0.ids) }, removeDuplicates: { $0 == $1 }) { _ in
        NavigationStack(path: .constant(store), root: { root }, destination: destination)
      }
    }
  }
#endif
