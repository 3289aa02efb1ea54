internal import RuntimeABI

/// Several views side by side, as ``ViewBuilder`` makes them (SwiftUI's `TupleView`).
///
/// A container arranges them as if they were its own children.
nonisolated public struct TupleView<T>: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// The views.
  public var value: T
  private let elements: any TupleElements.Type

  /// A tuple of views. Another value counts as one view, or stays hidden if it is no view.
  public init(_ value: T) {
    self.value = value
    elements = ReflectedElements.self
  }

  init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    elements = PackElements<repeat each Content>.self
  }

  /// Makes a node for each view of the tuple, in their order.
  @MainActor public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = TupleNode(in: parent, inputs)
    withUnsafePointer(to: view.value) { view.elements.make($0, T.self, in: node) }
    return node
  }

  /// Patches each view of the tuple.
  @MainActor public static func _patchNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    withUnsafePointer(to: view.value) { view.elements.patch($0, T.self, node) }
  }
}

final class TupleNode: _Node {
  @exclusivity(unchecked) fileprivate var children: ContiguousArray<_Node> = []

  fileprivate func append(_ child: _Node) {
    child.ordinal = Int32(children.count)
    children.append(child)
  }

  override func forEachChild(_ body: (_Node) -> Void) { children.forEach(body) }

  override func place(of child: _Node) -> UInt64 {
    let index = Int(child.ordinal)
    // A child that is being made comes after the present ones.
    return UInt64(children.indices.contains(index) && children[index] === child ? index + 1 : children.count + 1)
  }
}

/// The access to the views of a tuple, whose type alone does not name them.
@MainActor
private protocol TupleElements: Sendable {
  static func make(_ value: UnsafeRawPointer, _ type: any Any.Type, in node: TupleNode)
  static func patch(_ value: UnsafeRawPointer, _ type: any Any.Type, _ node: TupleNode)
}

/// A tuple whose element types are known.
private struct PackElements<each Content: View>: TupleElements {
  static func make(_ value: UnsafeRawPointer, _ type: any Any.Type, in node: TupleNode) {
    let value = value.assumingMemoryBound(to: (repeat each Content).self).pointee
    func make<V: View>(_ view: V) { node.append(V._makeNode(view, in: node, node.inputs.ofPart)) }
    repeat make(each value)
  }

  static func patch(_ value: UnsafeRawPointer, _ type: any Any.Type, _ node: TupleNode) {
    let value = value.assumingMemoryBound(to: (repeat each Content).self).pointee
    var index = 0
    func patch<V: View>(_ view: V) {
      V._patchNode(node.children[index], view)
      index += 1
    }
    repeat patch(each value)
  }
}

/// A tuple that was given as a value of some type.
private enum ReflectedElements: TupleElements {
  static func make(_ value: UnsafeRawPointer, _ type: any Any.Type, in node: TupleNode) {
    for element in FieldLayout.elements(of: type) {
      guard let view = element.type as? any View.Type else { continue }
      func make<V: View>(_: V.Type) {
        let view = (value + element.offset).assumingMemoryBound(to: V.self).pointee
        node.append(V._makeNode(view, in: node, node.inputs.ofPart))
      }
      make(view)
    }
  }

  static func patch(_ value: UnsafeRawPointer, _ type: any Any.Type, _ node: TupleNode) {
    var index = 0
    for element in FieldLayout.elements(of: type) {
      guard let view = element.type as? any View.Type else { continue }
      func patch<V: View>(_: V.Type) {
        V._patchNode(node.children[index], (value + element.offset).assumingMemoryBound(to: V.self).pointee)
      }
      patch(view)
      index += 1
    }
  }
}
