import SwiftUI

extension View {
  func menu(item: Binding<Menu?>) -> some View {
    modifier(MenuModifier(item: item))
  }
}

struct PhotoView: View {
  @State private var menu: Menu?
  @State private var isFavorite = false

  var body: some View {
    VStack {
      Image(systemName: isFavorite ? "heart.fill" : "photo")
        .font(.largeTitle)
      Button("More") {
        withAnimation(.snappy) {
          menu = Menu(
            title: "This Photo",
            buttons: [
              Menu.Button(id: "Favorite", symbol: "heart") { isFavorite.toggle() }
            ])
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .menu(item: $menu)
  }
}
