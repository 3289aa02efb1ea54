import ComposableArchitecture
import ComposableComponents
import SwiftUI

struct PhotoFeatureView: View {
  @Bindable var store: StoreOf<Photo>

  var body: some View {
    VStack {
      Image(systemName: store.isFavorite ? "heart.fill" : "photo")
        .font(.largeTitle)
        .opacity(store.isHidden ? 0.2 : 1)
      Button("More") {
        store.send(.moreButtonTapped, animation: .snappy)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .bottomMenu($store.scope(state: \.menu, action: \.menu))
  }
}
