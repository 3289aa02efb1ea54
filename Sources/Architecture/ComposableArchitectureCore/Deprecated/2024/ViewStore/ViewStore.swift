#if UI
  package import IppoArchive
  public import IppoUI
  @preconcurrency public import OpenCombine

  /// Observes a store as a whole. Views of observable state read the store itself instead.
  @dynamicMemberLookup
  @preconcurrency @MainActor
  public final class ViewStore<ViewState, ViewAction>: ObservableObject {
    /// Fires before the state changes.
    public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()  // it locks

    let sendAction: (ViewAction) -> StoreTask
    let core: AnyObject
    private let subject: ValueRelay<ViewState>
    private var subscription: AnyCancellable?

    /// Observes a part of a store's state, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    ///   - fromViewAction: Makes the store's action of the view's.
    ///   - isDuplicate: Whether a change is none.
    public init<State, Action>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: State) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) {
      core = store.core
      sendAction = { store.send(fromViewAction($0)) }
      subject = ValueRelay(store.withState(toViewState))
      subscription = store.core.host.didChange.dropFirst().sink { [weak self, weak store] in
        MainActor.assumeIsolated {
          guard let self, let store else { return }
          let state = store.withState(toViewState)
          if isDuplicate(self.subject.value, state) { return }
          self.objectWillChange.send()
          self.subject.send(state)
        }
      }
    }

    /// Observes a part of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    ///   - isDuplicate: Whether a change is none.
    public convenience init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: State) -> ViewState,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) {
      self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
    }

    /// The states, as they come. Who subscribes keeps the view store.
    public var publisher: StorePublisher<ViewState> {
      StorePublisher(upstream: AnyPublisher(subject.handleEvents(receiveCancel: { _ = self })))
    }

    /// The state.
    public var state: ViewState {
      subject.value
    }

    /// A field of the state.
    ///
    /// - Parameter keyPath: The field.
    public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
      state[keyPath: keyPath]
    }

    /// Sends an action.
    ///
    /// - Parameter action: What happened.
    @discardableResult
    public func send(_ action: ViewAction) -> StoreTask {
      sendAction(action)
    }

    /// Sends an action, and animates what changes.
    ///
    /// - Parameters:
    ///   - action: What happened.
    ///   - animation: The animation, or nil for none.
    @discardableResult
    public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
      send(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action in a transaction.
    ///
    /// - Parameters:
    ///   - action: What happened.
    ///   - transaction: The transaction of what changes.
    @discardableResult
    public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
      withTransaction(transaction) { send(action) }
    }

    /// Sends an action, and waits while the state satisfies a condition.
    ///
    /// - Parameters:
    ///   - action: What happened.
    ///   - predicate: The condition.
    public func send(_ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool) async {
      let task = send(action)
      await withTaskCancellationHandler {
        await yield(while: predicate)
      } onCancel: {
        task.cancel()
      }
    }

    /// Sends an action, animates what changes, and waits while the state satisfies a condition.
    ///
    /// - Parameters:
    ///   - action: What happened.
    ///   - animation: The animation, or nil for none.
    ///   - predicate: The condition.
    public func send(
      _ action: ViewAction, animation: Animation?, while predicate: @escaping (_ state: ViewState) -> Bool
    ) async {
      let task = send(action, animation: animation)
      await withTaskCancellationHandler {
        await yield(while: predicate)
      } onCancel: {
        task.cancel()
      }
    }

    /// Waits while the state satisfies a condition.
    ///
    /// - Parameter predicate: The condition.
    public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
      if !predicate(state) { return }
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      let subscription = subject.sink { state in
        if !predicate(state) { continuation.finish() }
      }
      for await _ in stream {}
      subscription.cancel()
    }
  }

  extension ViewStore where ViewState: Equatable {
    /// Observes a part of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    public convenience init<State>(
      _ store: Store<State, ViewAction>,
      observe toViewState: @escaping (_ state: State) -> ViewState
    ) {
      self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
    }

    /// Observes a part of a store's state, and sends its actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: The part.
    ///   - fromViewAction: Makes the store's action of the view's.
    public convenience init<State, Action>(
      _ store: Store<State, Action>,
      observe toViewState: @escaping (_ state: State) -> ViewState,
      send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
    ) {
      self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
    }
  }

  extension ViewStore {
    /// A binding that sends actions.
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - valueToAction: Makes the action of a new value.
    public func binding<Value>(
      get: @escaping (_ state: ViewState) -> Value,
      send valueToAction: @escaping (_ value: Value) -> ViewAction
    ) -> Binding<Value> {
      let read = MainActorBound { get(self.state) }
      let write = MainActorBound { (value: Value, transaction: Transaction) in
        BindingLocal.$isActive.withValue(true) {
          _ =
            transaction.animation != nil
            ? self.send(valueToAction(value), transaction: transaction) : self.send(valueToAction(value))
        }
      }
      return Binding(
        get: { MainActor.assumeIsolated { MainActorBound(read.value()) }.value },
        set: { value, transaction in
          let arguments = MainActorBound((value, transaction))
          MainActor.assumeIsolated { write.value(arguments.value.0, arguments.value.1) }
        }
      )
    }

    /// A binding that sends one action.
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - action: The action.
    public func binding<Value>(
      get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
    ) -> Binding<Value> {
      binding(get: get, send: { _ in action })
    }

    /// A binding of the whole state that sends actions.
    ///
    /// - Parameter valueToAction: Makes the action of a new value.
    public func binding(send valueToAction: @escaping (_ state: ViewState) -> ViewAction) -> Binding<ViewState> {
      binding(get: { $0 }, send: valueToAction)
    }

    /// A binding of the whole state that sends one action.
    ///
    /// - Parameter action: The action.
    public func binding(send action: ViewAction) -> Binding<ViewState> {
      binding(send: { _ in action })
    }
  }

  /// A shorthand for the view store of a reducer.
  public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

  /// The store is written where it is kept.
  extension ViewStore: Archivable {
    package nonisolated func _archived(by writer: ArchiveWriter) -> ArchivedValue? { ArchivedValue.none }

    package nonisolated static func _restored(
      from archived: ArchivedValue, initial: ViewStore?, by reader: ArchiveReader
    ) -> ViewStore? { initial }
  }
#endif
