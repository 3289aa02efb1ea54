package import IppoRender

/// One change of the page. Patches are applied in order.
package enum PagePatch: Equatable, Sendable {
  /// The element's only content is this text.
  case text(NodeAddress, String)
  /// All of the element's content, which is fixed: nothing in it is addressed.
  case content(NodeAddress, [HTMLMarkup.Child])
  case attributes(NodeAddress, [AttributeChange])
  /// The app has changed the text of a field, with the change and its revision.
  case edit(NodeAddress, TextEdit, revision: Int)
  case styles(NodeAddress, [AttributeChange])
  /// A new element, as a child of `into`, before another child or at the end.
  case insert(HTMLMarkup, into: NodeAddress, before: NodeAddress?)
  /// An element that is on the page already.
  case move(NodeAddress, into: NodeAddress, before: NodeAddress?)
  case remove(NodeAddress)
  /// The element is of another kind now; everything below it is new as well.
  case replace(NodeAddress, HTMLMarkup)
  /// The visible part of the page: the element, or another part of its content.
  case scroll(NodeAddress, RenderScrollTarget)
  /// Open a URL: one of this server in place of the page, another in a tab of its own.
  case open(NodeAddress, String)
  /// Put a text on the clipboard.
  case copy(NodeAddress, String)
  /// Use a device of the person.
  case device(NodeAddress, DeviceRequest)
  /// How the patches that follow are timed; `nil`: at once, which is also how a frame starts.
  case timing(RenderAnimation?)
}
