/// A part of an app with a life cycle of its own: a window (SwiftUI's `Scene`).
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes this one is made of; `Never` for a primitive scene.
  associatedtype Body: Scene

  /// The scenes this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Describes the windows of the scene.
  @MainActor @preconcurrency static func _describe(_ scene: Self, to collector: _SceneCollector)
}

extension Scene {
  /// Describes the windows of the body.
  public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.nested(scene) { Body._describe($0.body, to: collector) }
  }
}

extension Scene where Body == Never {
  /// A primitive scene has no body; evaluating it is a programming error, as in SwiftUI.
  public var body: Never { fatalError("body should not be called on \(Self.self): it is a primitive scene.") }
}

extension Never: Scene {}

/// Makes one scene of the statements of a closure (SwiftUI's `SceneBuilder`).
@resultBuilder
public enum SceneBuilder {
  /// A statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One statement: the scene itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
    (repeat each Content)
  > {
    _TupleScene(value: (repeat each content), elements: PackScenes<repeat each Content>.self)
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }

  /// A statement within `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
nonisolated public struct _TupleScene<T>: Scene {
  /// Several scenes have no body.
  public typealias Body = Never

  let value: T
  fileprivate let elements: any TupleScenes.Type

  /// Describes the windows of each of the scenes, in order.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    withUnsafePointer(to: scene.value) { scene.elements.describe($0, to: collector) }
  }
}

/// A scene that may be missing.
nonisolated public struct _OptionalScene<Content: Scene>: Scene {
  /// A scene that may be missing has no body.
  public typealias Body = Never

  let content: Content?

  /// Describes the windows of the scene; none without a scene.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    if let content = scene.content { Content._describe(content, to: collector) }
  }
}

/// The access to the scenes of a tuple, whose type alone does not name them.
@MainActor
private protocol TupleScenes: Sendable {
  static func describe(_ value: UnsafeRawPointer, to collector: _SceneCollector)
}

private struct PackScenes<each Content: Scene>: TupleScenes {
  static func describe(_ value: UnsafeRawPointer, to collector: _SceneCollector) {
    let value = value.assumingMemoryBound(to: (repeat each Content).self).pointee
    var position = 0
    func describe<S: Scene>(_ scene: S) {
      collector.describe(scene, at: position)
      position += 1
    }
    repeat describe(each value)
  }
}
