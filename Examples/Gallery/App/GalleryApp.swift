import ExampleGallery
import SwiftUI

/// All examples in one window.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Ippo Gallery") {
      GalleryScreen()
    }
  }
}
