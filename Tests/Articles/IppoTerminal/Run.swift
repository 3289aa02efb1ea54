import IppoTerminal
import SwiftUI

struct ContentView: View {
  var body: some View { Text("Hello") }
}

@MainActor
func run() async throws {
  //= try await TerminalApp.run { ViewGraph { ContentView() } }
}
