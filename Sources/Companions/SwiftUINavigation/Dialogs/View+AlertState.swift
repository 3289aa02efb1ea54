public import IppoUI
public import SwiftNavigation

extension View {
  /// Shows an alert while its state is there. Choosing a button sets the state to `nil`.
  ///
  /// - Parameters:
  ///   - state: The alert.
  ///   - handler: Gets the action of the button that is chosen, or `nil` if it has none.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    let alert = state.wrappedValue
    return self.alert(
      alert.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(state),
      presenting: alert,
      actions: { alert in
        ForEach(alert.buttons) { button in Button(button, action: handler) }
      },
      message: { alert in
        if let message = alert.message { Text(message) }
      }
    )
  }

  /// Shows an alert while its state is there, with an asynchronous handler. Choosing a button sets the state to `nil`.
  ///
  /// - Parameters:
  ///   - state: The alert.
  ///   - handler: Gets the action of the button that is chosen, or `nil` if it has none.
  public func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor @Sendable (Value?) async -> Void
  ) -> some View {
    let alert = state.wrappedValue
    return self.alert(
      alert.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(state),
      presenting: alert,
      actions: { alert in
        ForEach(alert.buttons) { button in Button(button, action: handler) }
      },
      message: { alert in
        if let message = alert.message { Text(message) }
      }
    )
  }

  /// Shows an alert while its state is there. None of its buttons does more than close it.
  ///
  /// - Parameter state: The alert.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    self.alert(state) { (_: Never?) in }
  }

  /// Shows an alert while its state is there.
  @available(*, deprecated, message: "Use 'View.alert(_:action:)' instead.")
  @_disfavoredOverload
  public func alert<Value>(_ state: Binding<AlertState<Value>?>) -> some View {
    self.alert(state) { (_: Value?) in }
  }
}
