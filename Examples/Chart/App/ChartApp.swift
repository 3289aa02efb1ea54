import ChartExample
import SwiftUI

/// A chart that a script draws, in a page of views.
@main
struct ChartApp: App {
  var body: some Scene {
    WindowGroup("Rain") { RainView() }
  }
}
