public import Dependencies
public import Observation
import OpenCombine
import Sharing

#if UI
  import IppoRender
  import IppoUI
#endif

/// The runtime of a feature: it holds the state, runs the reducer when an action is sent, and executes its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// store.count  // 1
/// ```
///
/// An app has one root store; features get stores that are scoped from it and read the root's state through a path.
/// Reading a field of an observable state makes a view depend on this field alone. Semantics follow the Composable
/// Architecture.
@dynamicMemberLookup
@MainActor
public final class Store<State, Action>: _Store {
  /// Set once more where the store takes over another one.
  @usableFromInline @exclusivity(unchecked) var core: Core<State, Action>
  var children = ChildStores()

  /// Makes the root store of an app, or of a test or preview.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    #if UI
      let recorder = WindowRecording.ofCurrentWindow
    #endif
    let (state, reducer, dependencies) = withDependencies {
      // The store of another window may send actions to this one, and effects of this one outlive the turn.
      $0.keepDefaultAppStorage()
      prepareDependencies?(&$0)
      #if UI
        if let recorder { $0.record(by: recorder) }
      #endif
    } operation: {
      (Boxed(initialState), reducer(), DependencyValues._current)
    }
    #if UI
      let root =
        recorder.map { RecordedCore(state: state, reducer: reducer, dependencies: dependencies, recorder: $0) }
        ?? RootCore(state: state, reducer: reducer, dependencies: dependencies)
    #else
      let root = RootCore(state: state, reducer: reducer, dependencies: dependencies)
    #endif
    self.init(core: root)
    #if UI
      root.hasOwnDependencies = prepareDependencies != nil
      keepInArchive(self)
    #endif
  }

  @usableFromInline
  init(core: Core<State, Action>) {
    self.core = core
    #if DEBUG
      Logger.shared.log("\(storeTypeName(of: self)).init")
    #endif
  }

  #if DEBUG
    deinit {
      Logger.shared.log("\(storeTypeName(State.self, Action.self)).deinit")
    }
  #endif

  /// Sends an action.
  ///
  /// - Parameter action: What happened.
  /// - Returns: The effects that follow from it, to be awaited or cancelled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(batch: core.send(action))
  }
}

/// A store, whatever its state and action.
public protocol _Store<State, Action> {
  /// The state of the feature.
  associatedtype State
  /// The actions of the feature.
  associatedtype Action
}

/// A shorthand for the store of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Observable {}

extension Store: Equatable, Hashable, Identifiable {
  /// Whether both are the same object.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool {
    lhs === rhs
  }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: CustomDebugStringConvertible {
  /// The types of the store, as written in code.
  public nonisolated var debugDescription: String {
    storeTypeName(of: self)
  }
}
