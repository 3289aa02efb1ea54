public import ComposableArchitectureCore
import IppoComponents
public import IppoUI

extension View {
  /// Shows a bottom menu while the state of a store is there, and sends what is chosen.
  ///
  /// The state alone decides whether the menu is there. When the user closes the menu, it sends `onDismiss`, in its own
  /// animation or in that of the closing menu. A chosen button sends `onDismiss`, and then its action. It is for the
  /// reducer to set the state to `nil`: without an `onDismiss` that does so the menu stays.
  ///
  /// - Parameter store: The store of the optional menu.
  @MainActor @preconcurrency
  public func bottomMenu<Action: Equatable>(_ store: Store<BottomMenuState<Action>?, Action>) -> some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      bottomMenu(
        item: Binding(
          get: { viewStore.state?.menu { viewStore.send($0) } },
          set: { menu, transaction in
            guard menu == nil, let onDismiss = viewStore.state?.onDismiss else { return }
            withAnimation(transaction.disablesAnimations ? nil : transaction.animation) {
              onDismiss.perform { viewStore.send($0) }
            }
          }))
    }
  }

  /// Shows a bottom menu while its store is there, and sends what is chosen.
  ///
  /// Choosing a button sends its action, and nothing else: an ephemeral state goes with its answer. When the user
  /// closes the menu without a choice, it sends `onDismiss` if there is one. A menu that is still present then is
  /// dismissed (`PresentationAction.dismiss`).
  ///
  /// - Parameter item: The store: `$store.scope(state: \.bottomMenu, action: \.bottomMenu)`.
  @MainActor @preconcurrency
  public func bottomMenu<Action>(_ item: Binding<Store<BottomMenuState<Action>, Action>?>) -> some View {
    bottomMenu(
      item: Binding(
        get: {
          guard let store = item.wrappedValue else { return nil }
          var menu = store.withState { $0 }.menu { store.send($0) }
          menu.runsActionsFirst = true
          return menu
        },
        set: { menu, transaction in
          guard menu == nil, let store = item.wrappedValue else { return }
          withAnimation(transaction.disablesAnimations ? nil : transaction.animation) {
            store.withState(\.onDismiss)?.perform { store.send($0) }
            if item.wrappedValue != nil { item.wrappedValue = nil }
          }
        }))
  }
}
