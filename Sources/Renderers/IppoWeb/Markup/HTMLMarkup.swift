import IppoRender

/// An element with everything below it, ready to be written as JSON.
package struct HTMLMarkup: Hashable, Sendable {
  package enum Child: Hashable, Sendable {
    case text(String)
    case element(HTMLMarkup)
  }

  package var tag: String
  /// `nil` for fixed content, which is never addressed again.
  package var address: NodeAddress?
  package var attributes: AttributeList
  package var styles: AttributeList
  package var children: [Child]
}
