public import CasePaths
public import IdentifiedCollections

extension Store {
  /// A child store, for a part of the state that is always there.
  ///
  /// Scoping with the same paths returns the same store.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The child's actions.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let child: Store<ChildState, ChildAction> = existingChild(state, action) { return child }
    let casePath = AnyCasePath(action)
    return makeChild(state, action) { [core] in core.send(casePath.embed($0)) }
  }

  @usableFromInline
  func existingChild<ChildState, ChildAction>(
    _ state: AnyKeyPath, _ action: AnyKeyPath
  ) -> Store<ChildState, ChildAction>? {
    existing(state, action) as? Store<ChildState, ChildAction>
  }

  @usableFromInline
  func existing(_ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyObject? {
    children.child(state, action)
  }

  @usableFromInline
  func insert(_ child: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    children.insert(child, state, action)
  }

  @usableFromInline
  func makeChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, _ action: AnyKeyPath,
    sendToBase: @escaping @MainActor (ChildAction) -> EffectBatch?
  ) -> Store<ChildState, ChildAction> {
    let child = Store<ChildState, ChildAction>(
      core: ScopedCore(base: core, path: StatePath(state), sendToBase: sendToBase)
    )
    children.insert(child, state, action)
    return child
  }

  /// A child store, for a part of the state that is always there.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The child's actions.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// The store of an optional child, whatever observes it.
  func optionalChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(StatePath(state), action)
  }

  /// The store of an optional child that is reached by a path.
  func optionalChild<ChildState, ChildAction>(
    _ path: StatePath<State, ChildState?>, _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let state = path.keyPath
    let cached = children.child(state, action) as? Store<ChildState, ChildAction>
    // The field is read every time, so that who tracks observation depends on it. What it holds may be large: it goes
    // into its box without lying on the stack before.
    let isNew = cached == nil
    let found = core.read { state in
      path.readWrapped(state) { isNew ? Boxed(copying: $0) : nil }
    }
    guard let found else {
      if cached != nil { children.remove(state, action) }
      return nil
    }
    if let cached { return cached }
    guard let box = found else { return nil }
    let casePath = AnyCasePath(action)
    let part = IfLetCore(base: core, cached: box, path: path, embed: { casePath.embed($0) })
    return insertPart(part, state, action)
  }

  /// Keeps the store of a part until the part has left the state.
  func insertPart<Base, BaseAction, ChildState, ChildAction>(
    _ part: IfLetCore<Base, BaseAction, ChildState, ChildAction>, _ state: AnyKeyPath, _ action: AnyKeyPath
  ) -> Store<ChildState, ChildAction> {
    let child = Store<ChildState, ChildAction>(core: part)
    part.onDeparture = { [weak self, weak child] in self?.children.remove(child, state, action) }
    children.insert(child, state, action)
    return child
  }

  /// The stores of the elements of a collection, whatever observes it.
  @inlinable
  func rows<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    _ action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> RowStores<ID, ElementState, ElementAction> {
    if let rows = existing(state, action) as? RowStores<ID, ElementState, ElementAction> { return rows }
    let casePath = AnyCasePath(action)
    let rows = RowStores<ID, ElementState, ElementAction>(base: core, path: StatePath(state)) { id, action in
      casePath.embed(.element(id: id, action: action))
    }
    insert(rows, state, action)
    return rows
  }
}

extension Store where State: ObservableState {
  /// The store of an optional child, or nil if there is none.
  ///
  /// - Parameters:
  ///   - stateKeyPath: The optional field.
  ///   - actionKeyPath: The child's actions.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func scope<ChildState, ChildAction>(
    state stateKeyPath: KeyPath<State, ChildState?>,
    action actionKeyPath: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    requirePaths(fileID: fileID, filePath: filePath, line: line, column: column)
    return optionalChild(stateKeyPath, actionKeyPath)
  }

  /// The store of an optional child, or nil if there is none.
  ///
  /// - Parameters:
  ///   - stateKeyPath: The optional field.
  ///   - actionKeyPath: The child's actions.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func scope<ChildState, ChildAction>(
    _ stateKeyPath: KeyPath<State, ChildState?>,
    action actionKeyPath: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    requirePaths(fileID: fileID, filePath: filePath, line: line, column: column)
    return optionalChild(stateKeyPath, actionKeyPath)
  }

  /// The stores of the elements of a collection.
  ///
  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The elements' actions.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @inlinable
  public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    requirePaths(fileID: fileID, filePath: filePath, line: line, column: column)
    return _StoreCollection(rows(state, action))
  }

  /// The stores of the elements of a collection.
  ///
  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The elements' actions.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @inlinable
  public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    requirePaths(fileID: fileID, filePath: filePath, line: line, column: column)
    return _StoreCollection(rows(state, action))
  }
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the feature that is present, to be switched over.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
