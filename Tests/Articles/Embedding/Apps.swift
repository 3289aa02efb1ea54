//! module Admin
import SwiftUI

public struct AdminApp: App {
  public init() {}
  public var body: some Scene {
    WindowGroup { Text("Admin") }
  }
}

public struct Widgets: App {
  public init() {}
  public var body: some Scene {
    WindowGroup { Text("Counter") }
  }
}
