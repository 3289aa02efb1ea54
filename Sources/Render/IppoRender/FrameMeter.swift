/// An object that takes note of what a renderer does for the events of a window, for an inspector.
@MainActor
package protocol FrameMeter: AnyObject {
  /// The time from any beginning on.
  var time: Duration { get }

  /// Notes the time of the layout of a frame after the last event.
  func noteLayout(_ duration: Duration)

  /// A function for the bytes of a frame after the last event, as the renderer sends them.
  func bytesOfLastEvent() -> @Sendable (Int) -> Void
}

/// A window whose renderer may have a meter.
@MainActor
package protocol MeteredSource: RenderSource {
  /// The meter; `nil` where nobody asks.
  var meter: (any FrameMeter)? { get }
}
