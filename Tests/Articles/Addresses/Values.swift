import SwiftUI

enum Tab: String { case new, sale }

//= struct Shop: View {
//… Text("New")

struct Tabs: View {
  @State private var tab = Tab.new

  var body: some View {
    //= TabView(selection: $tab) { … }
    //… Text("New").tag(Tab.new)
  }
}

struct Screen {
  var slug: String
  init?(slug: String) { self.slug = slug }
}

struct Model {
  var path: [Screen] = []

  //= var address: [String] {
}

struct Product {
  var name: String
  var maker: String
  var sizes: [Int]
}

struct ProductView: View {
  init(_ product: Product) {}
  var body: some View { Text("Product") }
}

struct ProductScreen: View {
  let product: Product

  var body: some View {
    //= ProductView(product)
  }
}
