import CatalogExample
import SwiftUI

/// Every control and family of modifiers in one window; each page has an address.
@main
struct CatalogApp: App {
  var body: some Scene {
    WindowGroup("Ippo Catalogue") {
      CatalogWindow()
    }
  }
}

private struct CatalogWindow: View {
  @State private var page: CatalogPage?

  var body: some View {
    CatalogView(page: $page)
      .address(path: $page)
  }
}
