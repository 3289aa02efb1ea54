import InMemoryTracing
import SwiftUI
import Tracing

let tracer = InMemoryTracer()

struct ContentView: View {
  var body: some View { Text("Hello") }
}

//= struct MyApp: App {
