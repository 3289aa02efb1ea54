import SwiftUI

/// Pages whose dots lie on a ground, as the app says.
struct DotScreen: View {
  var body: some View {
    VStack {
      pages.indexViewStyle(.page(backgroundDisplayMode: .always))
      pages
      pages.indexViewStyle(.page(backgroundDisplayMode: .never))
    }
  }

  private var pages: some View {
    TabView { ForEach(0..<3) { Text("Page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.teal) } }
      .tabViewStyle(.page)
  }
}
