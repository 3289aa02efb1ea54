public import IppoUI
public import SwiftNavigation
import SwiftUINavigation

extension View {
  /// Shows an alert while there is a store of its state (TCA's `alert(_:)`).
  ///
  /// A button sends its action. Whatever closes the alert, `PresentationAction.dismiss` is sent if the state is still
  /// there then; the action of a button takes it away by itself.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// - Parameter item: The store of the alert, or nil for none.
  @MainActor @preconcurrency
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return alert(item: item) { _ in
      Text(state?.title ?? TextState(verbatim: ""))
    } actions: { _ in
      ForEach(state?.buttons ?? []) { button in
        Button(button) { if let action = $0 { store?.send(action) } }
      }
    } message: { _ in
      if let message = state?.message { Text(message) }
    }
  }

  /// Shows a confirmation dialog while there is a store of its state (TCA's `confirmationDialog(_:)`).
  ///
  /// Actions are sent as by ``alert(_:)``.
  ///
  /// - Parameter item: The store of the dialog, or nil for none.
  @MainActor @preconcurrency
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return confirmationDialog(
      item: item, titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic
    ) { _ in
      Text(state?.title ?? TextState(verbatim: ""))
    } actions: { _ in
      ForEach(state?.buttons ?? []) { button in
        Button(button) { if let action = $0 { store?.send(action) } }
      }
    } message: { _ in
      if let message = state?.message { Text(message) }
    }
  }
}
