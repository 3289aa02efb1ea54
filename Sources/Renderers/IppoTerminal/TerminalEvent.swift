public import IppoRender

/// An event for a node of the graph: what ``TerminalRenderer`` makes of what a person did.
public struct TerminalEvent: Equatable, Sendable {
  public var event: RenderEvent
  public var id: RenderNodeID

  public init(_ event: RenderEvent, to id: RenderNodeID) {
    self.event = event
    self.id = id
  }
}
