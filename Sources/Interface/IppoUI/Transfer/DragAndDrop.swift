public import Foundation

struct DraggableModifier: AttributeModifier, DragSource {
  typealias Body = Never
  let payload: () -> Any

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if context.environment.isEnabled { attributes.gestures.insert(.grab) }
  }
}

private struct DropModifier<T: Transferable>: AttributeModifier {
  typealias Body = Never
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if context.environment.isEnabled { attributes.gestures.insert(.drop) }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .dropTarget(let isOver):
      isTargeted(isOver)
      return true
    case .drop(let drop):
      let place = CGPoint(x: drop.location.x, y: drop.location.y)
      if let source = drop.source {
        return DraggedItems(context.dragged(from: source)).take { action($0, place) }
      }
      guard let text = drop.text else { return false }
      T.read(text) { _ = action([$0], place) }
      return true
    default: return false
    }
  }
}

extension ElementContext {
  /// The data that are dragged from another node, if the node is on screen and draggable.
  func dragged(from id: RenderNodeID) -> Any? {
    let graph = node.graph
    guard (try? graph.tree.checkReach(of: id, by: .dropTarget(true))) != nil else { return nil }
    return graph.committer.elements[id]?.dragPayload
  }
}

extension View {
  /// Lets a user drag the view to a view that takes such values.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(payload: payload))
  }

  /// Lets a user drag the view to a view that takes such values. Renderers show the view itself while it is dragged.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DraggableModifier(payload: payload)) }

  /// Runs `action` when values of a type are dropped on the view.
  ///
  /// - Parameters:
  ///   - action: Receives the values and the place, in points within the view. Its result says whether it has accepted
  ///     them.
  ///   - isTargeted: Called with whether the pointer holds data over the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { modifier(DropModifier<T>(action: action, isTargeted: isTargeted)) }
}
