public import CasePaths
import Dependencies
import OrderedCollections

extension Reducer {
  /// Runs a feature on each element of a navigation stack.
  ///
  /// The element runs before its parent. When it is popped, its effects are cancelled.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case that holds the stack's actions.
  ///   - destination: The feature of an element.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _StackReducer(
      base: self,
      toStackState: toStackState,
      toStackAction: AnyCasePath(toStackAction),
      destination: destination(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a navigation stack.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let toStackState: WritableKeyPath<Base.State, StackState<Destination.State>>
  let toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  let destination: Destination
  let location: SourceLocation

  /// Runs the element, then the parent.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The elements and the parent as a store runs them.
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    StackReduction(self)
  }
}

private final class StackReduction<Base: Reducer, Destination: Reducer>: _Reduction<Base.State, Base.Action> {
  private typealias Stack = StackState<Destination.State>

  private let base: _Reduction<Base.State, Base.Action>
  private let destination: _Reduction<Destination.State, Destination.Action>
  private let path: StatePath<Base.State, Stack>
  private let keyPath: WritableKeyPath<Base.State, Stack>
  private let actions: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  private let location: SourceLocation
  private let kind = ChildKind<Destination.State>()
  private let identify = identification(of: Destination.State.self)
  private let dependencies = PresentedDependencies()

  init(_ reducer: _StackReducer<Base, Destination>) {
    base = reducer.base._makeReduction()
    destination = reducer.destination._makeReduction()
    path = StatePath(reducer.toStackState)
    keyPath = reducer.toStackState
    actions = reducer.toStackAction
    location = reducer.location
  }

  override func reduce(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    let arrival = settle(&state)
    let look = changes(in: &state).look
    var effect = Effect<Base.Action>.none
    switch actions.extract(from: action) {
    case .element(let id, let elementAction)?:
      effect = reduceElement(&state, id, elementAction).merge(with: base.reduce(&state, action))
      popIfAnswered(&state, id, elementAction)
    case .popFrom(let id)?:
      effect = base.reduce(&state, action)
      if !pop(&state, from: id) { reportPop(of: id, ids: ids(in: &state)) }
    case .push?:
      push(&state, action)
      effect = base.reduce(&state, action)
    case nil:
      effect = base.reduce(&state, action)
    }
    let departure = look === changes(in: &state).look ? settle(&state) : settleReplacement(&state)
    return arrival.merge(with: effect).merge(with: departure)
  }

  private func changes(in state: inout Base.State) -> StackChanges {
    withUnsafePointer(to: &state) { path.read($0) { $0.pointee.changes } }
  }

  /// Cancels the effects of who has gone, and makes known who has come.
  private func settle(_ state: inout Base.State) -> Effect<Base.Action> {
    let changes = changes(in: &state)
    if changes.isEmpty { return .none }
    let arrived = path.modify(&state) { stack in
      stack.changes.settle()
      return changes.arrived.filter { id in
        stack.elements[id].map { withUnsafePointer(to: $0, kind.ephemeralType) == nil } ?? false
      }
    }
    let leave = Effect<Base.Action>.merge(changes.left.map { Effect(operation: .leave(navigationID($0))) })
    return leave.merge(with: arrival(of: arrived))
  }

  /// Cancels the effects of who is not in a stack that took the place of another, and makes known who is.
  private func settleReplacement(_ state: inout Base.State) -> Effect<Base.Action> {
    let (ids, arrived) = path.modify(&state) { stack in
      stack.changes.settle()
      return (stack.ids, stack.elements.filter { withUnsafePointer(to: $0.value, kind.ephemeralType) == nil }.keys)
    }
    let leave = Effect<Base.Action>(operation: .leaveOthers(place: keyPath, staying: Set(ids.map(navigationID))))
    return leave.merge(with: arrival(of: arrived))
  }

  private func arrival(of ids: some Sequence<StackElementID>) -> Effect<Base.Action> {
    .merge(
      ids.map { id in
        Effect(operation: .arrive(navigationID(id), dismissal: actions.embed(.popFrom(id: id))))
      }
    )
  }

