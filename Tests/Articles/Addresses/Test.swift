import Foundation
import IppoTesting
import SwiftUI
import Testing

struct Shop: View {
  var body: some View { Text("Shop") }
}

@MainActor
@Test func showing() throws {
  //= #expect(host.graph.address == "/shoes/42")
}
