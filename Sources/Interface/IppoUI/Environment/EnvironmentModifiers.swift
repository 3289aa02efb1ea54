extension View {
  /// Sets a value of the environment for this view and all below.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets the observable object that `@Environment(T.self)` finds below; `nil` hides one set above.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[_TypeBox<T>()], value: object))
  }

  /// Changes a value of the environment for this view and all below.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Carries a type in a key path.
struct _TypeBox<T>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject & Observable>(box: _TypeBox<T>) -> T? {
    get { self[T.self] }
    set { self[T.self] = newValue }
  }
}

/// Writes values of the environment.
@MainActor @preconcurrency
protocol EnvironmentWriter: ViewModifier where Body == Never {
  func write(_ values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  /// Makes a node whose content has an environment of its own.
  public static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    EnvironmentNode(modifier, content, in: parent, inputs)
  }

  /// Writes the values again, and patches the content.
  public static func _patchNode<Content: View>(_ node: _Node, _ modifier: Self, _ content: Content) {
    unsafeDowncast(node, to: EnvironmentNode<Self, Content>.self).patch(modifier, content)
  }
}

/// Sets a value of the environment (SwiftUI's `_EnvironmentKeyWritingModifier`).
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentWriter {
  /// The value that is written.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value that the modifier sets.
  public var value: Value

  /// Sets the value at a key path.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  func write(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Changes a value of the environment (SwiftUI's `_EnvironmentKeyTransformModifier`).
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentWriter {
  /// The value that is written.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The change.
  public var transform: (inout Value) -> Void

  /// Changes the value at a key path with a closure.
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  func write(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// The node of an environment writer: its cell, and the content that reads it.
final class EnvironmentNode<Modifier: EnvironmentWriter, Content: View>: _Node {
  private var modifier: Modifier
  private let cell: EnvironmentCell
  private var content: _Node!
  private var tracking = ObservationScope()
  private let observation = TypeFacts.of(Modifier.self).observation

  init(_ modifier: Modifier, _ content: Content, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    cell = EnvironmentCell(parent: inputs.environment)
    super.init(in: parent, inputs)
    cell.begin(with: written())
    self.content = Content._makeNode(content, in: self, inputs.with(environment: cell))
  }

  func patch(_ modifier: Modifier, _ content: Content) {
    self.modifier = modifier
    cell.write(written())
    Content._patchNode(self.content, content)
  }

  /// A value above that the writer reads has changed.
  override func update() { cell.write(written()) }

  private func written() -> KeyedValues {
    tracking.evaluate(self, observes: observation) {
      var values = EnvironmentValues(inputs.environment)
      modifier.write(&values)
      return values.written
    }
  }

  override func willRemove() { tracking.end(of: self) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
