public import Dependencies
public import IppoUI

// The spelling of 0.41 to 0.58, in which reducers became types.

/// The former name of ``Reducer``.
@available(*, deprecated, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// The former name of ``ReducerOf``.
@available(*, deprecated, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The former name of ``ReducerBuilder`` for a reducer.
@available(*, deprecated, message: "Use '@ReducerBuilder<State, Action>' instead.")
public typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>

/// The former name of ``Effect``.
@available(*, deprecated, renamed: "Effect")
public typealias EffectTask = Effect

/// The former name of ``Effect`` with the failure it never had.
@available(*, deprecated, message: "Use 'Effect<Action>' instead.")
public typealias EffectPublisher<Action, Failure: Error> = Effect<Action>

extension Effect {
  /// Work that sends one action back.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work; returns the action.
  ///   - handler: Makes an action of an error.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @available(*, deprecated, message: "Use 'Effect.run' and send the action: '.run { send in await send(…) }'.")
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let recover: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler {
      recover = { error, send in
        let action = UncheckedBox(await handler(error))
        await send.unchecked(action)
      }
    } else {
      recover = nil
    }
    return .run(
      priority: priority,
      operation: { send in
        let action = UncheckedBox(try await operation())
        await send.unchecked(action)
      },
      catch: recover,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Work that sends nothing back.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The work. Errors are ignored.
  @available(*, deprecated, message: "Use 'Effect.run' and send nothing: '.run { _ in … }'.")
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self {
    .run(priority: priority) { _ in try? await work() }
  }
}

extension Send {
  fileprivate func unchecked(_ action: UncheckedBox<Action>) {
    self(action.value)
  }
}

extension Store {
  /// Makes a store of a reducer value.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  @available(*, deprecated, message: "Pass a closure: 'Store(initialState: …) { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    reducer: R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(initialState: initialState(), reducer: { reducer }, withDependencies: prepareDependencies)
  }
}

extension TestStore {
  /// Makes a test store of a reducer value.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @available(*, deprecated, message: "Pass a closure: 'TestStore(initialState: …) { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    reducer: R,
    prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState(), reducer: { reducer }, withDependencies: prepareDependencies, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }
}

extension ViewStore where ViewState: Equatable {
  /// Observes the whole of a store's state.
  ///
  /// - Parameter store: The store.
  @available(*, deprecated, message: "Say what to observe: 'ViewStore(store, observe: { $0 })'.")
  @_disfavoredOverload
  public convenience init(_ store: Store<ViewState, ViewAction>) {
    self.init(store, observe: { $0 })
  }
}

extension ViewStore {
  /// Observes the whole of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a change is none.
  @available(*, deprecated, message: "Say what to observe: 'ViewStore(store, observe: { $0 }, removeDuplicates: …)'.")
  @_disfavoredOverload
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: isDuplicate)
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Observes the whole of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Makes the view.
  @available(*, deprecated, message: "Say what to observe: 'WithViewStore(store, observe: { $0 }) { … }'.")
  @_disfavoredOverload
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: { $0 }, content: content)
  }
}

extension WithViewStore {
  /// Observes the whole of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a change is none.
  ///   - content: Makes the view.
  @available(*, deprecated, message: "Say what to observe: 'WithViewStore(store, observe: { $0 }, …) { … }'.")
  @_disfavoredOverload
  public init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: isDuplicate, content: content)
  }
}