  private func navigationID(_ id: StackElementID) -> NavigationID {
    NavigationID(place: keyPath, child: .element(id))
  }

  private func ids(in state: inout Base.State) -> [StackElementID] {
    withUnsafePointer(to: &state) { path.read($0) { Array($0.pointee.ids) } }
  }

  private func reduceElement(
    _ state: inout Base.State, _ id: StackElementID, _ action: Destination.Action
  ) -> Effect<Base.Action> {
    let effect = DependencyValues.$_current.withValue(dependencies.current()) {
      path.modify(&state) { stack -> Effect<Destination.Action>? in
        guard let index = stack.elements.index(forKey: id) else { return nil }
        return stack.modifyElement(at: index, identify: identify) { destination.reduce(&$0, action) }
      }
    }
    guard let effect else {
      reportMissing(action)
      return .none
    }
    if effect.isNone { return .none }
    return effect.mapped({ [actions] in actions.embed(.element(id: id, action: $0)) })
      .presented(navigationID(id))
  }

  private func popIfAnswered(_ state: inout Base.State, _ id: StackElementID, _ action: Destination.Action) {
    let type = withUnsafePointer(to: &state) { state in
      path.read(state) { stack in
        stack.pointee.elements[id].flatMap { withUnsafePointer(to: $0, kind.ephemeralType) }
      }
    }
    if let type, type.canSend(action) { _ = pop(&state, from: id) }
  }

  private func pop(_ state: inout Base.State, from id: StackElementID) -> Bool {
    path.modify(&state) { stack in
      guard stack.elements.index(forKey: id) != nil else { return false }
      stack.pop(from: id)
      return true
    }
  }

  /// Not inlined: the element is large and lies on the stack.
  @inline(never)
  private func push(_ state: inout Base.State, _ action: Base.Action) {
    guard case .push(let id, let element)? = actions.extract(from: action) else { return }
    let isPresent = withUnsafePointer(to: &state) { path.read($0) { $0.pointee.elements.index(forKey: id) != nil } }
    if isPresent {
      location.report(
        """
        A "forEach" at "\(location)" received a "push" action for an element it already contains. …

          ID:
            \(id)
          Path IDs:
            \(ids(in: &state))
        """
      )
      return
    }
    let generator = DependencyValues._current.stackElementID
    if DependencyValues._current.context == .test {
      let expected = generator.peek()
      if id.generation > expected.generation {
        location.report(
          """
          A "forEach" at "\(location)" received a "push" action with an unexpected generational ID. …

            Received ID:
              \(id)
            Expected ID:
              \(expected)
          """
        )
      } else if id.generation == expected.generation {
        _ = generator.next()
      }
    }
    path.modify(&state) { $0.push(element, id: id) }
  }

  private func reportPop(of id: StackElementID, ids: [StackElementID]) {
    location.report(
      """
      A "forEach" at "\(location)" received a "popFrom" action for a missing element. …

        ID:
          \(id)
        Path IDs:
          \(ids)
      """
    )
  }

  private func reportMissing(_ action: Destination.Action) {
    location.report(
      """
      A "forEach" at "\(location)" received an action for a missing element. …

        Action:
          \(debugCaseOutput(action))

      This is generally considered an application logic error, and can happen for a few reasons:

      • A parent reducer removed an element with this ID before this reducer ran. This reducer \
      must run before any other reducer removes an element, which ensures that element reducers \
      can handle their actions while their state is still available.

      • An in-flight effect emitted this action when state contained no element at this ID. \
      While it may be perfectly reasonable to ignore this action, consider canceling the \
      associated effect before an element is removed, especially if it is a long-living effect.

      • This action was sent to the store while its state contained no element at this ID. To \
      fix this make sure that actions for this reducer can only be sent from a view store when \
      its state contains an element at this id. In SwiftUI applications, use \
      "NavigationStack.init(path:)" with a binding to a store.
      """
    )
  }
}
