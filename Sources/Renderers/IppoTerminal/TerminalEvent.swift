public import IppoRender

/// An event for a node of the graph: what ``TerminalRenderer`` makes of what a person did.
public struct TerminalEvent: Equatable, Sendable {
  /// The event.
  public var event: RenderEvent
  /// The node it was done to.
  public var id: RenderNodeID

  /// An event for a node.
  public init(_ event: RenderEvent, to id: RenderNodeID) {
    self.event = event
    self.id = id
  }
}
