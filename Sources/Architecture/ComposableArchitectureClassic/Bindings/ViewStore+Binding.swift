public import ComposableArchitectureCore
public import IppoUI

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a field.
  ///
  /// - Parameter keyPath: The field: `\.$name`.
  public func binding<Value: Equatable>(
    _ keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .binding(.set(keyPath, $0)) })
  }

  /// A binding to a field.
  ///
  /// - Parameter keyPath: The field: `\.$name`.
  @_disfavoredOverload
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(keyPath)
  }
}

extension ViewStore {
  /// A binding to a field, as in the releases before `@BindableState`.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - action: The case that holds the writes: `SettingsAction.binding`.
  public func binding<Value: Equatable>(
    keyPath: WritableKeyPath<ViewState, Value>, send action: @escaping (BindingAction<ViewState>) -> ViewAction
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath] }, send: { action(.set(keyPath, $0)) })
  }
}
