public import CasePaths

/// An action of an element of a navigation stack, a push or a pop.
public enum StackAction<State, Action>: CasePathable {
  /// The element acts.
  indirect case element(id: StackElementID, action: Action)

  /// The element and all above it are to go.
  case popFrom(id: StackElementID)

  /// An element is to come on top, under an id. It is boxed: an action is no larger for what it may bring.
  indirect case push(id: StackElementID, state: State)

  /// The case paths of the enum.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The case paths of the enum, and those to the actions of single elements.
  public struct AllCasePaths: Sendable {
    /// Any element.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The pop.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        }
      )
    }

    /// The push.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        }
      )
    }

    /// The element with an id.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

/// A shorthand for the actions of a stack of a feature.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
