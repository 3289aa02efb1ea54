public import Foundation

extension Scene {
  /// The size of a new window, in points. Has no effect in browsers and terminals: people have opened the window before
  /// the app runs in it. Descriptions of windows have it for renderers that open them.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    _ModifiedScene(scene: self, change: { $0.defaultSize = (width, height) })
  }

  /// The size of a new window, in points.
  public func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: Double(size.width), height: Double(size.height))
  }

  /// The store of `@AppStorage` in the scene's windows.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    _ModifiedScene(scene: self) { $0.modifyContent { AnyView($0.defaultAppStorage(store)) } }
  }

  /// Changes the environment of the scene's content.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _ModifiedScene(scene: self) { $0.modifyContent { AnyView($0.transformEnvironment(keyPath, transform: transform)) } }
  }

  /// Sets a value of the environment for the content of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _ModifiedScene(scene: self) { $0.modifyContent { AnyView($0.environment(keyPath, value)) } }
  }

  /// Sets the observable object that `@Environment(T.self)` finds in the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(scene: self) { $0.modifyContent { AnyView($0.environment(object)) } }
  }

  /// Sets the object that `@EnvironmentObject` finds in the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _ModifiedScene(scene: self) { $0.modifyContent { AnyView($0.environmentObject(object)) } }
  }

  /// Runs an action in each window of the scene when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(scene: self) { $0.modifyContent { AnyView($0.onChange(of: value, initial: initial, action)) } }
  }

  /// Runs an action in each window of the scene when a value changes.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    _ModifiedScene(scene: self) { $0.modifyContent { AnyView($0.onChange(of: value, initial: initial, action)) } }
  }

  /// Runs an action with the new value in each window of the scene when a value changes.
  @available(*, deprecated, message: "Use onChange(of:initial:_:) with two parameters or none instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }
}

/// A scene with changed windows.
struct _ModifiedScene<Base: Scene>: Scene {
  typealias Body = Never

  let scene: Base
  let change: @MainActor (inout WindowDescription) -> Void

  static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.modifying(scene.change) { Base._describe(scene.scene, to: collector) }
  }
}

extension WindowDescription {
  fileprivate mutating func modifyContent(_ modify: @escaping @MainActor (AnyView) -> AnyView) {
    content = { [content] in modify(content($0)) }
  }
}
