internal import Foundation
internal import IppoArchive

/// The kind of motion of a scroll view (`SwiftUI.ScrollPhase`).
///
/// Renderers report the position of a region and not the cause of its motion. Only ``interacting`` and ``idle`` occur.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger rests on it and may begin to move it.
  case tracking
  /// The user moves the scroll view.
  case interacting
  /// The scroll view slows down to rest.
  case decelerating
  /// The app scrolls it with an animation.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view when its phase changes (`SwiftUI.ScrollPhaseChangeContext`).
public struct ScrollPhaseChangeContext {
  /// The position of the region over the content.
  public let geometry: ScrollGeometry
  /// The speed of the user's motion, in points a second, which renderers do not report.
  public var velocity: CGVector? { nil }
}

extension View {
  /// Runs `action` when the first scroll view within this view begins to move, and when it has stood still for a
  /// quarter of a second.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

  /// Runs `action` when the first scroll view within this view begins to move, and when it has stood still for a
  /// quarter of a second.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}

private struct ScrollPhaseModifier: ViewModifier {
  @State private var follower = PhaseFollower()
  private var scope = NodeProperty()
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    follower.action = action
    follower.frameSource = scope.node?.graph.frameSource
    return content.modifier(ScrollObservation { [follower] in follower.follow($0) })
  }
}

/// Derives phases from places and from the time that passes without another one.
@MainActor
private final class PhaseFollower: Unarchived {
  nonisolated init() {}

  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  var frameSource: (any FrameSource)?
  private var phase = ScrollPhase.idle
  private var geometry: ScrollGeometry?
  /// Counts moves: time that was measured from an earlier one does not count.
  private var move = 0

  func follow(_ new: ScrollGeometry) {
    let old = geometry
    geometry = new
    guard let old, old.contentOffset != new.contentOffset else { return }
    move += 1
    change(to: .interacting)
    frameSource?.schedule(after: 0.25) { [weak self, move] in
      guard let self, self.move == move else { return }
      change(to: .idle)
    }
  }

  private func change(to new: ScrollPhase) {
    guard phase != new, let geometry else { return }
    let old = phase
    phase = new
    action(old, new, ScrollPhaseChangeContext(geometry: geometry))
  }
}
