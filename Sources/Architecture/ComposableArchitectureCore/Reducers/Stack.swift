public import CasePaths
public import Dependencies

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
  @inlinable
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
  @usableFromInline let base: Base
  @usableFromInline let toStackState: WritableKeyPath<Base.State, StackState<Destination.State>>
  @usableFromInline let toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  @usableFromInline let destination: Destination
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    base: Base,
    toStackState: WritableKeyPath<Base.State, StackState<Destination.State>>,
    toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>,
    destination: Destination,
    location: SourceLocation
  ) {
    self.base = base
    self.toStackState = toStackState
    self.toStackAction = toStackAction
    self.destination = destination
    self.location = location
  }

  /// Runs the element, then the parent.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The elements and the parent as a store runs them.
  @inlinable
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    let reduction = StackReduction(
      base: base._makeReduction(), destination: destination._makeReduction(), place: toStackState,
      actions: toStackAction, location: location
    )
    return _FunctionReduction { reduction.reduce(&$0, $1) }
  }
}

@usableFromInline
final class StackReduction<State, Action, ElementState, ElementAction> {
  @usableFromInline let base: _Reduction<State, Action>
  @usableFromInline let destination: _Reduction<ElementState, ElementAction>
  @usableFromInline let path: StatePath<State, StackState<ElementState>>
  @usableFromInline let actions: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  @usableFromInline let identify = identification(of: ElementState.self)
  @usableFromInline let diverge = divergence(of: ElementState.self)
  @usableFromInline let dependencies = PresentedDependencies()
  private let place: AnyKeyPath
  private let location: SourceLocation
  @usableFromInline let kind = ChildKind<ElementState>()
  @usableFromInline let children = ActiveChildren()
  /// The revision of the stack when it was last compared with the running effects.
  @usableFromInline var revision: UInt64?

  @usableFromInline
  init(
    base: _Reduction<State, Action>,
    destination: _Reduction<ElementState, ElementAction>,
    place: WritableKeyPath<State, StackState<ElementState>>,
    actions: AnyCasePath<Action, StackAction<ElementState, ElementAction>>,
    location: SourceLocation
  ) {
    self.base = base
    self.destination = destination
    self.path = StatePath(place)
    self.place = place
    self.actions = actions
    self.location = location
  }

