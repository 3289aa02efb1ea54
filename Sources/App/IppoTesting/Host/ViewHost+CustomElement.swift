import Foundation
@_spi(Testing) import IppoUI

extension ViewHost {
  /// The attributes of the one custom element of this name, as the script would see them.
  /// - Throws: ``ViewHostError`` when there is none, or more than one.
  public func attributes(ofElement name: String) throws -> [String: String] {
    try customElement(name).element.attributes
  }

  /// Dispatches an event at the one custom element of this name, as its script does it.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - detail: its `detail`.
  ///   - name: the name of the element.
  /// - Throws: ``ViewHostError`` when there is no such element, or more than one; `RenderEventError` when it does not take the
  ///   event, or the detail is another one than it waits for.
  public func dispatch(_ event: String, _ detail: some Encodable, atElement name: String) throws {
    let text = String(decoding: try JSONEncoder().encode(detail), as: UTF8.self)
    try graph.send(.custom(name: event, detail: text), to: customElement(name).id)
    graph.drain()
  }

  /// Dispatches an event without a detail at the one custom element of this name.
  public func dispatch(_ event: String, atElement name: String) throws {
    try graph.send(.custom(name: event, detail: "null"), to: customElement(name).id)
    graph.drain()
  }

  private func customElement(_ name: String) throws -> (id: RenderNodeID, element: RenderCustomElement) {
    graph.drain()
    var found: [(id: RenderNodeID, element: RenderCustomElement)] = []
    var pending = tree.root.map { [$0] } ?? []
    while let id = pending.popLast() {
      if case .custom(let element)? = tree[id]?.element, element.name == name { found.append((id, element)) }
      pending.append(contentsOf: tree.children(of: id).reversed())
    }
    guard let first = found.first else { throw ViewHostError.notFound("element <\(name)>", screen: outline) }
    guard found.count == 1 else {
      throw ViewHostError.ambiguous("element <\(name)>", count: found.count, screen: outline)
    }
    return first
  }
}
