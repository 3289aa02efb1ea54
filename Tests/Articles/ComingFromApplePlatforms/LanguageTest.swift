import IppoTesting
import SwiftUI
import Testing

struct BasketView: View {
  var body: some View { Text("basket") }
}

@MainActor
@Test func german() {
  //= #expect(host.contains("Warenkorb"))
}