  @inlinable
  func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    let (elementEffect, effect) = reduceParts(&state, action)
    if elementEffect.isNone, children.isEmpty { return effect }
    return revision == revision(of: &state) ? effect : effect.merge(with: leave(&state))
  }

  @inlinable
  func revision(of state: inout State) -> UInt64 {
    path.readUnobserved(&state) { $0.pointee.elements.revision }
  }

  @inlinable
  func reduceParts(
    _ state: inout State, _ action: Action
  ) -> (element: Effect<Action>, all: Effect<Action>) {
    switch actions.extract(from: action) {
    case nil:
      return (.none, base.reduce(&state, action))
    case .element(let id, let elementAction)?:
      let element = reduceElement(&state, id, elementAction)
      let all = element.merge(with: base.reduce(&state, action))
      popIfAnswered(&state, id, elementAction)
      return (element, all)
    case .popFrom(let id)?:
      // The parent may take the element off the stack itself.
      let isThere = isOnStack(&state, id)
      let effect = base.reduce(&state, action)
      popFrom(&state, id, isThere: isThere)
      return (.none, effect)
    case .push?:
      push(&state, action)
      return (.none, base.reduce(&state, action))
    }
  }

  @inlinable
  func reduceElement(
    _ state: inout State, _ id: StackElementID, _ action: ElementAction
  ) -> Effect<Action> {
    let effect = DependencyValues.$_current.withValue(dependencies.current()) {
      path.modify(&state) { stack -> Effect<ElementAction>? in
        guard let index = stack.elements.index(id) else { return nil }
        return stack.modifyElement(at: index, diverge: diverge, identify: identify) { destination.reduce(&$0, action) }
      }
    }
    guard let effect else {
      reportMissing(id, action)
      return .none
    }
    return effect.isNone ? .none : embed(effect, id)
  }

  @usableFromInline
  func embed(_ effect: Effect<ElementAction>, _ id: StackElementID) -> Effect<Action> {
    effect.mapped({ [actions] in actions.embed(.element(id: id, action: $0)) })
      .of(navigationID(id), among: children, dismissal: actions.embed(.popFrom(id: id)))
  }

  /// Cancels the effects of elements that are gone.
  @usableFromInline
  func leave(_ state: inout State) -> Effect<Action> {
    children.compare()
    return path.readUnobserved(&state) { stack in
      let ids = stack.pointee.ids
      revision = stack.pointee.elements.revision
      return .leave(place) {
        guard case .element(let id) = $0.child else { return false }
        return ids.contains(id)
      }
    }
  }

  @usableFromInline
  func navigationID(_ id: StackElementID) -> NavigationID {
    NavigationID(place: place, child: .element(id))
  }

  private func ids(in state: inout State) -> [StackElementID] {
    path.readUnobserved(&state) { Array($0.pointee.ids) }
  }

  @usableFromInline
  func popIfAnswered(_ state: inout State, _ id: StackElementID, _ action: ElementAction) {
    let type = path.readUnobserved(&state) { $0.pointee.withElement(id, kind.ephemeralType) } ?? nil
    if let type, answers(action, type) { pop(&state, from: id) }
  }

  @usableFromInline
  func isOnStack(_ state: inout State, _ id: StackElementID) -> Bool {
    path.readUnobserved(&state) { $0.pointee.elements.index(id) != nil }
  }

  @usableFromInline
  func popFrom(_ state: inout State, _ id: StackElementID, isThere: Bool) {
    if isThere { pop(&state, from: id) } else { reportPop(of: id, ids: ids(in: &state)) }
  }

  private func pop(_ state: inout State, from id: StackElementID) {
    path.modify(&state) { if $0.elements.index(id) != nil { $0.pop(from: id) } }
  }

  /// Not inlined: the element is large and lies on the stack.
  @usableFromInline
  @inline(never)
  func push(_ state: inout State, _ action: Action) {
    guard case .push(let id, let element)? = actions.extract(from: action) else { return }
    guard isExpected(&state, id) else { return }
    let box = withUnsafePointer(to: element) { ChildBox.wrapping($0) }
    path.modify(&state) { $0.elements.push(box, id: id) }
  }

  private func isExpected(_ state: inout State, _ id: StackElementID) -> Bool {
    if isOnStack(&state, id) {
      location.report(
        """
        "forEach" at "\(location)" was told to push an element whose ID is on the stack already. Nothing is pushed.
        """,
        facts: ["ID": "\(id)", "IDs on the stack": "\(ids(in: &state))"]
      )
      return false
    }
    let generator = DependencyValues._current.stackElementID
    if DependencyValues._current.context == .test {
      let expected = generator.peek()
      if id.generation > expected.generation {
        location.report(
          """
          "forEach" at "\(location)" was told to push an element whose ID is not the next one. Tests number \
          elements from 0, in the order in which they are pushed.
          """,
          facts: ["Received ID": "\(id)", "Next ID": "\(expected)"]
        )
      } else if id.generation == expected.generation {
        _ = generator.next()
      }
    }
    return true
  }

  private func reportPop(of id: StackElementID, ids: [StackElementID]) {
    location.report(
      """
      "forEach" at "\(location)" was told to pop an element that is not on the stack. Nothing is popped.
      """,
      facts: ["ID": "\(id)", "IDs on the stack": "\(ids)"]
    )
  }

  @usableFromInline
  func reportMissing(_ id: StackElementID, _ action: ElementAction) {
    location.report(
      #""forEach" at "\#(location)" was handed an action of an element that is not on the stack."#,
      facts: ["Action": debugCaseOutput(action), "ID": "\(id)"],
      causes: AbsentChild.page
    )
  }
}
