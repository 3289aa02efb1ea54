#if UI
  public import IppoUI

  /// Observes a store and makes a view of its state. Views of observable state read the store itself instead.
  @preconcurrency @MainActor
  public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
    private let content: (ViewStore<ViewState, ViewAction>) -> Content
    private var prefix: String?
    @ObservedObject private var viewStore: ViewStore<ViewState, ViewAction>

    init(
      _ viewStore: ViewStore<ViewState, ViewAction>, content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
    ) {
      self.content = content
      self.viewStore = viewStore
    }

    /// Prints whenever the view is made anew.
    ///
    /// - Parameter prefix: What to put in front.
    public func _printChanges(_ prefix: String = "") -> Self {
      var view = self
      view.prefix = prefix
      return view
    }

    /// The view of the state.
    public var body: Content {
      if let prefix { print("\(prefix.isEmpty ? "" : "\(prefix): ")\(Self.self): \(viewStore.state)") }
      return content(viewStore)
    }

    /// Observes a part of a store's state, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    ///   - fromViewAction: Makes the store's action of the view's.
    ///   - isDuplicate: Whether a change is none.
    ///   - content: Makes the view.
    public init<State, Action>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: State) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
      self.init(
        ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate), content: content
      )
    }

    /// Observes a part of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    ///   - isDuplicate: Whether a change is none.
    ///   - content: Makes the view.
    public init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: State) -> ViewState,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
      self.init(ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content: content)
    }
  }

  extension WithViewStore where ViewState: Equatable {
    /// Observes a part of a store's state, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    ///   - fromViewAction: Makes the store's action of the view's.
    ///   - content: Makes the view.
    public init<State, Action>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: State) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
      self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 }, content: content)
    }

    /// Observes a part of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    ///   - content: Makes the view.
    public init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: State) -> ViewState,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
      self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
    }
  }

  extension WithViewStore: DynamicViewContent where ViewState: Collection, Content: DynamicViewContent {
    /// The elements.
    public typealias Data = ViewState

    /// The elements.
    public var data: ViewState {
      viewStore.state
    }
  }
#endif
