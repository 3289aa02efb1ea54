import Foundation
@_spi(Testing) import IppoUI

extension ViewHost {
  /// The attributes of the one custom element of this name, as the script would see them.
  /// - Throws: ``ViewHostError`` when there is none, or more than one.
  public func attributes(ofElement name: String) throws -> [String: String] {
    try customElement(name).value.attributes
  }

  /// Dispatches an event at the one custom element of this name, as its script does it.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - detail: its `detail`.
  ///   - name: the name of the element.
  /// - Throws: ``ViewHostError`` without exactly one such element; `RenderEventError` when the element refuses the
  ///   event, or the detail is of another type than it expects.
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

  private func customElement(_ name: String) throws -> (id: RenderNodeID, value: RenderCustomElement) {
    try element("element <\(name)>") { element in
      if case .custom(let custom) = element, custom.name == name { custom } else { nil }
    }
  }
}
