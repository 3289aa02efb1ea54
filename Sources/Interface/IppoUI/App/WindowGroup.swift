/// Windows that all show the same content, each with a state of its own (SwiftUI's `WindowGroup`).
///
/// Every session of a server is one window of the app's first group.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// A group of windows has no body.
  public typealias Body = Never

  let id: String?
  let title: String?
  let valueType: (any Any.Type)?
  let content: (Any?) -> Content

  /// The windows of the app.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: nil, content: content)
  }

  /// - Parameter id: names the group for `openWindow(id:)`.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: nil, content: content)
  }

  /// - Parameter title: of the windows.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: String(title), content: content)
  }

  /// - Parameters:
  ///   - title: of the windows.
  ///   - id: names the group for `openWindow(id:)`.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: String(title), content: content)
  }

  private init(id: String?, title: String?, content: @escaping () -> Content) {
    self.init(id: id, title: title, valueType: nil) { _ in content() }
  }

  init(id: String?, title: String?, valueType: (any Any.Type)?, content: @escaping (Any?) -> Content) {
    self.id = id
    self.title = title
    self.valueType = valueType
    self.content = content
  }

  /// Offers a window, which opens with the app where it is the first one.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.add(
      WindowDescription(id: scene.id, title: scene.title, valueType: scene.valueType, isMain: true) {
        [content = scene.content] in AnyView(content($0))
      })
  }
}

/// A single window (SwiftUI's `Window`).
nonisolated public struct Window<Content: View>: Scene {
  /// A window has no body.
  public typealias Body = Never

  let id: String
  let title: String
  let content: () -> Content

  /// - Parameters:
  ///   - title: of the window.
  ///   - id: names the window for `openWindow(id:)`.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.title = String(title)
    self.content = content
  }

  /// Offers a window, which opens with the app where it is the first one.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.add(WindowDescription(id: scene.id, title: scene.title, isMain: true, showing: scene.content))
  }
}
