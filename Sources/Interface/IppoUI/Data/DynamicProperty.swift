/// A stored property of a view that brings its value from outside the view (SwiftUI's `DynamicProperty`).
///
/// A type of your own conforms when it is made of other dynamic properties; ``update()`` runs before every body.
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the properties inside have their values.
  mutating func update()

  /// Connects the property with the node whose body is about to run.
  mutating func _connect(_ connection: _PropertyConnection)

  /// Whether the values two view values have for this property make no difference to the view.
  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  public mutating func _connect(_ connection: _PropertyConnection) {
    let facts = TypeFacts.of(Self.self, example: self)
    withUnsafeMutablePointer(to: &self) { facts.connect(UnsafeMutableRawPointer($0), connection) }
    update()
  }

  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in TypeFacts.of(Self.self, example: lhs.pointee).areFieldsEqual(lhs, rhs) }
    }
  }
}

/// What a dynamic property is connected with: the node, and what the property keeps there between evaluations.
///
/// Properties are connected in the order in which they are declared, each time; that is how they find what they kept.
public final class _PropertyConnection {
  let node: _Node
  let environment: EnvironmentCell
  private let scene: SceneValues
  private(set) var kept: [AnyObject]
  private var next = 0

  @MainActor init(_ node: _Node, kept: [AnyObject]) {
    self.node = node
    environment = node.inputs.environment
    scene = node.graph.sceneValues
    self.kept = kept
  }

  /// The object this property keeps; `make` makes it the first time.
  func keep<T: AnyObject>(_ make: () -> T) -> T {
    defer { next += 1 }
    if next < kept.count { return unsafeDowncast(kept[next], to: T.self) }
    let object = make()
    kept.append(object)
    return object
  }
}

extension _PropertyConnection {
  /// The object the window keeps under a name; one of another type is replaced.
  func sceneValue<T: AnyObject>(_ key: String, _ make: () -> T) -> T {
    if let known = scene.values[key] as? T { return known }
    let object = make()
    scene.values[key] = object
    return object
  }
}

/// What a window keeps for its views, by name.
final class SceneValues {
  fileprivate var values: [String: AnyObject] = [:]
}

/// What the dynamic properties of a scope keep.
@MainActor
struct PropertyStorage {
  private var kept: [AnyObject] = []

  /// Connects the properties of `view` with `node`.
  mutating func connect<V>(_ view: inout V, of node: _Node, facts: TypeFacts) {
    guard facts.hasDynamicProperties else { return }
    let connection = _PropertyConnection(node, kept: kept)
    withUnsafeMutablePointer(to: &view) { facts.connect(UnsafeMutableRawPointer($0), connection) }
    kept = connection.kept
  }

  /// Ends subscriptions.
  mutating func disconnect() {
    for case let object as any PropertyLifetime in kept { object.end() }
    kept = []
  }
}

/// Something a property keeps that must be told when its node goes.
protocol PropertyLifetime: AnyObject {
  @MainActor func end()
}
