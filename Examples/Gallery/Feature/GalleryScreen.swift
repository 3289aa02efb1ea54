import ComposableArchitecture
import SwiftUI

/// The content of one window.
public struct GalleryScreen: View {
  @State private var store = Store(initialState: Launch.state ?? Gallery.State()) {
    Gallery()
  }

  public init() {}

  public var body: some View { GalleryView(store: store) }
}

struct GalleryView: View {
  @Bindable var store: StoreOf<Gallery>

  var body: some View {
    NavigationSplitView {
      ExampleList(store: store)
        .navigationSplitViewColumnWidth(ideal: 300)
    } detail: {
      if let example = store.example, let open = store.open {
        ExampleDetail(store: store, example: example, variant: example.variant(open.spelling))
          .id(open)
      } else {
        GalleryHome { store.selection = $0 }
      }
    }
    .address(path: $store.selection) { Catalog.example($0) != nil }
    .address("spelling", $store.spelling, default: .today)
  }
}

#Preview {
  GalleryScreen()
}
