public import OpenCombine

extension Store {
  /// A child store of a computed state. It is made anew by every call.
  ///
  /// - Parameters:
  ///   - toState: Computes the state.
  ///   - embed: Makes the action of the child's.
  ///   - isByFunctions: Whether the functions are where key paths are to be given today.
  package func scope<ChildState, ChildAction>(
    computing toState: @escaping (State) -> ChildState, embedding embed: @escaping (ChildAction) -> Action,
    isByFunctions: Bool = false
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: ClosureCore(base: core, isByFunctions: isByFunctions, toState: toState, embed: embed)
    )
  }

  /// A child store of a computed state.
  ///
  /// - Parameters:
  ///   - toChildState: Computes the state.
  ///   - fromChildAction: Makes the action of the child's.
  @available(*, deprecated, message: "Scope with key paths: 'store.scope(state: \\.child, action: \\.child)'.")
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    scope(computing: toChildState, embedding: fromChildAction, isByFunctions: true)
  }

  /// A child store of a computed state, with the actions of this one.
  ///
  /// - Parameter toChildState: Computes the state.
  @available(*, deprecated, message: "Scope with key paths: 'store.scope(state: \\.child, action: \\.self)'.")
  @_disfavoredOverload
  public func scope<ChildState>(state toChildState: @escaping (_ state: State) -> ChildState) -> Store<
    ChildState, Action
  > {
    scope(computing: toChildState, embedding: { $0 }, isByFunctions: true)
  }

  /// The store of the value of an optional state, or nil if there is none.
  func presentChild<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    let path = StatePath<State, Wrapped?>(\.self)
    let key = \State.self
    let cached = children.child(key, key) as? Store<Wrapped, Action>
    guard let state = core.read({ $0.pointee }) else {
      if cached != nil { children.remove(key, key) }
      return nil
    }
    if let cached { return cached }
    return insertPart(IfLetCore(base: core, cached: Boxed { state }, path: path, embed: { $0 }), key, key)
  }

  /// Calls one function whenever an optional state has come, with a store of it, and another when it has gone.
  ///
  /// - Parameters:
  ///   - unwrap: Called when the state has come.
  ///   - else: Called when it has gone, and at once if it is not there.
  /// - Returns: Ends the observation when it is released.
  @available(
    *, deprecated, message: "Use 'observe { if let store = store.scope(state: \\.child, action: \\.child) … }'."
  )
  @_disfavoredOverload
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    observePresence(then: unwrap, else: `else`)
  }

  /// Tells when an optional state comes and goes.
  package func observePresence<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void
  ) -> any Cancellable where State == Wrapped? {
    publisher
      .removeDuplicates { ($0 != nil) == ($1 != nil) }
      .sink { [self] state in
        let isPresent = state != nil
        let functions = MainActorBound((unwrap, `else`))
        MainActor.assumeIsolated {
          if isPresent, let child = self.presentChild() {
            functions.value.0(child)
          } else {
            functions.value.1()
          }
        }
      }
  }
}
