public import Foundation

/// What can be dragged from a view; the value stays here, and is asked for when it is dropped.
@MainActor
protocol DragSource {
  var payload: () -> Any { get }
}

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
        let dragged = context.dragged(from: source)
        // Items of a container are dragged together.
        let items = (dragged as? [Any])?.compactMap { $0 as? T } ?? []
        if !items.isEmpty { return action(items, place) }
        guard let item = dragged as? T else { return false }
        return action([item], place)
      }
      guard let text = drop.text else { return false }
      T.read(text) { _ = action([$0], place) }
      return true
    default: return false
    }
  }
}

extension ElementContext {
  /// What is dragged from another node, if it is on screen and can be dragged.
  func dragged(from id: RenderNodeID) -> Any? {
    let graph = node.graph
    guard (try? graph.tree.checkReach(of: id, by: .dropTarget(true))) != nil else { return nil }
    return graph.committer.elements[id]?.dragPayload
  }
}

extension View {
  /// The view can be dragged to one that takes such values.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(payload: payload))
  }

  /// The view can be dragged to one that takes such values. Renderers show the view itself while it is dragged.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DraggableModifier(payload: payload)) }

  /// Runs `action` when values of a type are dropped on the view.
  ///
  /// - Parameters:
  ///   - action: is given the values and the place, in points within the view; it says whether it took them.
  ///   - isTargeted: is told whether something is held over the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { modifier(DropModifier<T>(action: action, isTargeted: isTargeted)) }
}
