import IppoTesting
import SwiftUI
import Testing

struct RainView: View {
  var body: some View { Text("Rain") }
}

@MainActor
@Test func choosing() throws {
  //= let host = ViewHost { RainView() }
}
