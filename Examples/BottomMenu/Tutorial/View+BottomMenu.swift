import ComposableArchitecture
import IppoComponents
import SwiftUI

extension View {
  /// Shows a bottom menu while the state of a store is there.
  func bottomMenu<Action>(
    _ store: Store<BottomMenuState<Action>?, Action>
  ) -> some View where Action: Equatable {
    WithViewStore(store) { viewStore in
      bottomMenu(
        item: Binding(
          get: {
            viewStore.state?.converted(send: viewStore.send, sendWithAnimation: viewStore.send)
          },
          set: { menu, transaction in
            // Only closing is told to the store: what is shown is for the state to say.
            withAnimation(transaction.disablesAnimations ? nil : transaction.animation) {
              if menu == nil, let onDismiss = viewStore.state?.onDismiss {
                onDismiss.perform(send: viewStore.send, sendWithAnimation: viewStore.send)
              }
            }
          }
        )
      )
    }
  }
}

extension BottomMenuState {
  @MainActor
  fileprivate func converted(
    send: @escaping (Action) -> Void, sendWithAnimation: @escaping (Action, Animation?) -> Void
  ) -> BottomMenu {
    BottomMenu(
      title: Text(title),
      message: message.map { Text($0) },
      buttons: buttons.map { $0.converted(send: send, sendWithAnimation: sendWithAnimation) },
      footerButton: footerButton.map { $0.converted(send: send, sendWithAnimation: sendWithAnimation) }
    )
  }
}

extension BottomMenuState.Button {
  @MainActor
  fileprivate func converted(
    send: @escaping (Action) -> Void, sendWithAnimation: @escaping (Action, Animation?) -> Void
  ) -> BottomMenu.Button {
    BottomMenu.Button(title: Text(title), icon: icon) {
      action?.perform(send: send, sendWithAnimation: sendWithAnimation)
    }
  }
}
