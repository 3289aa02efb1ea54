import SwiftUI

/// A view to look at the type of: what is set inside a navigation view is a preference.
struct BarItemsSample: View {
  var body: some View {
    NavigationView {
      Text("Hello world")
        .navigationBarItems(leading: Text("Leading"))
    }
  }
}
