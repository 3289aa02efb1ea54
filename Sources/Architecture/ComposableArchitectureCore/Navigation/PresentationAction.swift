public import CasePaths

/// An action of a presented child, or its dismissal.
public enum PresentationAction<Action>: CasePathable {
  /// The child is to go.
  case dismiss

  /// The child acts.
  indirect case presented(Action)

  /// The case paths of the enum.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The case paths of the enum, and those of the child's actions.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        }
      )
    }

    /// The child's action.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        }
      )
    }

    /// A case of the child's action.
    public subscript<AppendedAction>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
    ) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable {
      let casePath = Action.allCasePaths[keyPath: keyPath]
      return ._$embed(
        { .presented(casePath.embed($0)) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return casePath.extract(from: action)
        }
      )
    }

    /// A case of the child's action, for a destination of its own.
    @_disfavoredOverload
    public subscript<AppendedAction>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>> where Action: CasePathable {
      let casePath = Action.allCasePaths[keyPath: keyPath]
      return ._$embed(
        {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): .presented(casePath.embed(action))
          }
        },
        extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): casePath.extract(from: action).map { .presented($0) }
          }
        }
      )
    }
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
