import ComposableArchitecture
import SwiftUI

struct SharedStatesView: View {
  @Bindable var store: StoreOf<SharedStates>

  var body: some View {
    VStack(spacing: 24) {
      Picker("Tab", selection: $store.currentTab.sending(\.selectTab)) {
        ForEach(SharedStates.Tab.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      switch store.currentTab {
      case .counter: CounterTabView(store: store.scope(state: \.counter, action: \.counter))
      case .profile: ProfileTabView(store: store.scope(state: \.profile, action: \.profile))
      }
      Spacer()
    }
    .padding()
  }
}
