public import CasePaths
public import IdentifiedCollections

/// An action of an element of a collection.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// The element with this id acts.
  case element(id: ID, action: Action)

  /// The case paths of the enum.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The case paths of the enum, and those to the actions of single elements.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// Any element.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          switch $0 {
          case .element(let id, let action): (id, action)
          }
        }
      )
    }

    /// The element with an id.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    }

    /// The case of an action of any element.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<IdentifiedAction, (id: ID, action: Value)> where Action: CasePathable {
      let casePath = Action.allCasePaths[keyPath: keyPath]
      return ._$embed(
        { .element(id: $0.id, action: casePath.embed($0.action)) },
        extract: {
          guard case .element(let id, let action) = $0, let value = casePath.extract(from: action) else { return nil }
          return (id, value)
        }
      )
    }
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

/// A shorthand for the actions of a collection of a feature.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable

extension Reducer {
  /// Runs an element's feature on each element of a collection.
  ///
  /// The element runs before its parent, and its effects are cancelled when it is removed. One element is changed in
  /// place, whatever the size of the collection.
  ///
  /// - Parameters:
  ///   - toElementsState: The collection.
  ///   - toElementAction: The case that holds the elements' actions.
  ///   - element: The feature of an element.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @inlinable
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    let actions = AnyCasePath(toElementAction)
    return _ForEachReducer(
      parent: self,
      toElementsState: toElementsState,
      toElementAction: AnyCasePath(
        embed: { actions.embed(.element(id: $0.id, action: $0.action)) },
        extract: {
          switch actions.extract(from: $0) {
          case .element(let id, let action): (id, action)
          case nil: nil
          }
        }
      ),
      element: element(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child for each element of a collection.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let toElementsState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  @usableFromInline let toElementAction: AnyCasePath<Parent.Action, (id: ID, action: Element.Action)>
  @usableFromInline let element: Element
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    toElementsState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    toElementAction: AnyCasePath<Parent.Action, (id: ID, action: Element.Action)>,
    element: Element,
    location: SourceLocation
  ) {
    self.parent = parent
    self.toElementsState = toElementsState
    self.toElementAction = toElementAction
    self.element = element
    self.location = location
  }

  /// Runs the element, then the parent.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The element and the parent as a store runs them.
  @inlinable
  public func _makeReduction() -> _Reduction<Parent.State, Parent.Action> {
    let reduction = ForEachReduction(
      parent: parent._makeReduction(), element: element._makeReduction(), path: StatePath(toElementsState),
      actions: toElementAction, location: location
    )
    return _FunctionReduction { reduction.reduce(&$0, $1) }
  }
}

/// Runs the reducer of elements, and cancels the effects of elements that are gone.
@usableFromInline
final class ForEachReduction<State, Action, ID: Hashable & Sendable, ElementState, ElementAction> {
  @usableFromInline let parent: _Reduction<State, Action>
  @usableFromInline let element: _Reduction<ElementState, ElementAction>
  @usableFromInline let path: StatePath<State, IdentifiedArray<ID, ElementState>>
  @usableFromInline let actions: AnyCasePath<Action, (id: ID, action: ElementAction)>
  @usableFromInline let children = ActiveChildren()
  /// The structure of the collection when it was last compared with the running effects.
  @usableFromInline var structure: UInt64?
  private let location: SourceLocation

  @usableFromInline
  init(
    parent: _Reduction<State, Action>,
    element: _Reduction<ElementState, ElementAction>,
    path: StatePath<State, IdentifiedArray<ID, ElementState>>,
    actions: AnyCasePath<Action, (id: ID, action: ElementAction)>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.element = element
    self.path = path
    self.actions = actions
    self.location = location
  }

  @inlinable
  func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    let elementEffect = reduceElement(&state, action)
    let effect = elementEffect.merge(with: parent.reduce(&state, action))
    if elementEffect.isNone, children.isEmpty { return effect }
    return structure == structure(of: &state) ? effect : effect.merge(with: leave(&state))
  }

  @inlinable
  func structure(of state: inout State) -> UInt64 {
    path.readUnobserved(&state) { $0.pointee._structuralRevision }
  }

  @inlinable
  func reduceElement(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let (id, elementAction) = actions.extract(from: action) else { return .none }
    let effect = path.modify(&state) { rows -> Effect<ElementAction>? in
      guard let index = rows.index(id: id) else { return nil }
      return element.reduce(&rows[index], elementAction)
    }
    guard let effect else {
      reportMissing(id, action)
      return .none
    }
    return effect.isNone ? .none : embed(effect, id)
  }

  /// The effect of an element.
  @usableFromInline
  func embed(_ effect: Effect<ElementAction>, _ id: ID) -> Effect<Action> {
    effect.mapped({ [actions] in actions.embed((id: id, action: $0)) })
      .of(NavigationID(place: path.keyPath, child: .row(id)), among: children)
  }

  /// Cancels the effects of elements that are gone.
  @usableFromInline
  func leave(_ state: inout State) -> Effect<Action> {
    children.compare()
    return path.readUnobserved(&state) { rows in
      let rows = rows.pointee
      structure = rows._structuralRevision
      return .leave(path.keyPath) {
        guard case .row(let id) = $0.child, let id = id.base as? ID else { return false }
        return rows.index(id: id) != nil
      }
    }
  }

  @usableFromInline
  func reportMissing(_ id: ID, _ action: Action) {
    location.report(
      #""forEach" at "\#(location)" was handed an action of an element that is not in the collection."#,
      facts: ["Action": debugCaseOutput(action), "ID": "\(id)"],
      causes: AbsentChild.element
    )
  }
}
