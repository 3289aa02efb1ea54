import ConcurrencyExtras
import IssueReporting
import Synchronization

/// That a reducer makes a write which a binding has sent. Reported as missing when the action is gone without it.
///
/// The semantics follow the Composable Architecture.
final class BindingExpectation: Sendable {
  private let action: Any.Type
  private let value: MainActorBound<Any>
  private let definition: SourceLocation?
  private let isInvalid: @MainActor () -> Bool
  private let isFulfilled = Atomic(false)

  /// Expects a write.
  ///
  /// - Parameters:
  ///   - action: The type of the action that the binding sends.
  ///   - value: What is written.
  ///   - definition: Where the field is declared, if that is known.
  ///   - isInvalid: Whether the store is gone, so that nobody can make the write.
  init(
    action: Any.Type, value: Any, definition: SourceLocation? = nil, isInvalid: @escaping @MainActor () -> Bool
  ) {
    self.action = action
    self.value = MainActorBound(value)
    self.definition = definition
    self.isInvalid = isInvalid
  }

  /// Notes that a reducer has made the write.
  func fulfill() {
    isFulfilled.store(true, ordering: .relaxed)
  }

  deinit {
    guard !isFulfilled.load(ordering: .relaxed), isOnMainActor, !MainActor.assumeIsolated(isInvalid) else { return }
    let origin = definition.map { ", of the binding state at \"\($0)\"," } ?? ""
    let message = describe(
      "A binding\(origin) has written a value, and no reducer has stored it.",
      facts: [
        "Action":
          "\(typeName(action)).binding(.set(_, \(MainActor.assumeIsolated { String(describing: value.value) })))"
      ],
      causes: [
        """
        The "body" of the feature has no "BindingReducer()". Write one above the reducers that react to the value.
        """
      ]
    )
    if let definition {
      definition.report(message)
    } else {
      reportIssue(message)
    }
  }
}

extension Store {
  /// Expects that a reducer makes a write of a binding, in debug builds.
  func expectBinding(
    _ action: Any.Type, _ value: Any, definition: SourceLocation? = nil
  ) -> BindingExpectation? {
    #if DEBUG
      BindingExpectation(action: action, value: value, definition: definition) { [weak self] in
        self?.core.isInvalid ?? true
      }
    #else
      nil
    #endif
  }
}

extension BindableAction where State: ObservableState {
  /// Writes a field, and expects that a reducer does so.
  static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value, expectation: BindingExpectation?
  ) -> Self {
    binding(
      BindingAction(keyPath: keyPath, value: value) {
        expectation?.fulfill()
        $0[keyPath: keyPath] = value
      }
    )
  }
}
