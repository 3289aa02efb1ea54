public import CasePaths
public import Dependencies

extension Reducer {
  /// Runs a presented child, while there is one.
  ///
  /// The child runs before its parent. When it goes, its effects are cancelled; when it asks to be dismissed (see
  /// ``DismissEffect``), or ``PresentationAction/dismiss`` is sent, its state becomes nil.
  ///
  /// - Parameters:
  ///   - toPresentationState: The projected value of the field: `\.$child`.
  ///   - toPresentationAction: The case that holds the child's actions.
  ///   - destination: The child.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @_disfavoredOverload
  @inlinable
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      base: self,
      toPresentationState: toPresentationState,
      toPresentationAction: AnyCasePath(toPresentationAction),
      destination: destination(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Removes an alert, a dialog or the like when it has been answered or dismissed.
  ///
  /// - Parameters:
  ///   - toPresentationState: The projected value of the field: `\.$alert`.
  ///   - toPresentationAction: The case that holds the answers.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @inlinable
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      base: self,
      toPresentationState: toPresentationState,
      toPresentationAction: AnyCasePath(toPresentationAction),
      destination: EmptyReducer<DestinationState, DestinationAction>(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a presented child.
public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let toPresentationState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  @usableFromInline let toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  @usableFromInline let destination: Destination
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    base: Base,
    toPresentationState: WritableKeyPath<Base.State, PresentationState<Destination.State>>,
    toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>,
    destination: Destination,
    location: SourceLocation
  ) {
    self.base = base
    self.toPresentationState = toPresentationState
    self.toPresentationAction = toPresentationAction
    self.destination = destination
    self.location = location
  }

  /// Runs the child, then the parent.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The child and the parent as a store runs them.
  @inlinable
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    .presentation(
      base._makeReduction(), destination._makeReduction(), toPresentationState, toPresentationAction, location
    )
  }
}

extension _Reduction {
  /// Runs a reduction, and that of a presented child before it.
  @inlinable
  static func presentation<ChildState, ChildAction>(
    _ base: _Reduction<State, Action>,
    _ destination: _Reduction<ChildState, ChildAction>,
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    _ actions: AnyCasePath<Action, PresentationAction<ChildAction>>,
    _ location: SourceLocation
  ) -> _Reduction<State, Action> {
    let reduction = PresentationReduction(
      base: base, destination: destination, place: state, actions: actions, location: location
    )
    return _FunctionReduction { reduction.reduce(&$0, $1) }
  }
}

/// ```
///                    child present                      child absent
///   dismiss          parent runs, child goes            reported, parent runs
///   presented        child runs, parent runs,           reported, parent runs
///                    an answered alert goes
///   anything else    parent runs                        parent runs
/// ```
///
/// Afterwards, the operator cancels the effects of a child that has left. Effects of a child carry their dismissal, for
/// ``DismissEffect``.
@usableFromInline
final class PresentationReduction<State, Action, ChildState, ChildAction> {
  @usableFromInline let base: _Reduction<State, Action>
  @usableFromInline let destination: _Reduction<ChildState, ChildAction>
  @usableFromInline let path: StatePath<State, PresentationState<ChildState>>
  @usableFromInline let place: AnyKeyPath
  @usableFromInline let actions: AnyCasePath<Action, PresentationAction<ChildAction>>
  @usableFromInline let kind = ChildKind<ChildState>()
  @usableFromInline let dependencies = PresentedDependencies()
  @usableFromInline let children = ActiveChildren()
  private let location: SourceLocation

  @usableFromInline
  init(
    base: _Reduction<State, Action>,
    destination: _Reduction<ChildState, ChildAction>,
    place: WritableKeyPath<State, PresentationState<ChildState>>,
    actions: AnyCasePath<Action, PresentationAction<ChildAction>>,
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
    let before = childID(in: &state)
    var effect = Effect<Action>.none
    var childEffect = Effect<Action>.none
    switch actions.extract(from: action) {
    case .dismiss?:
      if before == nil { reportAbsent(action) }
      effect = base.reduce(&state, action)
      if before != nil, childID(in: &state) == before { dismiss(&state) }
    case .presented(let childAction)?:
      if let before {
        let type = withPresented(&state) { kind.ephemeralType(of: $0) } ?? nil
        childEffect = reduceDestination(&state, childAction, before)
        effect = childEffect.merge(with: base.reduce(&state, action))
        if let type, answers(childAction, type), childID(in: &state) == before { dismiss(&state) }
      } else {
        reportAbsent(action)
        effect = base.reduce(&state, action)
      }
    case nil:
      effect = base.reduce(&state, action)
    }
    if childEffect.isNone, children.isEmpty { return effect }
    let after = childID(in: &state)
    let hasLeft = !childEffect.isNone && after != before
    return hasLeft || children.mayHaveOthers(than: after) ? effect.merge(with: leave(after)) : effect
  }

  /// Cancels the effects of all children except the current one.
  @usableFromInline
  func leave(_ present: NavigationID?) -> Effect<Action> {
    children.compare()
    return .leave(place) { $0 == present }
  }

  /// The child that is there.
  @inlinable
  func childID(in state: inout State) -> NavigationID? {
    withPresented(&state) { kind.navigationID(of: $0, at: place) }
  }

  @inlinable
  func withPresented<R>(_ state: inout State, _ body: (UnsafePointer<ChildState>) -> R) -> R? {
    path.readUnobserved(&state) { $0.pointee.withPresented(body) }
  }

  @inlinable
  func dismiss(_ state: inout State) {
    path.modify(&state) { $0.dismiss() }
  }

  @inlinable
  func reduceDestination(_ state: inout State, _ action: ChildAction, _ id: NavigationID) -> Effect<Action> {
    let effect = DependencyValues.$_current.withValue(dependencies.current()) {
      path.modify(&state) { $0.modifyPresented { destination.reduce(&$0, action) } } ?? .none
    }
    return effect.isNone ? .none : embed(effect, id)
  }

  @usableFromInline
  func embed(_ effect: Effect<ChildAction>, _ id: NavigationID) -> Effect<Action> {
    effect.mapped({ [actions] in actions.embed(.presented($0)) })
      .of(id, among: children, dismissal: actions.embed(.dismiss))
  }

  @usableFromInline
  func reportAbsent(_ action: Action) {
    location.report(
      #""ifLet" at "\#(location)" was handed an action of a destination that is not presented."#,
      facts: ["Action": debugCaseOutput(action)],
      causes: AbsentChild.presentation
    )
  }
}
