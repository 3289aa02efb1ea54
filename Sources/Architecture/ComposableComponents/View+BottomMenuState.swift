public import ComposableArchitectureCore
import IppoComponents
public import IppoUI

extension View {
  /// Shows a bottom menu while the state of a store is there, and sends what is chosen.
  ///
  /// The state alone decides whether the menu is there. When a person closes it, `onDismiss` is sent, in its own
  /// animation or in the one in which the menu closes; choosing a button sends `onDismiss`, and then the button's
  /// action. It is for the reducer to set the state to `nil`: without an `onDismiss` that does so the menu stays.
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
  /// Choosing a button sends its action, and nothing else: an ephemeral state goes with its answer. When a person closes
  /// the menu without a choice, `onDismiss` is sent if there is one; a menu that is still there then is dismissed
  /// (`PresentationAction.dismiss`).
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
