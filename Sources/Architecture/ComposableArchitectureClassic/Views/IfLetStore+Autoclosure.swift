public import ComposableArchitectureCore
public import IppoUI

extension IfLetStore {
  /// Shows one view while an optional state is there, and another, which is given as a value, while it is not.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Makes the view while the state is there.
  ///   - elseContent: The view while it is not.
  public init<IfContent, ElseContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent,
    else elseContent: @escaping @autoclosure () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(store, then: ifContent, else: elseContent)
  }
}
