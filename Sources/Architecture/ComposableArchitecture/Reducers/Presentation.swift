public import CasePaths
import Dependencies

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
  let base: Base
  let toPresentationState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  let toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  let destination: Destination
  let location: SourceLocation

  /// Runs the child, then the parent.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The child and the parent as a store runs them.
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    PresentationReduction(self)
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
/// Afterwards: who has gone is cancelled, and who has come is made known to ``DismissEffect``.
private final class PresentationReduction<Base: Reducer, Destination: Reducer>:
  _Reduction<Base.State, Base.Action>
{
  private typealias Presentation = PresentationState<Destination.State>

  private let base: _Reduction<Base.State, Base.Action>
  private let destination: _Reduction<Destination.State, Destination.Action>
  private let path: StatePath<Base.State, Presentation>
  private let keyPath: WritableKeyPath<Base.State, Presentation>
  private let actions: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  private let location: SourceLocation
  private let kind = ChildKind<Destination.State>()
  private let dependencies = PresentedDependencies()

  init(_ reducer: _PresentationReducer<Base, Destination>) {
    base = reducer.base._makeReduction()
    destination = reducer.destination._makeReduction()
    path = StatePath(reducer.toPresentationState)
    keyPath = reducer.toPresentationState
    actions = reducer.toPresentationAction
    location = reducer.location
  }

  override func reduce(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    let (before, presented) = presentation(in: &state)
    var effect = Effect<Base.Action>.none
    switch actions.extract(from: action) {
    case .dismiss? where before != nil:
      effect = base.reduce(&state, action)
      if presentation(in: &state).id == before { dismiss(&state) }
    case .presented(let childAction)? where before != nil:
      let type = withPresented(&state) { kind.ephemeralType(of: $0) } ?? nil
      effect = reduceDestination(&state, childAction, before!).merge(with: base.reduce(&state, action))
      if let type, type.canSend(childAction), presentation(in: &state).id == before {
        dismiss(&state)
      }
    case .some:
      reportAbsent(action)
      effect = base.reduce(&state, action)
    case nil:
      effect = base.reduce(&state, action)
    }
    let (after, known) = presentation(in: &state)
    // A state that was replaced as a whole has forgotten who was presented in it.
    if known != after { path.modify(&state) { $0.presentedID = after } }
    if after == presented { return effect }
    if let presented {
      effect = effect.merge(with: Effect(operation: .leave(presented)))
    }
    if let after, withPresented(&state, { kind.ephemeralType(of: $0) == nil }) == true {
      effect = effect.merge(with: Effect(operation: .arrive(after, dismissal: actions.embed(.dismiss))))
    }
    return effect
  }

  /// The child that is there, and the one that is known to be.
  private func presentation(in state: inout Base.State) -> (id: NavigationID?, presented: NavigationID?) {
    withUnsafePointer(to: &state) { state in
      path.read(state) { presentation in
        let id = presentation.pointee.withPresented {
          NavigationID(place: keyPath, child: .presented(kind.identity(of: $0)))
        }
        return (id, presentation.pointee.presentedID)
      }
    }
  }

  /// Not inlined: what is assigned is as large as the child's state, and lies on the stack.
  @inline(never)
  private func dismiss(_ state: inout Base.State) {
    state[keyPath: keyPath].wrappedValue = nil
  }

  private func withPresented<R>(
    _ state: inout Base.State, _ body: (UnsafePointer<Destination.State>) -> R
  ) -> R? {
    withUnsafePointer(to: &state) { path.read($0) { $0.pointee.withPresented(body) } }
  }

  private func reduceDestination(
    _ state: inout Base.State, _ action: Destination.Action, _ id: NavigationID
  ) -> Effect<Base.Action> {
    let effect = DependencyValues.$_current.withValue(dependencies.current()) {
      path.modify(&state) { $0.modifyPresented { destination.reduce(&$0, action) } } ?? .none
    }
    if effect.isNone { return .none }
    return effect.mapped({ [actions] in actions.embed(.presented($0)) }).presented(id)
  }

  private func reportAbsent(_ action: Base.Action) {
    location.report(
      """
      An "ifLet" at "\(location)" received a presentation action when destination state was absent. …

        Action:
          \(debugCaseOutput(action))

      This is generally considered an application logic error, and can happen for a few reasons:

      • A parent reducer set destination state to "nil" before this reducer ran. This reducer must run \
      before any other reducer sets destination state to "nil". This ensures that destination reducers \
      can handle their actions while their state is still present.

      • This action was sent to the store while destination state was "nil". Make sure that actions for \
      this reducer can only be sent from a view store when state is present, or from effects that start \
      from this reducer. In SwiftUI applications, use a Composable Architecture view modifier like \
      "sheet(store:…)".
      """
    )
  }
}
