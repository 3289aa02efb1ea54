import ComposableArchitecture
import MyAppFeature
import SwiftUI

@main
struct MyApp: App {
  var body: some Scene {
    WindowGroup {
      // The store is made inside of the window: each window has a list of its own.
      ChecklistView(store: Store(initialState: Checklist.State()) { Checklist() })
    }
  }
}
