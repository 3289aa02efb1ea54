/// A window with tools beside the others (`SwiftUI.UtilityWindow`). It is never the window that an app opens with; a
/// renderer opens it by its id.
nonisolated public struct UtilityWindow<Content: View>: Scene {
  /// A window has no body.
  public typealias Body = Never

  let id: String
  let title: String
  let content: () -> Content

  /// - Parameters:
  ///   - title: of the window.
  ///   - id: names the window.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.title = String(title)
    self.content = content
  }

  /// Offers the window.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.add(WindowDescription(id: scene.id, title: scene.title, isMain: false, showing: scene.content))
  }
}

/// An item that shows and hides a window (`SwiftUI.WindowVisibilityToggle`). The item is hidden, because pages and
/// terminals open no windows.
public struct WindowVisibilityToggle: View {
  /// An item for a window. Has no effect in browsers and terminals: an app there has the windows that the user opens.
  ///
  /// - Parameter windowID: The id of the window.
  public init(windowID: String) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}
